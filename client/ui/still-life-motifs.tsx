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
  /** Two leaves that lean across each other. */
  stretch: (
    <>
      {disc}
      {floor}
      <path d="M146 240C128 168 162 84 246 52c-40 58-60 122-66 188z" className={coral} />
      <path d="M254 240c18-72-16-156-100-188 40 58 60 122 66 188z" className={teal} />
      <path
        d="M200 92c12 14 22 30 28 46-8 20-20 44-28 62-8-18-20-42-28-62 6-16 16-32 28-46"
        className={plum}
      />
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
  /** Two rhythms that cross and meet again. */
  cardio: (
    <>
      {disc}
      <g fill="none" strokeWidth="20" strokeLinecap="round">
        <path
          d="M-120 150C-40 20 40 20 120 150s160 130 240 0 160-130 240 0"
          className="stroke-(--art-teal)"
        />
        <path
          d="M-200 150C-120 280-40 280 40 150S200 20 280 150s160 130 240 0"
          className="stroke-(--art-coral)"
        />
      </g>
      <circle cx="160" cy="150" r="15" className={plum} />
    </>
  ),
  /** Two petals on still water. */
  cooldown: (
    <>
      <circle cx="200" cy="84" r="52" className={sun} />
      <path d="M-400 150h1200v600h-1200z" className={teal} />
      <g fill="none" strokeWidth="4" className="stroke-(--art-glow)" opacity=".65">
        <ellipse cx="200" cy="216" rx="150" ry="40" />
        <ellipse cx="200" cy="216" rx="98" ry="25" />
      </g>
      <path d="M198 218c-42 4-66-8-74-24 28-10 60-4 74 24" className={coral} />
      <path d="M202 218c42 4 66-8 74-24-28-10-60-4-74 24" className={sun} />
    </>
  ),
  /** Two candles, one a little taller. */
  bedroom: (
    <>
      <circle cx="168" cy="96" r="74" className={glow} />
      <circle cx="236" cy="128" r="66" className={glow} />
      {floor}
      <path d="M146 126h44v126h-44z" className={coral} />
      <path d="M214 158h44v94h-44z" className={plum} />
      <path
        d="M168 66c20 28 16 50 0 52-16-2-20-24 0-52m68 32c20 28 16 50 0 52-16-2-20-24 0-52"
        className={sun}
      />
      <path d="M130 248h144l-12 18H142z" className={teal} />
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
