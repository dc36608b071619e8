import { Avatar } from './Avatar.tsx';

export type PairedAvatar = { name: string; src: string | null };

type AvatarPairProps = {
  /** One face or two. */
  faces: readonly PairedAvatar[];
  /** Size of each face. */
  className?: string;
};

/**
 * Shows the faces of a couple, half over each other. Their names stand beside the faces or do not
 * matter.
 */
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
