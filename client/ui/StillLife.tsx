import { type Motif, motifs } from './still-life-motifs.tsx';

type StillLifeProps = { motif: Motif; className?: string };

/** A small decorative scene in the colours of the theme. It fills any box it is given. */
export function StillLife({ motif, className = '' }: StillLifeProps) {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`block bg-(--art-sky) ${className}`}
    >
      {motifs[motif]}
    </svg>
  );
}
