import { type ReactNode, useState } from 'react';

type AvatarProps = { src: string | null; className: string; children: ReactNode };

/**
 * Shows a person's picture, or a substitute if there is none or it does not load. The person's name
 * stands beside it.
 */
export function Avatar({ src, className, children }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shape = `shrink-0 rounded-full shadow-card ${className}`;
  if (src && src !== failedSrc) {
    return (
      <img src={src} alt="" onError={() => setFailedSrc(src)} className={`object-cover ${shape}`} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-linear-to-br from-apricot to-blush font-title font-semibold ${shape}`}
    >
      {children}
    </span>
  );
}
