import type { ReactNode } from 'react';

const coral = 'fill-(--art-coral)';
const plum = 'fill-(--art-plum)';
const teal = 'fill-(--art-teal)';
const sun = 'fill-(--art-sun)';
const glow = 'fill-(--art-glow)';
const ground = 'fill-(--art-ground)';

const floor = <path d="M-400 236h1200v600h-1200z" className={ground} />;
const disc = <circle cx="200" cy="140" r="104" className={glow} />;

/** Everything comes in twos. Drawn on 400 by 300, and made to be cropped from any side. */
export const motifs = {
  /** Two hills and the light between them. */
  sun: (
    <>
      <circle cx="200" cy="150" r="150" className={glow} />
      <circle cx="200" cy="158" r="74" className={sun} />
      <path d="M-300 240C-120 240 60 150 178 196s150 104 420 104v400h-900z" className={coral} />
      <path d="M700 222C520 222 380 168 262 214S90 300-300 300v400H700z" className={teal} />
      <path d="M-400 292c200-40 420-42 600-10s420 22 600-6v500h-1200z" className={plum} />
    </>
  ),
  /** Two leaves from one root. */
  stretch: (
    <>
      {disc}
      {floor}
      <path d="M198 242C118 220 92 140 128 62c58 34 88 108 70 180" className={coral} />
      <path d="M202 242c80-22 106-102 70-180-58 34-88 108-70 180" className={teal} />
      <path d="M150 242h100l-14 34h-72z" className={plum} />
    </>
  ),
  /** Stones that hold one another up. */
  strength: (
    <>
      {disc}
      {floor}
      <ellipse cx="200" cy="222" rx="92" ry="28" className={plum} />
      <ellipse cx="206" cy="176" rx="66" ry="24" className={teal} />
      <ellipse cx="194" cy="134" rx="50" ry="22" className={coral} />
      <ellipse cx="202" cy="98" rx="30" ry="17" className={sun} />
    </>
  ),
  /** Two steps in one rhythm. */
  cardio: (
    <>
      {disc}
      <g fill="none" strokeWidth="22" strokeLinecap="round">
        <path
          d="M-60 196c44-96 86-96 130 0s86 96 130 0 86-96 130 0 86 96 130 0"
          className="stroke-(--art-teal)"
        />
        <path
          d="M-60 138c44-96 86-96 130 0s86 96 130 0 86-96 130 0 86 96 130 0"
          className="stroke-(--art-coral)"
        />
      </g>
    </>
  ),
  /** Two petals on still water. */
  cooldown: (
    <>
      <circle cx="200" cy="112" r="64" className={sun} />
      <path d="M-400 164h1200v600h-1200z" className={teal} />
      <g fill="none" strokeWidth="4" className="stroke-(--art-glow)" opacity=".6">
        <ellipse cx="200" cy="226" rx="132" ry="28" />
        <ellipse cx="200" cy="226" rx="84" ry="16" />
      </g>
      <path d="M199 228c-58 2-86-26-84-66 50 4 82 28 84 66" className={plum} />
      <path d="M201 228c58 2 86-26 84-66-50 4-82 28-84 66" className={coral} />
      <path d="M200 228c-32-28-34-66 0-96 34 30 32 68 0 96" className={glow} />
    </>
  ),
  /** Two candles, one a little taller. */
  bedroom: (
    <>
      <circle cx="170" cy="112" r="78" className={glow} />
      <circle cx="234" cy="138" r="66" className={glow} />
      {floor}
      <path d="M150 134h40v104h-40z" className={coral} />
      <path d="M214 160h40v78h-40z" className={plum} />
      <path
        d="M170 80c18 26 15 45 0 47-15-2-18-21 0-47m64 28c18 26 15 45 0 47-15-2-18-21 0-47"
        className={sun}
      />
      <path d="M132 236h140l-14 18H146z" className={teal} />
    </>
  ),
  /** Two people, each the other's counterweight. */
  pair: (
    <>
      {disc}
      {floor}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M180 240 112 138" strokeWidth="30" className="stroke-(--art-coral)" />
        <path d="M220 240 288 138" strokeWidth="30" className="stroke-(--art-teal)" />
        <path d="m114 142 86-4 86 4" strokeWidth="16" className="stroke-(--art-plum)" />
      </g>
      <circle cx="94" cy="109" r="23" className={plum} />
      <circle cx="306" cy="109" r="23" className={sun} />
    </>
  ),
  /** Two rings, not yet closed. */
  rings: (
    <>
      {disc}
      <g fill="none" strokeWidth="20" strokeLinecap="round">
        <circle cx="200" cy="146" r="82" className="stroke-(--art-ground)" />
        <circle cx="200" cy="146" r="50" className="stroke-(--art-ground)" />
        <path d="M200 64a82 82 0 0 1 71 123" className="stroke-(--art-coral)" />
        <path d="M200 96a50 50 0 1 1-43 75" className="stroke-(--art-teal)" />
      </g>
    </>
  ),
  /** An open book with two pages. */
  book: (
    <>
      {disc}
      {floor}
      <path
        d="M200 104c-30-24-70-28-112-18v146c42-10 82-6 112 18 30-24 70-28 112-18V86c-42-10-82-6-112 18"
        className={plum}
      />
      <path d="M194 108c-26-18-60-22-96-16v128c36-6 70-2 96 16z" className={glow} />
      <path d="M206 108c26-18 60-22 96-16v128c-36-6-70-2-96 16z" className={sun} />
      <path
        d="M146 176c-14-12-24-20-24-30 0-14 18-17 24-5 6-12 24-9 24 5 0 10-10 18-24 30"
        className={coral}
      />
    </>
  ),
  /** Two pennants in the same wind. */
  pennants: (
    <>
      {disc}
      {floor}
      <path d="M140 64h7v186h-7zM216 96h7v154h-7z" className={plum} />
      <path d="M147 68c36-14 52 18 92 4-8 16-8 28 0 44-40 14-56-18-92-4z" className={coral} />
      <path d="M223 100c30-12 44 15 78 3-7 14-7 24 0 38-34 12-48-15-78-3z" className={teal} />
    </>
  ),
  /** A parcel for two. */
  parcel: (
    <>
      {disc}
      {floor}
      <path d="M120 136h160v114H120z" className={coral} />
      <path d="M108 112h184v34H108z" className={plum} />
      <path d="M188 112h24v138h-24z" className={sun} />
      <path
        d="M200 112c-40 6-62-8-56-28s44-14 56 28c12-42 50-48 56-28s-16 34-56 28"
        className={teal}
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Motif = keyof typeof motifs;
