import type { CSSProperties } from 'react';

const PIECES = 36;
const COLOURS = ['#e1623f', '#f1bd68', '#2f7d77', '#a8324f', '#f6a47a', '#8a5a86'];

/** Scattered by arithmetic, so that every celebration has the same happy disorder. */
const pieces = Array.from({ length: PIECES }, (_, index) => {
  const scatter = (step: number) => (index * step) % 100;
  return {
    '--left': `${scatter(37)}%`,
    '--drift': `${scatter(53) - 50}px`,
    '--turn': `${scatter(71) * 9 - 300}deg`,
    '--falls': `${1600 + scatter(29) * 14}ms`,
    '--after': `${scatter(17) * 7}ms`,
    '--colour': COLOURS[index % COLOURS.length],
  } as CSSProperties;
});

export function Confetti() {
  return (
    <div aria-hidden="true" className="confetti">
      {pieces.map((style) => (
        <span key={JSON.stringify(style)} style={style} />
      ))}
    </div>
  );
}
