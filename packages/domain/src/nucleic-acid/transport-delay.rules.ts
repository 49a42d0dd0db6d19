import { rowsOf, textOf } from '../clinical/index.ts';
import { daysBetween, parseCalendarDay, type JsonObject } from '../shared/index.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)/;
const LATEST_MINUTES = 4 * 60;

type Moment = { readonly on: NonNullable<ReturnType<typeof parseCalendarDay>>; readonly minutes: number };

function momentOf(value: unknown): Moment | undefined {
  const [, day, hours, minutes] = MOMENT.exec(textOf(value) ?? '') ?? [];
  const on = parseCalendarDay(day ?? '');
  return on && { on, minutes: Number(hours) * 60 + Number(minutes) };
}

/** Whether a tube was packed more than four hours after it was taken (the standard's limit at room temperature), or before. Absent without the times. */
export function transportDelay(input: JsonObject): { readonly late?: boolean; readonly beforeSampling?: boolean } {
  const packed = momentOf(input['packTime']);
  const taken = rowsOf(input['tubes']).flatMap((row) => momentOf(row['sampleTime']) ?? []);
  if (!packed || taken.length === 0) return {};
  const waits = taken.map(({ on, minutes }) => daysBetween(on, packed.on) * 1440 + packed.minutes - minutes);
  return { late: waits.some((wait) => wait > LATEST_MINUTES), beforeSampling: waits.some((wait) => wait < 0) };
}
