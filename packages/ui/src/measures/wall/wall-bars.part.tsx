import type { WallBar } from './wall-numbers.rules.ts';

/** The drawing's own units; it is scaled as a whole. */
const [WIDTH, LABEL, NUMBER] = [400, 130, 76] as const;
const LEAST_ROW = 18;

/** Bars that lie, each with its name before and its number behind it. */
export const WallBars = ({
  bars,
  most,
  height,
  width = WIDTH,
}: {
  readonly bars: readonly WallBar[];
  /** What a whole bar stands for; the greatest of them where nothing is said. */
  readonly most?: number;
  readonly height: number;
  readonly width?: number;
}) => {
  const whole = most ?? (Math.max(0, ...bars.map(({ value }) => value ?? 0)) || 1);
  const row = Math.max(LEAST_ROW, height / Math.max(1, bars.length));
  const thick = Math.min(14, row - 8);
  const room = width - LABEL - NUMBER;
  return (
    <svg className="gww-svg" viewBox={`0 0 ${width} ${row * bars.length}`} role="img" aria-label={wordsOf(bars)}>
      {bars.map(({ label, value, said }, at) => (
        <g key={label} transform={`translate(0 ${at * row + row / 2})`}>
          <text className="gww-label" x={LABEL - 10} y={4} textAnchor="end">
            {label}
          </text>
          <rect className="gww-rail" x={LABEL} y={-thick / 2} width={room} height={thick} rx={2} />
          <rect
            className="gww-fill"
            x={LABEL}
            y={-thick / 2}
            width={(Math.min(value ?? 0, whole) / whole) * room}
            height={thick}
            rx={2}
          />
          <text className="gww-number" x={width - NUMBER + 10} y={5}>
            {said}
          </text>
        </g>
      ))}
    </svg>
  );
};

const wordsOf = (bars: readonly WallBar[]): string => bars.map(({ label, said }) => `${label} ${said}`).join('，');
