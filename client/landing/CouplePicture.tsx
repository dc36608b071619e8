/** The covers' format. */
const SIZE = { width: 640, height: 480 };

type CouplePictureProps = {
  workoutId: number;
  className: string;
  /** False: the picture's place is kept, and the picture is not fetched. */
  isNear: boolean;
  /** True for a room that is dark by day too, and has no evening picture. */
  isNight?: boolean;
};

/** Cover of a workout, addressed by name: `coverUrl` would bring the contract's schemas along. */
export function CouplePicture({ workoutId, className, isNear, isNight }: CouplePictureProps) {
  const name = `/covers/${workoutId}`;
  const look = `block bg-(--art-sky) object-cover ${className}`;
  const picture = (
    <picture>
      {!isNight && (
        <source srcSet={`${name}-evening.svg`} media="(prefers-color-scheme: dark)" {...SIZE} />
      )}
      <img src={`${name}.svg`} alt="" {...SIZE} loading="lazy" decoding="async" className={look} />
    </picture>
  );
  if (isNear) return picture;
  return (
    <>
      <div className={`noscript:hidden ${look}`} />
      {/* Prerendered: without scripts the browser decides when to fetch the picture. */}
      <noscript>{picture}</noscript>
    </>
  );
}
