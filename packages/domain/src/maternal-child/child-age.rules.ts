import { textOf } from '../clinical/index.ts';
import { daysBetween, parseCalendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';
import { agePartsOf, ageTextOf, completedMonths } from './child-age.ts';

/** The days among the inputs, in their order; a moment counts with its day. */
const daysIn = (input: JsonObject): readonly CalendarDay[] =>
  Object.values(input).map((value) => parseCalendarDay((textOf(value) ?? '').slice(0, 10))).filter((day) => day !== undefined);

/** Age in words, `2岁3月5天`, from a birth date to a later day, handed over in this order under any names. Missing without both or before birth. */
export function ageInWords(input: JsonObject): string | undefined {
  const [birthDate, on] = daysIn(input);
  const age = birthDate && on && agePartsOf(birthDate, on);
  return age && ageTextOf(age);
}

/** Completed months from a birth date to a later day, as the schedules of children count them (`completedMonths`); inputs as for `ageInWords`. */
export function monthsOfAge(input: JsonObject): number | undefined {
  const [birthDate, on] = daysIn(input);
  return birthDate && on && completedMonths(birthDate, on);
}

const TIME = /^([01]?\d|2[0-3])[:：时]?([0-5]\d)?分?$/;

/** Minutes since midnight of `8:30`, `08:30`, `0830` or `8时30分`. */
function minutesOf(time: string | undefined): number | undefined {
  const found = TIME.exec(time ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2] ?? 0) : undefined;
}

/** Completed hours of life of a child who died within 24 hours; missing for a longer life and without the times of birth and death. */
export function hoursOfLife(input: JsonObject): number | undefined {
  const [born, died] = [textOf(input['birthDate']), textOf(input['deathDate'])].map((text) => parseCalendarDay(text ?? ''));
  const [from, until] = [minutesOf(textOf(input['birthTime'])), minutesOf(textOf(input['deathTime']))];
  if (!born || !died || from === undefined || until === undefined) return undefined;
  const minutes = daysBetween(born, died) * 1440 + until - from;
  return minutes >= 0 && minutes < 1440 ? Math.floor(minutes / 60) : undefined;
}

/** Whole minutes between two moments written as `YYYY-MM-DDTHH:mm`, handed over in order under any names; negative when the second is earlier. */
export function minutesBetween(input: JsonObject): number | undefined {
  const moments = Object.values(input).map((value) => textOf(value) ?? '');
  const [from, until] = moments.map((moment) => {
    const day = parseCalendarDay(moment.slice(0, 10));
    const minutes = minutesOf(moment.slice(11, 16));
    return day && minutes !== undefined ? { day, minutes } : undefined;
  });
  return from && until ? daysBetween(from.day, until.day) * 1440 + until.minutes - from.minutes : undefined;
}
