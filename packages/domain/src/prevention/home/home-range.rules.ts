import { addDays, type CalendarDay } from '../../shared/index.ts';

/** Which readings are looked at: of the last so many days, measured in these ways; no ways: in any. */
export type HomeAsked = {
  readonly today: CalendarDay;
  readonly days: number;
  readonly sources: readonly string[];
};

type Measured = { readonly at: string; readonly source: string };

/** The day a reading was measured on. */
export const dayMeasured = ({ at }: Pick<Measured, 'at'>): CalendarDay => at.slice(0, 10) as CalendarDay;

/** The first and the last day looked at, today the last; `back`: of so many such periods before. */
export const homeSpan = ({ today, days }: Pick<HomeAsked, 'today' | 'days'>, back = 0) => {
  const to = addDays(today, -days * back);
  return { from: addDays(to, 1 - days), to };
};

/** The readings of the period, or of one before it. */
export function readingsWithin<Reading extends Measured>(
  readings: readonly Reading[],
  asked: HomeAsked,
  back = 0,
): readonly Reading[] {
  const { from, to } = homeSpan(asked, back);
  return readings.filter((reading) => {
    const on = dayMeasured(reading);
    return on >= from && on <= to && (asked.sources.length === 0 || asked.sources.includes(reading.source));
  });
}

/** The gravest warning, the newest of several; nothing where none asks for anybody. */
export function gravest<Reading extends Measured & { readonly level?: number }>(
  readings: readonly Reading[],
): Reading | undefined {
  return readings.reduce<Reading | undefined>((worst, one) => {
    const [level, before] = [one.level ?? 0, worst?.level ?? 0];
    return level > 0 && (level > before || (level === before && one.at >= (worst?.at ?? ''))) ? one : worst;
  }, undefined);
}
