import {
  BY_INSTITUTION,
  tablesOf,
  wholeMonth,
  wholeYear,
  waysOf,
  type AnalysisPage,
  type Days,
} from '@gongwei/domain/measures';
import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { queryText, queryWords } from '../shared/query-words.ts';
import type { AnalysisView } from './analyses.service.ts';

/** What a page of numbers opens with. */
const firstView = (page: AnalysisPage, today: CalendarDay): AnalysisView => ({
  ...(page.opens ? wholeMonth(today) : wholeYear(Number(today.slice(0, 4)))),
  by: page.opens?.by ?? BY_INSTITUTION,
  groups: [],
  people: [],
  way: [],
  table: tablesOf(page)[0]?.id ?? page.id,
  compared: false,
  asNow: false,
});

const [NOW, YES, JOIN] = ['now', '1', '~'];
const INSTITUTION = /^\d{2,20}$/;
const STAFF = /^(?:author|doctor):[\w-]{1,64}$/;

/** A view as words of an address: codes and days of a period, never a name. */
const wordsOf = (view: AnalysisView): readonly (readonly [key: string, value: string])[] => [
  ['days', daysText(view)],
  ['place', view.way.map(({ code }) => code).join(JOIN)],
  ['by', view.by],
  ['group', view.groups.join(JOIN)],
  ['staff', view.people.map(({ key }) => key).join(JOIN)],
  ['table', view.table],
  ['compared', view.compared ? YES : ''],
  ['meaning', view.asNow ? NOW : ''],
];

/**
 * The query of the address of a view: what is not as the page opens. With any of it stand the days, so that a link that is sent on means the
 * same next year.
 */
export function queryOfView(page: AnalysisPage, view: AnalysisView, today: CalendarDay): string {
  const first = new Map(wordsOf(firstView(page, today)));
  const words = wordsOf(view);
  const other = words.filter(([key, value]) => value !== first.get(key));
  return queryText(new Map(other.length > 0 ? words.filter((one) => one[0] === 'days' || other.includes(one)) : []));
}

/**
 * The view an address stands for, for somebody of the institution `home`: what it says that the page does not have is passed over, and of the
 * institutions on the way those that `home` lies in, as the reader begins below them. Names are not in it: codes stand in their place.
 */
export function viewOfQuery(page: AnalysisPage, query: string, today: CalendarDay, home: string): AnalysisView {
  const words = queryWords(query);
  const first = firstView(page, today);
  const codes = (key: string): readonly string[] => (words.get(key) ?? '').split(JOIN);
  const known = <Id extends { readonly id: string }>(all: readonly Id[], key: string): string | undefined =>
    all.find(({ id }) => id === words.get(key))?.id;
  const groups = page.filters.flatMap(({ id, groups: own }) => own.map(({ code }) => `${id}:${code}`));
  return {
    ...first,
    ...daysOf(words.get('days')),
    by: known(waysOf(page), 'by') ?? first.by,
    groups: codes('group').filter((key) => groups.includes(key)),
    people: codes('staff').flatMap((key) => (STAFF.test(key) ? [{ key, label: codeOfStaff(key) }] : [])),
    way: codes('place').flatMap((code) =>
      INSTITUTION.test(code) && !home.startsWith(code) ? [{ code, name: code }] : [],
    ),
    table: known(tablesOf(page), 'table') ?? first.table,
    compared: words.get('compared') === YES,
    asNow: words.get('meaning') === NOW,
  };
}

/** Whose code is in a key of staff. */
export const codeOfStaff = (key: string): string => key.slice(key.indexOf(':') + 1);

const isYear = ({ from, until }: Days): boolean =>
  until === wholeYear(Number(from.slice(0, 4))).until && from.endsWith('-01-01');

const daysText = (days: Days): string => (isYear(days) ? days.from.slice(0, 4) : [days.from, days.until].join(JOIN));

function daysOf(text = ''): Days | undefined {
  if (/^20\d\d$/.test(text)) return wholeYear(Number(text));
  const [from, until] = text.split(JOIN).map((day) => parseCalendarDay(day));
  return from && until && from <= until ? { from, until } : undefined;
}
