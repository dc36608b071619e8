import type { ReactNode } from 'react';
import type { Mood } from '../../contract/journal/journal.ts';

/** Plum, the color in which faces are drawn. */
const LINE = '#431f45';
const line = { fill: 'none', stroke: LINE, strokeWidth: 2, strokeLinecap: 'round' } as const;

const SIGNS: Readonly<Record<Mood, ReactNode>> = {
  calm: (
    <>
      <circle cx="16" cy="16" r="13" fill="#8cc9c0" />
      <path d="M8.8 14.6q2.6 2.6 5.2 0M18 14.6q2.6 2.6 5.2 0M11 20.6q5 3.6 10 0" {...line} />
    </>
  ),
  energetic: (
    <>
      <circle cx="16" cy="16" r="13" fill="#f6c65c" />
      <path
        d="M18 6 9.6 17.4h5.2L13.6 26l8.8-12h-5.6Z"
        fill={LINE}
        stroke={LINE}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </>
  ),
  passionate: (
    <>
      <path
        d="M16.4 2.5c.6 5.6 8.1 8.6 8.1 16.6a8.5 9.6 0 0 1-17 0c0-4.2 2.3-6.2 3.7-8.6.5 2 1.4 3 2.5 3.4-.6-4.4.3-8.4 2.7-11.4Z"
        fill="#e1623f"
      />
      <path
        d="M16.2 16.4c.6 2.8 3.7 3.8 3.7 7a3.9 4.3 0 0 1-7.8 0c0-2.9 3.2-3.9 4.1-7Z"
        fill="#ffd9a0"
      />
    </>
  ),
  euphoric: (
    <>
      <path
        d="M16 1.8v3.6M16 26.6v3.6M1.8 16h3.6M26.6 16h3.6M6 6l2.5 2.5M23.5 23.5 26 26M6 26l2.5-2.5M23.5 8.5 26 6"
        {...line}
        stroke="#e58a3c"
        strokeWidth="2.6"
      />
      <circle cx="16" cy="16" r="9.6" fill="#f9c664" />
      <path d="M10.9 14.6q1.7-2.5 3.4 0M17.7 14.6q1.7-2.5 3.4 0" {...line} strokeWidth="1.8" />
      <path d="M11.6 17.6h8.8a4.4 4.4 0 0 1-8.8 0Z" fill={LINE} />
    </>
  ),
};

/** A mood as a small drawing; its name always stands beside it. */
export function MoodIcon({ mood, className = 'size-5' }: { mood: Mood; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      {SIGNS[mood]}
    </svg>
  );
}
