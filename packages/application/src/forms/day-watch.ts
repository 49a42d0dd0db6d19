import type { FormContext } from '@gongwei/domain/forms';
import { fullYears, type CalendarDay } from '@gongwei/domain/shared';
import type { Clock, Scope } from '../shared/index.ts';

/** Milliseconds. Midnight is the beginning of an hour, in whatever zone the clock counts its days. */
const HOUR = 3_600_000;

/**
 * Tells when another day began while a form is open. Looks at the beginning of every hour, so that a PC that slept
 * over midnight, or whose clock was set right since, is late by an hour at most; `check` looks at once.
 */
export function watchDay(
  clock: Clock,
  scope: Scope,
  first: CalendarDay,
  begun: (day: CalendarDay) => void,
): { check(): void } {
  let known = first;
  const check = (): void => {
    const today = clock.today();
    if (today === known) return;
    known = today;
    begun(today);
  };
  const wait = (): void => {
    scope.after(clock, HOUR - (clock.now().getTime() % HOUR), () => {
      check();
      wait();
    });
  };
  wait();
  return { check };
}

/** What a form knows, on another day: the resident may have had a birthday. */
export function contextOn(context: FormContext, today: CalendarDay): FormContext {
  const { resident } = context;
  if (resident?.birthDate === undefined || resident.birthDate > today) return { ...context, today };
  return { ...context, today, resident: { ...resident, age: fullYears(resident.birthDate, today) } };
}
