import { saidOf, type AnalysisRow } from '@gongwei/domain/measures';

/** The drawing's own units. */
const [WIDTH, ROW, MIDDLE, NUMBER] = [420, 17, 84, 44] as const;
const PEOPLE = { unit: '人', decimals: 0, kind: 'count' } as const;

/** Men to the left, women to the right, the oldest on top. */
export const AgePyramid = ({ rows }: { readonly rows: readonly AnalysisRow[] }) => {
  const bands = [...new Set(rows.map(({ key }) => key.split('|')[0] ?? ''))].reverse();
  const cellOf = (band: string, sex: string) => rows.find(({ key }) => key === `${band}|${sex}`)?.cells['archived'];
  const most = Math.max(0, ...rows.map(({ cells }) => cells['archived']?.value ?? 0)) || 1;
  const room = (WIDTH - MIDDLE) / 2 - NUMBER;
  const [left, right] = [(WIDTH - MIDDLE) / 2, (WIDTH + MIDDLE) / 2];
  return (
    <svg
      className="gww-svg"
      viewBox={`0 0 ${WIDTH} ${(bands.length + 1) * ROW}`}
      role="img"
      aria-label="人口年龄性别金字塔"
    >
      <text className="gww-label" x={left} y={12} textAnchor="end">
        男
      </text>
      <text className="gww-label" x={right} y={12}>
        女
      </text>
      {bands.map((band, at) => {
        const [men, women] = [cellOf(band, '1'), cellOf(band, '2')];
        const [him, her] = [men, women].map((cell) => ((cell?.value ?? 0) / most) * room) as [number, number];
        return (
          <g key={band} transform={`translate(0 ${(at + 1) * ROW})`}>
            <text className="gww-label" x={WIDTH / 2} y={ROW - 5} textAnchor="middle">
              {band === '85+' ? '85岁+' : `${band.replace('-', '~')}岁`}
            </text>
            <rect className="gww-fill" x={left - him} y={2} width={him} height={ROW - 4} rx={1} />
            <text className="gww-small" x={left - him - 5} y={ROW - 5} textAnchor="end">
              {saidOf(men, PEOPLE)}
            </text>
            <rect className="gww-fill" data-series={2} x={right} y={2} width={her} height={ROW - 4} rx={1} />
            <text className="gww-small" x={right + her + 5} y={ROW - 5}>
              {saidOf(women, PEOPLE)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
