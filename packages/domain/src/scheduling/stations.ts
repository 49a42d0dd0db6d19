import type { BoardStation } from './board.ts';

/** Where somebody stops on a check-up day, and what has to be there afterwards. `all`, `any`: answers of the check-up sheet; `form`: a sheet of its own. */
export type Station = {
  readonly code: string;
  readonly label: string;
  /** Of what the session offers (SESSION_ITEMS). */
  readonly item: string;
  readonly all?: readonly string[];
  readonly any?: readonly string[];
  readonly form?: string;
  /** Only for people of that age and over, in completed years. */
  readonly fromAge?: number;
};

/** The stations of screen auxiliary-monitoring, by their codes. */
export const STATIONS: readonly Station[] = [
  { code: '1', label: '问卷', item: '1', all: ['symptoms', 'exerciseFrequency'] },
  { code: '2', label: '体格', item: '2', all: ['height', 'weight'] },
  { code: '3', label: '血压', item: '2', any: ['leftSystolic', 'rightSystolic'] },
  { code: '4', label: '血常规', item: '3', all: ['hemoglobin'] },
  { code: '5', label: '尿常规', item: '4', all: ['urineProtein'] },
  { code: '6', label: '生化', item: '5', all: ['alt', 'creatinine', 'fastingGlucose', 'totalCholesterol'] },
  { code: '7', label: '心电图', item: '6', all: ['ecg'] },
  { code: '8', label: 'B超', item: '7', all: ['abdominalUltrasound'] },
  { code: '9', label: '中医体质', item: '8', form: 'tcm-constitution', fromAge: 65 },
  { code: '10', label: '自理评估', item: '9', form: 'elderly-self-care-assessment', fromAge: 65 },
  { code: '11', label: '认知抑郁', item: '9', all: ['elderCognition', 'elderEmotion'], fromAge: 65 },
];

type Answers = { readonly [key: string]: unknown };
const answered = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Stations somebody still has to go to. `sheet`: the check-up of the day, if there is one; `forms`: other sheets of the day or later in the year. */
export const missingStations = (
  sheet: Answers | undefined,
  forms: readonly string[],
  age: number,
  items: readonly string[],
): readonly string[] =>
  STATIONS.filter(
    ({ item, fromAge, all, any, form }) =>
      (items.length === 0 || items.includes(item)) &&
      age >= (fromAge ?? 0) &&
      !(
        (all?.every((key) => answered(sheet?.[key])) ?? true) &&
        (any?.some((key) => answered(sheet?.[key])) ?? true) &&
        (form === undefined || forms.includes(form))
      ),
  ).map(({ code }) => code);

/** The same as a condition of the list language over an appointment and its person: true where the station is done. */
export function stationDone({ all = [], any = [], form }: Station): string {
  const sheet = (key: string) =>
    `!isMissing(latest(health-check-up, when: record.@occurredOn >= appointment.date).${key})`;
  const parts = [
    ...all.map(sheet),
    ...(any.length > 0 ? [`(${any.map(sheet).join(' || ')})`] : []),
    ...(form === undefined ? [] : [`has(${form}, when: record.@occurredOn >= appointment.date)`]),
  ];
  return parts.join(' && ');
}

/** What has to be there before a station is done, one by one: a form by its name, an answer by its key, alternatives joined by `|`. */
export const stationNeeds = ({ all = [], any = [], form }: Station): readonly string[] => [
  ...all,
  ...(any.length > 0 ? [any.join('|')] : []),
  ...(form === undefined ? [] : [form]),
];

/** Answers of the check-up sheet that tell whether stations are done. */
export const STATION_ANSWERS: readonly string[] = STATIONS.flatMap(({ all = [], any = [] }) => [...all, ...any]);
/** Sheets of their own that tell whether stations are done. */
export const STATION_FORMS: readonly string[] = STATIONS.flatMap(({ form }) => form ?? []);

/** Somebody who is there: what they have of the day's answers, and what their session offers. */
export type PersonHere = {
  readonly sheet: Answers | undefined;
  readonly forms: readonly string[];
  readonly age: number;
  readonly items: readonly string[];
};

/** How many of those who are there have been at each station, and how many have still to go. Stations nobody of them has to go to are left out. */
export function stationsOf(people: readonly PersonHere[]): readonly BoardStation[] {
  const missing = people.map(({ sheet, forms, age, items }) => missingStations(sheet, forms, age, items));
  const wanted = people.map(({ age, items }) => missingStations(undefined, [], age, items));
  const count = (of: readonly (readonly string[])[], code: string): number =>
    of.filter((codes) => codes.includes(code)).length;
  return STATIONS.flatMap(({ code, label }) => {
    const [all, waiting] = [count(wanted, code), count(missing, code)];
    return all === 0 ? [] : [{ label, done: all - waiting, waiting }];
  });
}
