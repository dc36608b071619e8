/** The covers' format. */
const SIZE = { width: 640, height: 480 };

type CouplePictureProps = {
  workoutId: number;
  className: string;
  /** Until then its place is there, and the picture is not fetched. */
  isNear: boolean;
  /** A room that is dark by day too has no evening of its own. */
  isNight?: boolean;
};

/** A workout's cover, by name: the contract's schemas would come along with `coverUrl`. */
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
      {/* As the page is prerendered: without scripts the browser decides when to fetch it. */}
      <noscript>{picture}</noscript>
    </>
  );
}
