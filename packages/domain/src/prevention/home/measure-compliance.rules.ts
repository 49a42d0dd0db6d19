import { daysBetween, roundHalfUp, type CalendarDay } from '../../shared/index.ts';
import type { HomePlan } from './home-file.ts';

/**
 * Measuring as it was planned, in per cent with one place, 100 at the most [P]: slots of days that were measured, of those the plan asks for from
 * its beginning on. Nothing where the plan says no days or slots, or has not begun.
 */
export function measureCompliance(
  measured: readonly { readonly on: CalendarDay; readonly slot: string }[],
  plan: Pick<HomePlan, 'daysPerWeek' | 'slots' | 'startsOn'>,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): number | undefined {
  const { daysPerWeek, slots, startsOn } = plan;
  const first = startsOn !== undefined && startsOn > from ? startsOn : from;
  const days = daysBetween(first, to) + 1;
  if (daysPerWeek === undefined || slots.length === 0 || days < 1) return undefined;
  const planned = (days * daysPerWeek * slots.length) / 7;
  const done = new Set(
    measured.filter(({ on, slot }) => on >= first && on <= to && slots.includes(slot)).map(({ on, slot }) => on + slot),
  );
  return planned > 0 ? Math.min(100, roundHalfUp((done.size * 100) / planned, 1)) : undefined;
}
