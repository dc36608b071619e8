const WIDTH = 360;
const HEIGHT = 190;
const BASE = 156;
const TOP = 26;

/** Shape of the chart, for its placeholder too. */
export const CHART_SHAPE = 'aspect-[360/190] w-full';

type Bar = { key: string; label: string; value: number; isCurrent: boolean };

type BarsProps = {
  bars: readonly Bar[];
  /** Describes the chart in words. */
  summary: string;
  /** Lowest top of the scale, so that small values do not look like a record. */
  minScale: number;
};

/** A bar for each of seven days, or of twelve weeks or months. */
export function Bars({ bars, summary, minScale }: BarsProps) {
  const scale = Math.max(minScale, ...bars.map(({ value }) => value));
  const slot = WIDTH / bars.length;
  const width = Math.min(26, slot * 0.62);
  const isDense = bars.length > 7;
  const labelSize = isDense ? 'text-[0.75rem]' : 'text-[0.8rem]';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={summary}
      className="block w-full overflow-visible"
    >
      {[0, 0.5, 1].map((share) => (
        <line
          key={share}
          x1={0}
          x2={WIDTH}
          y1={BASE - share * (BASE - TOP)}
          y2={BASE - share * (BASE - TOP)}
          stroke="var(--line)"
          strokeDasharray={share === 0 ? undefined : '3 5'}
        />
      ))}
      {bars.map(({ key, label, value, isCurrent }, place) => {
        const height = value === 0 ? 4 : Math.max(8, (value / scale) * (BASE - TOP));
        const middle = slot * (place + 0.5);
        return (
          <g key={key}>
            <rect
              x={middle - width / 2}
              y={BASE - height}
              width={width}
              height={height}
              rx={Math.min(9, height / 2)}
              fill={value === 0 ? 'var(--line)' : isCurrent ? 'var(--accent)' : 'var(--art-sun)'}
            />
            {value > 0 && (
              <text
                x={middle}
                y={BASE - height - 7}
                textAnchor="middle"
                className={`fill-ink font-semibold tabular-nums ${isDense ? 'text-[0.69rem]' : 'text-[0.75rem]'}`}
              >
                {isDense ? shortNumber(value) : value}
              </text>
            )}
            <text
              x={middle}
              y={BASE + 22}
              textAnchor="middle"
              className={`${labelSize} ${isCurrent ? 'fill-ink font-bold' : 'fill-ink-soft'}`}
            >
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Shortens a number for twelve bars; the table beside the chart has the full numbers. */
function shortNumber(value: number): string {
  return value < 1000 ? String(value) : `${(value / 1000).toFixed(1)}k`;
}
