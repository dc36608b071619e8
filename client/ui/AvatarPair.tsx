import { Avatar } from './Avatar.tsx';

export type PairedAvatar = { name: string; src: string | null };

type AvatarPairProps = {
  /** One or two. */
  faces: readonly PairedAvatar[];
  /** How large each is. */
  className?: string;
};

/** The faces of a couple, half over each other; their names stand beside them or do not matter. */
export function AvatarPair({ faces: [one, two], className = 'size-7 text-xs' }: AvatarPairProps) {
  return (
    <span aria-hidden="true" className="flex shrink-0 -space-x-2">
      {one && <AvatarCircle face={one} className={className} />}
      {two && <AvatarCircle face={two} className={className} />}
    </span>
  );
}

function AvatarCircle({ face, className }: { face: PairedAvatar; className: string }) {
  return (
    <Avatar src={face.src} className={`ring-2 ring-raised ${className}`}>
      {[...face.name.trim()][0]?.toUpperCase()}
    </Avatar>
  );
}
