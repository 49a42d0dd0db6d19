import type { HomeGlucose, HomeKind, HomePlan, HomePressure } from '@gongwei/domain/prevention';
import { isCalendarDay, type Json, type JsonObject } from '@gongwei/domain/shared';

/** A text that says something. */
export const text = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
const number = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);
const codes = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What the words of a sheet are told with: hidden from who may only look, and whose an identifier is. */
type Telling = {
  readonly said: (value: Json | undefined) => string | undefined;
  readonly names: ReadonlyMap<string, string>;
};

/** A day with a clock time, as somebody entered it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const OUT_OF_RANGE: { readonly [code: string]: 'low' | 'high' } = { '1': 'low', '2': 'high' };

/** A stored reading as a page is told of it; nothing of one that does not count: of a control solution, or without its numbers. */
export function homeReading(
  kind: HomeKind,
  id: string,
  data: JsonObject,
  telling: Telling,
): HomePressure | HomeGlucose | undefined {
  const at = text(data['measuredAt']) ?? '';
  if (!MOMENT.test(at)) return undefined;
  const common = {
    id,
    at: at.replace(' ', 'T'),
    source: text(data['measurementSource']) ?? '9',
    ...warningOf(data, telling),
  };
  const measured = kind === 'glucose' ? glucoseOf(data) : pressureOf(data);
  return measured && ({ ...common, ...measured } as HomePressure | HomeGlucose);
}

function glucoseOf(data: JsonObject) {
  const value = number(data['value']);
  const control = data['controlSolution'] === true || data['sampleSite'] === '4';
  const range = OUT_OF_RANGE[text(data['outOfRange']) ?? ''];
  if (value === undefined || control) return undefined;
  return { value, timePoint: text(data['timePoint']) ?? '0', ...(range && { outOfRange: range }) };
}

function pressureOf(data: JsonObject) {
  const [systolic, diastolic, groupId] = [number(data['systolic']), number(data['diastolic']), text(data['groupId'])];
  if (systolic === undefined || diastolic === undefined) return undefined;
  return { systolic, diastolic, slot: text(data['timeSlot']) ?? '0', ...(groupId !== undefined && { groupId }) };
}

/** The level is the digit its words begin with. */
function warningOf(data: JsonObject, { said, names }: Telling) {
  const warning = text(data['warningLevel']);
  const level = warning === undefined ? Number.NaN : Number.parseInt(warning, 10);
  const [handling, by, handledAt] = [said(data['handling']), text(data['handledBy']), text(data['handledAt'])];
  const handledBy = by === undefined ? undefined : names.get(by);
  return {
    handled: data['handled'] === true,
    ...(level >= 0 && level <= 4 && { level }),
    ...(warning !== undefined && { warning: warning.replace(/^\d级：/, '') }),
    ...(handling !== undefined && { handling }),
    ...(handledBy !== undefined && { handledBy }),
    ...(handledAt !== undefined && { handledAt }),
  };
}

const AIMS = {
  pressure: [
    ['homeSystolic', 'homeTargetSystolic'],
    ['homeDiastolic', 'homeTargetDiastolic'],
  ],
  glucose: [
    ['fastingLow', 'fastingTargetLow'],
    ['fastingHigh', 'fastingTargetHigh'],
    ['mealHigh', 'postprandialTargetHigh'],
  ],
} as const;

/** The aims and the plan of who is followed; a sheet of before has no state: they are in care. */
export function planOf(kind: HomeKind, id: string, data: JsonObject): HomePlan {
  const [startsOn, daysPerWeek] = [text(data['planStart']), number(data['measureDaysPerWeek'])];
  const aims = AIMS[kind].flatMap(([key, field]) => {
    const value = number(data[field]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    id,
    state: text(data['state']) ?? '1',
    slots: codes(data[kind === 'pressure' ? 'measureSlots' : 'timePoints']),
    ...(startsOn !== undefined && isCalendarDay(startsOn) && { startsOn }),
    ...(daysPerWeek !== undefined && { daysPerWeek }),
    ...Object.fromEntries(aims),
  };
}
