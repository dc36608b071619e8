import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';

/** Time that a pointer rests on a control before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Opens the next tooltip at once within this time after one closed. */
const SKIP_DELAY_MS = 300;

/** Delay before a tooltip opens. Both times are by the same clock. */
export function tooltipDelayMs(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}

/** When the last tooltip of the page closed. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * Explains a sign without words, to a mouse that rests on it or a keyboard that reaches it. The
 * control inside has the same words as its name, so that screen readers read nothing twice.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [phase, setPhase] = useState<'closed' | 'waiting' | 'open'>('closed');

  useEffect(() => {
    if (phase === 'waiting') {
      const delay = tooltipDelayMs(performance.now(), lastClosedAt);
      const timer = setTimeout(() => setPhase('open'), delay);
      return () => clearTimeout(timer);
    }
    if (phase === 'open') {
      return () => {
        lastClosedAt = performance.now();
      };
    }
  }, [phase]);

  // Ignore touch: a finger means the control itself.
  const onPointerEnter = ({ pointerType }: PointerEvent) =>
    pointerType !== 'touch' && setPhase((now) => (now === 'open' ? now : 'waiting'));
  const close = () => setPhase('closed');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside.
    <span
      className="relative inline-grid"
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onPointerDown={close}
      // Open for Tab only: a page may move the focus here by itself.
      onKeyUp={({ key }) => key === 'Tab' && setPhase('open')}
      onBlur={close}
    >
      {children}
      {phase === 'open' && (
        <span
          role="tooltip"
          className="pointer-events-none absolute bottom-full left-1/2 z-10 mb-2 -translate-x-1/2 rounded-field bg-ink px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-paper shadow-lift"
        >
          {text}
        </span>
      )}
    </span>
  );
}
