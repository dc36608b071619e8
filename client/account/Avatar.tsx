import { UserRound } from 'lucide-react';

type AvatarProps = { src: string | null; className?: string };

/** Someone's picture, or the outline of a person until they have one. */
export function Avatar({ src, className = 'size-24' }: AvatarProps) {
  const shape = `shrink-0 rounded-full shadow-card ${className}`;
  if (src) return <img src={src} alt="" className={`${shape} object-cover`} />;
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-linear-to-br from-apricot to-blush`}
    >
      <UserRound className="size-1/2 text-ink-soft" />
    </span>
  );
}
