import { Avatar } from './Avatar.tsx';

export type Face = { name: string; src: string | null };

type FacesProps = {
  /** One or two. */
  faces: readonly Face[];
  /** How large each is. */
  className?: string;
};

/** The faces of a couple, half over each other; their names stand beside them or do not matter. */
export function Faces({ faces: [one, two], className = 'size-7 text-xs' }: FacesProps) {
  return (
    <span aria-hidden="true" className="flex shrink-0 -space-x-2">
      {one && <FaceCircle face={one} className={className} />}
      {two && <FaceCircle face={two} className={className} />}
    </span>
  );
}

function FaceCircle({ face, className }: { face: Face; className: string }) {
  return (
    <Avatar src={face.src} className={`ring-2 ring-raised ${className}`}>
      {[...face.name.trim()][0]?.toUpperCase()}
    </Avatar>
  );
}
