import type { CalendarDay } from '../shared/index.ts';
import { CHECK_TYPES, PERIODS } from './session.ts';

/** A row of a list of appointments. */
export type BookedRow = { readonly id: string; readonly cells: { readonly [column: string]: unknown } };

/** What a person takes along: when and where they are expected, and the number the desk reads. */
export type Invitation = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly village: string;
  readonly phone: string;
  readonly day: string;
  /** The stretch of time, or the half of the day where the session has none. */
  readonly slot: string;
  /** Blood is taken in the morning: who is expected in the afternoon does not come fasting. */
  readonly fasting: boolean;
  readonly place: string;
  readonly what: string;
  readonly queueNo: string;
  readonly archiveNumber: string;
  /** Who invites. */
  readonly host: string;
};
/** People of one session, in the order of their numbers. */
export type InvitedSession = { readonly title: string; readonly people: readonly Invitation[] };

/** Letters on one A4. */
export const LETTERS_A_PAGE = 3;
/** Lines of a roll on one A4. */
export const ROLL_A_PAGE = 32;

const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const WEEKDAYS = '日一二三四五六';

/** 6月20日（星期六） */
export function formatDayInChinese(day: CalendarDay): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日（星期${weekday}）`;
}

/** 女 71岁 */
function aboutOf({ sex, age }: BookedRow['cells']): string {
  const said = sex === 'male' ? '男' : sex === 'female' ? '女' : '';
  return `${said} ${age === null || age === undefined ? '' : `${text(age)}岁`}`.trim();
}

/** The stretch of time; empty where the session has none. */
const stretchOf = ({ slot }: BookedRow['cells']): string => (text(slot).length > 1 ? text(slot) : '');
const whenOf = (cells: BookedRow['cells']): string =>
  stretchOf(cells) || (PERIODS.find(({ code }) => code === cells['period'])?.label ?? '');

const NOON = '12:00';
const isFasting = (cells: BookedRow['cells']): boolean => {
  const stretch = stretchOf(cells);
  return stretch === '' ? cells['period'] !== '2' : stretch < NOON;
};

type Names = { readonly [id: string]: string };

/** Rows of a list of appointments as letters. `names`: of institutions, by code. */
export function invitationOf({ id, cells }: BookedRow, names: Names = {}): Invitation {
  const day = text(cells['date']);
  return {
    ...{ id, name: text(cells['name']), village: text(cells['village']), phone: text(cells['phone']) },
    about: aboutOf(cells),
    day: day === '' ? '' : formatDayInChinese(day as CalendarDay),
    slot: whenOf(cells),
    fasting: isFasting(cells),
    place: text(cells['place']),
    what: CHECK_TYPES.find(({ code }) => code === cells['checkType'])?.label ?? '健康体检',
    queueNo: text(cells['queueNo']),
    archiveNumber: text(cells['archiveNumber']),
    host: names[text(cells['hostOrg'])] ?? '',
  };
}

/** A session is often called by its villages and its day already: the day is not said twice. */
const titleOf = (name: string, { day, place }: Invitation): string =>
  [name, name.includes(day.replace(/（.*/, '')) && day !== '' ? day.replace(/^[^（]*（(.*)）$/, '$1') : day, place]
    .filter((part) => part !== '')
    .join(' · ');

/** By session, each in the order of its numbers, so that whoever hands the letters out or ticks the roll goes down it once. */
export function invitedSessions(rows: readonly BookedRow[], names: Names = {}): readonly InvitedSession[] {
  const sessions = new Map<string, Invitation[]>();
  for (const row of rows) {
    const one = invitationOf(row, names);
    const title = titleOf(text(row.cells['sessionName']), one);
    sessions.set(title, [...(sessions.get(title) ?? []), one]);
  }
  const byNumber = (one: Invitation, other: Invitation): number =>
    one.queueNo < other.queueNo ? -1 : one.queueNo > other.queueNo ? 1 : 0;
  return [...sessions].map(([title, people]) => ({ title, people: [...people].sort(byNumber) }));
}

/** So many to a sheet of paper. */
export const sheetsOf = <One>(all: readonly One[], most: number): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
