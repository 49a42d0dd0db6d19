import { addressesOf } from './care-place.rules.ts';
import { CARE_PAGES } from './care-pages.data.ts';
import { ANALYSED_PAGES } from './data/analysed.pages.ts';
import { ANALYSIS_PAGES } from './data/analysis.pages.data.ts';
import { BACK_OFFICE_PAGES } from './data/back-office.pages.data.ts';
import { CHECK_UP_PAGES } from './data/check-up.pages.data.ts';
import { DAILY_COUNTERS, DAILY_PURPOSES } from './data/daily-purposes.data.ts';
import { DAILY_PAGES } from './data/daily.pages.data.ts';
import { FOLLOW_UP_PAGES } from './data/follow-up.pages.data.ts';
import { MATERNAL_CHILD_PAGES } from './data/maternal-child.pages.data.ts';
import { NUCLEIC_ACID_PAGES } from './data/nucleic-acid.pages.data.ts';
import { OWN_PAGES } from './data/own.pages.data.ts';
import { PREVENTION_PAGES } from './data/prevention.pages.data.ts';
import { PRINT_PAGES } from './data/print.pages.data.ts';
import { RESIDENT_PAGES } from './data/resident.pages.data.ts';
import type { PageCounter, PageDefinition, Pages } from './page-definition.ts';
import { createPageTable, type Page } from './page-table.ts';

/** The pages besides those of every day. */
const OTHERS: readonly PageDefinition[] = [
  ...OWN_PAGES,
  ...RESIDENT_PAGES,
  ...FOLLOW_UP_PAGES,
  ...CHECK_UP_PAGES,
  ...MATERNAL_CHILD_PAGES,
  ...NUCLEIC_ACID_PAGES,
  ...ANALYSIS_PAGES,
  ...PREVENTION_PAGES,
  ...BACK_OFFICE_PAGES,
  ...PRINT_PAGES,
];

/** Every page as it is written down. */
export const PAGES: readonly PageDefinition[] = [
  ...DAILY_PAGES.map((page) => {
    const counter: PageCounter | undefined = DAILY_COUNTERS[page.path];
    return { ...page, purpose: DAILY_PURPOSES[page.path], ...(counter && { counter }) };
  }),
  ...OTHERS,
  ...ANALYSED_PAGES,
];

type DrawnIn<Area> = Area extends Pages<infer Path> ? Path : never;
/** The paths of pages that code of their own draws. */
export type DailyScreenPath = (typeof DAILY_PAGES)[number]['path'];
/** Address of a page that has a screen of its own. */
export type OtherScreenPath = DrawnIn<
  | typeof OWN_PAGES
  | typeof RESIDENT_PAGES
  | typeof FOLLOW_UP_PAGES
  | typeof CHECK_UP_PAGES
  | typeof MATERNAL_CHILD_PAGES
  | typeof NUCLEIC_ACID_PAGES
  | typeof ANALYSIS_PAGES
  | typeof PREVENTION_PAGES
  | typeof BACK_OFFICE_PAGES
  | typeof PRINT_PAGES
>;

/** The sheets of a page of care: they share its tab. */
const sheetsOf = (page: PageDefinition): readonly Page[] => {
  const care = CARE_PAGES.find(({ base }) => base === page.path);
  if (!care) return [];
  return addressesOf(care)
    .filter((path) => path !== page.path)
    .map((path) => ({ ...page, path, title: titleIn(care, path.slice(page.path.length + 1)), within: page.path }));
};

const titleIn = ({ tabs, title }: (typeof CARE_PAGES)[number], address: string): string =>
  tabs.find((tab) => tab.address === address)?.title ??
  tabs.flatMap(({ sheets }) => sheets).find((sheet) => sheet.address === address)?.title ??
  title;

/** Where entries of a register are added and changed. */
const partsOf = (page: PageDefinition): readonly Page[] => {
  const { shows, menu: _, ...rest } = page;
  if (typeof shows !== 'object' || !('register' in shows) || 'single' in shows) return [];
  const part = { ...rest, shows, within: page.path, keepAlive: false, under: page.under ?? page.path };
  return [
    { ...part, path: `${page.path}/add`, title: `${page.title}-新增`, part: 'add' } as Page,
    { ...part, path: `${page.path}/edit/:recordId`, title: `${page.title}-编辑`, part: 'edit' } as Page,
  ];
};

/** Whether an address only leads on to another one, as those of a form about a resident who is known. */
function leadsOn({ path, shows }: PageDefinition): boolean {
  if (shows === 'entry') return path.startsWith('/entry/');
  if (typeof shows !== 'object') return false;
  if ('form' in shows)
    return path.includes(':id') && (shows.records === true || shows.page !== undefined || shows.form.length === 1);
  return 'leads' in shows;
}

/** Every address there is, with the sheets of care and the parts of registers. */
export const wholePages = createPageTable(
  PAGES.flatMap((page) => [leadsOn(page) ? { ...page, leads: true } : page, ...sheetsOf(page), ...partsOf(page)]),
);
