import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { createRandom } from '../random.ts';
import { rounded } from '../seed-health.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

/** Per cent of those followed for glucose who are measured by a department as planned, and of what is planned what is done; assumptions of the project. */
const SHARES = { inDepartment: 45, done: 92 };
/** Minutes since midnight at which it is measured, by time of the day. */
const TIMES: readonly (readonly [point: string, minute: number, raised: number])[] = [
  ['1', 420, 0],
  ['2', 540, 2.1],
  ['5', 1020, 0.6],
  ['7', 1290, 1.2],
];

/** What a plan of a department says besides, and the readings of the last month that came of it. */
export type DepartmentCare = { readonly plan: Answers; readonly readings: readonly ProgrammeSheet[] };

/** Drawn from a stream of its own: what it holds moves nothing else. */
export function departmentCare({ resident, index, today }: ProgrammeLife, usual: number): DepartmentCare {
  const random = createRandom(`department:${index}`);
  if (random.next() * 100 >= SHARES.inDepartment) return { plan: {}, readings: [] };
  const department = random.pick(['92', '92', '94', '95', '03.07']);
  const days = random.integer(2, 4);
  const points = TIMES.slice(0, random.integer(2, 4));
  const readings: ProgrammeSheet[] = [];
  for (let back = 29; back >= 1; back -= 1) {
    const on = addDays(today, -back);
    if (weekday(on) > days) continue;
    for (const [timePoint, planned, raised] of points) {
      if (random.next() * 100 >= SHARES.done) continue;
      const minute = Math.max(1, Math.min(1439, Math.round(planned + random.normal(0, 17))));
      const value = random.chance(0.03)
        ? random.integer(28, 38) / 10
        : Math.max(4, usual + raised + random.normal(0, 1.4));
      const given = { measuredAt: `${on}T${clock(minute)}:00`, timePoint, value: rounded(value, 1), department };
      const handled = (value < 3.9 || value > 10) && back > 2 && random.chance(0.8);
      readings.push({
        formId: 'blood-glucose-reading',
        on,
        given: {
          ...given,
          ...{ measurementSource: '1', entrySource: random.pick(['1', '3']) },
          ...(handled && {
            handled: true,
            handledBy: resident.doctorId,
            handledAt: `${on}T20:30:00`,
            handling: '电话随访：已嘱调整饮食并复测',
          }),
        },
      });
    }
  }
  return { plan: { department, measureDaysPerWeek: days, timePoints: points.map(([point]) => point) }, readings };
}

const MONDAY = Date.parse('1970-01-05');
const weekday = (day: CalendarDay): number => (Math.round((Date.parse(day) - MONDAY) / 86_400_000) % 7) + 1;
const two = (number: number): string => String(number).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
