import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitStage, fitTile, LEAST_WORDS, type StageFit, type TileFit } from './stage-fit.ts';

type ShownFit = StageFit & TileFit;

const UNKNOWN: ShownFit = {
  ...{ picture: 200, words: LEAST_WORDS, short: 1, ring: 96, ringAt: 'corner' },
  ...{ tile: 100, tileAt: 'corner' },
};

type Stage = {
  stage: RefObject<HTMLElement | null>;
  /** Space that the words may fill, with the words as its only child. */
  words: RefObject<HTMLElement | null>;
  hasRing: boolean;
  isPaused: boolean;
  hasIntervals: boolean;
};

/**
 * Divides the screen by trying sizes on the page itself, before the browser paints: with each step,
 * whenever the screen changes, and once the fonts are loaded.
 */
export function useStageFit({ stage, words, ...shown }: Stage): ShownFit {
  const { hasRing, isPaused, hasIntervals } = shown;
  const [fit, setFit] = useState(UNKNOWN);
  /** State of the screen at the last division. */
  const divided = useRef('');
  const divide = useEffectEvent(() => {
    const place = words.current;
    const text = place?.firstElementChild;
    if (!stage.current || !place || !(text instanceof HTMLElement)) return;
    // Set this first, since it removes the page's scroll bar.
    document.documentElement.dataset.stage = isPaused ? 'paused' : 'running';
    const { clientWidth: width, clientHeight: height } = stage.current;
    const seen = () =>
      [
        width,
        height,
        hasRing,
        isPaused,
        hasIntervals,
        place.clientHeight,
        text.offsetHeight,
      ].join() + text.textContent;
    // Skip if nothing changed: each try styles the whole stage, which is too slow in the middle of
    // an animation.
    if (seen() === divided.current) return;
    const found = fitStage({ width, height, ...shown }, (tried) => {
      apply(tried);
      const { paddingTop, paddingBottom } = getComputedStyle(place);
      const padding =
        (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0);
      // Subtract two pixels, since both heights and the scroll height are rounded: then nothing
      // ever scrolls.
      return place.clientHeight - padding - text.offsetHeight - 2;
    });
    apply(found);
    // Measure the picture, which styles narrow on a phone on its side.
    const across = stage.current.querySelector('.stage-picture')?.clientWidth ?? found.picture;
    const picture = width > height ? across : found.picture;
    const tile = fitTile({ ...found, picture }, { width, height, ...shown });
    const tiled = { ...found, ...tile };
    stage.current.style.setProperty('--tile', `${tiled.tile}px`);
    divided.current = seen();
    markPage(stage.current);
    setFit((before) => (isSame(before, tiled) ? before : tiled));
  });
  function apply({ picture, words: size, short, ring, ringAt }: StageFit) {
    const { style, dataset } = stage.current ?? document.body;
    style.setProperty('--picture', `${picture}px`);
    style.setProperty('--words', `${size}px`);
    style.setProperty('--short', `${short}`);
    style.setProperty('--ring', `${ring}px`);
    dataset.ring = ringAt;
  }

  useLayoutEffect(() => divide());
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(() => divide());
    observer.observe(stage.current);
    document.fonts?.ready.then(() => divide());
    return () => {
      observer.disconnect();
      delete document.documentElement.dataset.stage;
      delete document.documentElement.dataset.stageNight;
    };
  }, [stage]);
  return fit;
}

/**
 * Tells the page's styles where the line of facts is, so that toasts stand above it, and whether
 * the stage is a night one.
 */
function markPage(stage: HTMLElement): void {
  const facts = stage.querySelector('.stage-facts')?.getBoundingClientRect();
  const { style, dataset } = document.documentElement;
  for (const side of ['left', 'width', 'height', 'bottom'] as const) {
    style.setProperty(`--facts-${side}`, `${facts?.[side] ?? 0}px`);
  }
  if (stage.closest('.night-page')) dataset.stageNight = '';
}

function isSame(one: ShownFit, two: ShownFit): boolean {
  return (Object.keys(one) as (keyof ShownFit)[]).every((name) => one[name] === two[name]);
}
