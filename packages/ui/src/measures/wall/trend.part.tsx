import type { AnalysisRow, MeasureLabels } from '@gongwei/domain/measures';

/** The drawing's own units. */
const [WIDTH, HEIGHT, SIDE, TOP, FOOT] = [610, 128, 22, 22, 20] as const;
const SERIES = [
  ['check-up-times', '体检'],
  ['follow-up-times', '随访'],
  ['contracts-signed', '签约'],
] as const;

/** Services month by month: a line each, told apart by its stroke as well. */
export const Trend = ({
  rows,
  words,
}: {
  readonly rows: readonly AnalysisRow[];
  readonly words: readonly MeasureLabels[];
}) => {
  const valueOf = ({ cells }: AnalysisRow, id: string): number | undefined => cells[id]?.value ?? undefined;
  const most = Math.max(0, ...rows.flatMap((row) => SERIES.map(([id]) => valueOf(row, id) ?? 0))) || 1;
  const step = rows.length > 1 ? (WIDTH - 2 * SIDE) / (rows.length - 1) : 0;
  const x = (at: number): number => SIDE + at * step;
  const y = (value: number): number => HEIGHT - FOOT - (value / most) * (HEIGHT - FOOT - TOP);
  const shown = SERIES.filter(([id]) => words.some((one) => one.id === id));
  return (
    <svg className="gww-svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="近12月体检、随访、签约人次">
      <path className="gww-axis" d={`M${SIDE} ${HEIGHT - FOOT}H${WIDTH - SIDE}`} />
      {rows.map(({ key }, at) => (
        <text key={key} className="gww-small" x={x(at)} y={HEIGHT - 5} textAnchor="middle">
          {Number(key.slice(5, 7))}月
        </text>
      ))}
      {shown.map(([id, label], line) => {
        const points = rows.flatMap((row, at) => {
          const value = valueOf(row, id);
          return value === undefined ? [] : [{ at, value }];
        });
        const last = points.at(-1);
        return (
          <g key={id}>
            {points.length > 1 ? (
              <path
                className="gww-line"
                data-series={line}
                d={`M${points.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`}
              />
            ) : null}
            {last ? <circle className="gww-fill" data-series={line} cx={x(last.at)} cy={y(last.value)} r={4} /> : null}
            <g transform={`translate(${SIDE + line * 110} 10)`}>
              <path className="gww-line" data-series={line} d="M0 0H22" />
              <text className="gww-label" x={28} y={4}>
                {label} {last ? last.value.toLocaleString('zh-CN') : '—'}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
};
