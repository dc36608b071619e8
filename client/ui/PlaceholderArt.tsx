import { type Motif, motifs } from './placeholder-motifs.ts';

/** Draws a small decorative scene in the colors of the theme, in a box of any size. */
export function PlaceholderArt({ motif, className = '' }: { motif: Motif; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block bg-(--art-sky) ${className}`}
    >
      {motifs[motif].map(([shapeClass, path, strokeWidth]) => (
        <path key={path} d={path} strokeWidth={strokeWidth} className={shapeClass} />
      ))}
    </svg>
  );
}
