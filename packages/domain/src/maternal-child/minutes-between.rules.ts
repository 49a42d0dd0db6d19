import { textOf } from '../clinical/index.ts';
import { daysBetween, parseCalendarDay, type JsonObject } from '../shared/index.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)/;

/** Whole minutes between two moments written as `YYYY-MM-DDTHH:mm`, handed over in order under any names; negative when the second is earlier. */
export function minutesBetween(input: JsonObject): number | undefined {
  const [from, until] = Object.values(input).map((value) => {
    const [, day, hours, minutes] = MOMENT.exec(textOf(value) ?? '') ?? [];
    const on = parseCalendarDay(day ?? '');
    return on && { on, minutes: Number(hours) * 60 + Number(minutes) };
  });
  return from && until ? daysBetween(from.on, until.on) * 1440 + until.minutes - from.minutes : undefined;
}
