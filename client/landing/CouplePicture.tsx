/** The covers' format. */
const SIZE = { width: 640, height: 480 };

type CouplePictureProps = {
  workoutId: number;
  className: string;
  /** A room that is dark by day too has no evening of its own. */
  isNight?: boolean;
};

/** A workout's cover, by name: the contract's schemas would come along with `coverUrl`. */
export function CouplePicture({ workoutId, className, isNight = false }: CouplePictureProps) {
  const name = `/covers/${workoutId}`;
  return (
    <picture>
      {!isNight && (
        <source srcSet={`${name}-evening.svg`} media="(prefers-color-scheme: dark)" {...SIZE} />
      )}
      <img
        src={`${name}.svg`}
        alt=""
        {...SIZE}
        loading="lazy"
        decoding="async"
        className={`block bg-(--art-sky) object-cover ${className}`}
      />
    </picture>
  );
}
