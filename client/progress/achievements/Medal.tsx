import { useId } from 'react';
import type { AchievementIcon, Tier } from '../../../contract/progress/achievements.ts';
import { glyphPaths } from '../../ui/glyph-paths.ts';
import { MEDAL, medalShapes, SIGN } from './medal-shapes.ts';

type MedalProps = { icon: AchievementIcon; tier: Tier; isLocked?: boolean; className?: string };

/** A medal on its ribbon, in the metal of its tier; gray until the badge is earned. */
export function Medal({ icon, tier, isLocked = false, className = '' }: MedalProps) {
  const id = useId();
  const { shapes, sign } = medalShapes(isLocked ? 'locked' : tier);
  return (
    <svg
      viewBox={`0 0 ${MEDAL.width} ${MEDAL.height}`}
      aria-hidden="true"
      className={`${isLocked ? 'opacity-70' : 'drop-shadow-md'} ${className}`}
    >
      <defs>
        {shapes.map(({ path, top, bottom }, index) => (
          <linearGradient key={path} id={`${id}${index}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={top} />
            <stop offset="1" stopColor={bottom} />
          </linearGradient>
        ))}
      </defs>
      {shapes.map(({ path }, index) => (
        <path key={path} d={path} fill={`url(#${id}${index})`} />
      ))}
      <path
        d="M27 45a35 35 0 0 1 22-22"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity={isLocked ? 0.35 : 0.75}
      />
      <g
        transform={`translate(${SIGN.x} ${SIGN.y}) scale(${SIGN.size / 24})`}
        fill="none"
        stroke={sign}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {glyphPaths[icon].map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
