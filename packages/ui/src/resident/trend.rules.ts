import type { ConceptSeries } from '@gongwei/domain/resident';

/** A chart of one or more concepts with the band they should stay in. */
export type Trend = {
  readonly title: string;
  readonly unit: string;
  /** Concepts that are one line, newest definition first; e.g. both arms' pressures and the follow-up's. */
  readonly lines: readonly {
    readonly label: string;
    readonly concepts: readonly string[];
    readonly low?: number;
    readonly high: number;
  }[];
  readonly targetWords: string;
  readonly decimals: number;
};

export type TrendLine = {
  readonly label: string;
  readonly low?: number;
  readonly high: number;
  readonly points: readonly (readonly [on: string, value: number])[];
};

/**
 * The charts for somebody of an age in completed years. Targets: blood pressure below 140/90 mmHg, from 65 years on below
 * 150/90 (国家基本公共卫生服务规范第三版，高血压患者健康管理), as the follow-up judges it; fasting glucose 4.4 to 7.0 mmol/L (same, 2 型糖尿病患者健康管理),
 * body mass index 18.5 to below 24 kg/m² (WS/T 428-2013).
 */
export const trendsAt = (age: number): readonly Trend[] => [
  {
    title: '血压',
    unit: 'mmHg',
    targetWords: `目标 < ${age >= 65 ? 150 : 140}/90`,
    decimals: 0,
    lines: [
      {
        label: '收缩压',
        high: age >= 65 ? 149 : 139,
        concepts: ['systolic-blood-pressure', 'systolic-blood-pressure-left', 'systolic-blood-pressure-right'],
      },
      {
        label: '舒张压',
        high: 89,
        concepts: ['diastolic-blood-pressure', 'diastolic-blood-pressure-left', 'diastolic-blood-pressure-right'],
      },
    ],
  },
  {
    title: '空腹血糖',
    unit: 'mmol/L',
    targetWords: '目标 4.4–7.0',
    decimals: 1,
    lines: [{ label: '空腹血糖', low: 4.4, high: 7, concepts: ['fasting-glucose'] }],
  },
  {
    title: '体质指数',
    unit: 'kg/m²',
    targetWords: '正常 18.5–23.9',
    decimals: 1,
    lines: [{ label: '体质指数', low: 18.5, high: 23.9, concepts: ['body-mass-index'] }],
  },
];

/** The lines of a trend that have points, by day. Several values of one line on one day (both arms): the higher one counts. */
export function linesOf(trend: Trend, series: readonly ConceptSeries[]): readonly TrendLine[] {
  return trend.lines.flatMap(({ concepts, ...line }) => {
    const days = new Map<string, number>();
    for (const { concept, points } of series) {
      if (!concepts.includes(concept)) continue;
      for (const { on, value } of points) days.set(on, Math.max(value, days.get(on) ?? value));
    }
    const points = [...days].sort(([one], [other]) => (one < other ? -1 : 1));
    return points.length === 0 ? [] : [{ ...line, points }];
  });
}

/** The last values against their band and the one before, in a sentence. */
export function describeTrend(trend: Trend, lines: readonly TrendLine[]): string {
  const parts = lines.map((line) => {
    const [on, value] = line.points.at(-1) as readonly [string, number];
    const before = line.points.at(-2);
    const state = value > line.high ? '↑ 偏高' : line.low !== undefined && value < line.low ? '↓ 偏低' : '在目标内';
    const change = before === undefined ? '' : changeWords(value - before[1], trend.decimals);
    return { on, text: `${line.label} ${value.toFixed(trend.decimals)}，${state}${change}` };
  });
  return `${parts[0]?.on ?? ''} ${parts.map((part) => part.text).join('；')}`;
}

function changeWords(change: number, decimals: number): string {
  const size = Math.abs(change).toFixed(decimals);
  if (Number(size) === 0) return '，与上次相同';
  return change > 0 ? `，比上次高 ${size}` : `，比上次低 ${size}`;
}
