/** The covers' format. */
const SIZE = { width: 640, height: 480 };

/** A workout's cover, by name: the contract's schemas would come along with `coverUrl`. */
export function CouplePicture({ workoutId, className }: { workoutId: number; className: string }) {
  return (
    <img
      src={`/covers/${workoutId}.svg`}
      alt=""
      {...SIZE}
      loading="lazy"
      decoding="async"
      className={`block bg-(--art-sky) object-cover ${className}`}
    />
  );
}
