const WIDTH = 240;
const HEIGHT = 44;
/** Half minutes in an hour. A process that started recently fills only the right end. */
const PLACES = 120;

type SparklineProps = {
  values: readonly (number | null)[];
  limit: number | null;
  isWarning: boolean;
};

/** Course of a metric, with a dashed line at its limit if the limit is near. */
export function Sparkline({ values, limit, isWarning }: SparklineProps) {
  const measured = values.filter((value) => value !== null);
  const most = Math.max(0, ...measured);
  // Leave out a limit far above: the scale would flatten the course.
  const isLimitNear = limit !== null && limit > 0 && most > limit / 4;
  const top = Math.max(most, isLimitNear ? limit : 0, Number.EPSILON) * 1.1;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const x = (index: number) => WIDTH * ((PLACES - values.length + index + 1) / PLACES);
  const stroke = isWarning ? 'var(--danger)' : 'var(--second)';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      preserveAspectRatio="none"
      className="mt-2 block h-11 w-full overflow-visible"
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--line)" />
      {isLimitNear && (
        <line
          x1={0}
          x2={WIDTH}
          y1={y(limit)}
          y2={y(limit)}
          stroke="var(--danger)"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {coursesOf(values).map((course) => (
        <polyline
          key={course[0]?.index}
          // Repeat the first point, so that a course of one point shows a dot instead of nothing.
          points={[...course.slice(0, 1), ...course]
            .map(({ index, value }) => `${x(index)},${y(value)}`)
            .join(' ')}
          fill="none"
          stroke={stroke}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

type Point = { index: number; value: number };

/** Splits the values at the gaps, so that no line crosses one. */
function coursesOf(values: readonly (number | null)[]): Point[][] {
  const courses: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) courses.push([]);
    else courses.at(-1)?.push({ index, value });
  }
  return courses.filter(({ length }) => length > 0);
}
