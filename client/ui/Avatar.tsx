import type { ReactNode } from 'react';

type AvatarProps = { src: string | null; className: string; children: ReactNode };

/** Shows a person's picture, or a substitute. The person's name stands beside it. */
export function Avatar({ src, className, children }: AvatarProps) {
  const shape = `shrink-0 rounded-full shadow-card ${className}`;
  if (src) return <img src={src} alt="" className={`object-cover ${shape}`} />;
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-linear-to-br from-apricot to-blush font-title font-semibold ${shape}`}
    >
      {children}
    </span>
  );
}
