import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { fitStage, LEAST_WORDS, type StageFit } from './stage-fit.ts';

const UNKNOWN: StageFit = { picture: 200, words: LEAST_WORDS, ring: 96, ringAt: 'corner' };

type Stage = {
  stage: RefObject<HTMLElement | null>;
  /** The place that the words may fill, with the words as its only child. */
  words: RefObject<HTMLElement | null>;
  hasRing: boolean;
  hasIntervals: boolean;
};

/**
 * Divides the screen by trying on the page itself, before it is painted: with each step, whenever
 * the screen changes, and once the fonts are there.
 */
export function useStageFit({ stage, words, hasRing, hasIntervals }: Stage): StageFit {
  const [fit, setFit] = useState(UNKNOWN);
  const divide = useEffectEvent(() => {
    const place = words.current;
    const text = place?.firstElementChild;
    if (!stage.current || !place || !(text instanceof HTMLElement)) return;
    const { clientWidth: width, clientHeight: height } = stage.current;
    const found = fitStage({ width, height, hasRing, hasIntervals }, (tried) => {
      apply(tried);
      const { paddingTop, paddingBottom } = getComputedStyle(place);
      const padding =
        (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0);
      // Both heights are rounded: a pixel less, so that nothing ever scrolls.
      return place.clientHeight - padding - text.offsetHeight - 1;
    });
    apply(found);
    tellToasts(stage.current);
    setFit((before) => (isSame(before, found) ? before : found));
  });
  function apply({ picture, words: size, ring, ringAt }: StageFit) {
    const { style, dataset } = stage.current ?? document.body;
    style.setProperty('--picture', `${picture}px`);
    style.setProperty('--words', `${size}px`);
    style.setProperty('--ring', `${ring}px`);
    dataset.ring = ringAt;
  }

  useLayoutEffect(() => divide());
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(() => divide());
    observer.observe(stage.current);
    document.fonts?.ready.then(() => divide());
    return () => observer.disconnect();
  }, [stage]);
  return fit;
}

/** Toasts lie outside of the stage, and keep clear of what is read on it. */
function tellToasts(stage: HTMLElement): void {
  const picture = stage.querySelector('.stage-picture')?.getBoundingClientRect();
  const { style } = document.documentElement;
  style.setProperty('--picture-width', `${picture?.right ?? 0}px`);
  style.setProperty('--picture-height', `${picture?.bottom ?? 0}px`);
}

function isSame(one: StageFit, two: StageFit): boolean {
  return (Object.keys(one) as (keyof StageFit)[]).every((name) => one[name] === two[name]);
}
