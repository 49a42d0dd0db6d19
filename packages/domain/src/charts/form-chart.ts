/** Keys of the fields a chart reads; `day` is the sheet's date, `section` where the chart stands. */
type OnSheet = { readonly section: string; readonly day: string };

/** A child's growth on the national curves. Keys: kg, cm; those of the birth where the sheet itself asks for them. */
export type GrowthChart = OnSheet & {
  readonly kind: 'growth';
  readonly weight: string;
  readonly length?: string;
  readonly head?: string;
  readonly position?: string;
  readonly birthWeight?: string;
  readonly birthLength?: string;
  readonly gestationalWeeks?: string;
};

/** Weight gain and fundal height of a pregnancy. `week` and `weekDay`: its age on the day, as the sheet has it. */
export type PregnancyChart = OnSheet & {
  readonly kind: 'pregnancy';
  readonly week: string;
  readonly weekDay: string;
  readonly weight: string;
  readonly height?: string;
  readonly fundalHeight?: string;
  readonly lastPeriod?: string;
};

/** Blood pressure over time. Several keys where both arms are asked: the arm with the higher systolic pressure counts. */
export type PressureChart = OnSheet & {
  readonly kind: 'pressure';
  readonly arms: readonly { readonly systolic: string; readonly diastolic: string }[];
  readonly aim: 'by-age' | 'diabetes' | 'home' | 'pregnancy';
};

/**
 * Fasting glucose over time. `timePoint`: the question when it was measured, on sheets that take any glucose; then only fasting values count and
 * earlier ones come as the fact `fastingReadings`, since those sheets carry no concept.
 */
export type GlucoseChart = OnSheet & {
  readonly kind: 'glucose';
  readonly fasting: string;
  readonly timePoint?: string;
};

/** A chart inside of a form, as data: which section shows it and which fields move its point. */
export type FormChart = GrowthChart | PregnancyChart | PressureChart | GlucoseChart;

/** Every field a chart listens to: a key stroke anywhere else leaves it alone. */
export function keysOfChart(chart: FormChart): readonly string[] {
  const { kind: _kind, section: _section, ...named } = chart;
  const { aim: _aim, arms = [], ...keys } = { arms: undefined, aim: undefined, ...named };
  return [
    ...Object.values(keys).filter((key) => typeof key === 'string'),
    ...arms.flatMap((arm) => Object.values(arm)),
  ];
}

/** What of the resident's earlier sheets a chart asks for. */
export const conceptsOfChart = (chart: FormChart): readonly string[] =>
  chart.kind === 'glucose' && chart.timePoint !== undefined ? [] : CONCEPTS[chart.kind];

const CONCEPTS: { readonly [kind in FormChart['kind']]: readonly string[] } = {
  growth: ['body-weight', 'body-height', 'head-circumference'],
  pregnancy: ['body-weight', 'fundal-height'],
  pressure: ['systolic-blood-pressure', 'diastolic-blood-pressure'],
  glucose: ['fasting-glucose'],
};
