import type { Permission } from '@gongwei/domain/identity';
import { peopleListOf } from '@gongwei/domain/lists';
import {
  countedFor,
  hasRows,
  MEASURES,
  NUMBER_STRIPS,
  STRIP_PATHS,
  tellsAge,
  YEAR_NUMBERS,
  type AnalysisPage,
  type MeasureDefinition,
} from '@gongwei/domain/measures';
import { codesOf, mayOpen, PAGES, type PageDefinition } from '@gongwei/domain/pages';
import { lettersOf } from '../identity/permissions.policy.ts';
import type { Staff } from '../identity/users.repository.ts';
import { maySee } from '../lists/row-actions.ts';
import type { ServedLists } from '../lists/serve-lists.ts';

type Opened = Pick<PageDefinition, 'path' | 'permission'>;

const FIRST_PAGE = '/wel/index';
/** Everybody has the first page; each field of its numbers asks for a right of its own. */
const ofYear = ({ right }: (typeof YEAR_NUMBERS)[number]): Opened => ({ path: FIRST_PAGE, permission: right });

function pageOf(id: string): Opened | undefined {
  const year = YEAR_NUMBERS.find((one) => one.id === id);
  if (year) return ofYear(year);
  const strip = NUMBER_STRIPS.find((one) => one.id === id);
  return PAGES.find(({ path, shows }) =>
    strip ? path === strip.path : typeof shows === 'object' && 'analysis' in shows && shows.analysis === id,
  );
}

/** The codes any of which opens some analysis. */
export const ANALYSIS_CODES: readonly string[] = [
  ...new Set(
    [
      ...PAGES.filter(
        ({ path, shows }) => STRIP_PATHS.includes(path) || (typeof shows === 'object' && 'analysis' in shows),
      ),
      ...YEAR_NUMBERS.map(ofYear),
    ].flatMap(codesOf),
  ),
];

/** Whether the page of an analysis is open to somebody, by the catalogue. */
export function mayRead({ id }: Pick<AnalysisPage, 'id'>, permissions: readonly Permission[]): boolean {
  const page = pageOf(id);
  return page !== undefined && mayOpen(page, lettersOf({ permissions }), PAGES);
}

/** Whether a page counts what says how old people are: not tubes, devices or accounts, which are told of any days. */
export const tellsAges = (measures: readonly MeasureDefinition[]): boolean =>
  measures.flatMap((measure) => countedFor(measure, MEASURES)).some((one) => hasRows(one) && tellsAge(one.of));

/** Whether somebody may open the people of all of these numbers: who may not open some is told no small number. */
export function mayOpenPeople(
  measures: readonly MeasureDefinition[],
  lists: ServedLists,
  staff: Pick<Staff, 'permissions'>,
): boolean {
  const needed = new Set(measures.filter(hasRows).flatMap(({ of }) => peopleListOf(of)?.list ?? []));
  return [...needed].every((id) => {
    const served = lists.get(id);
    return served !== undefined && maySee(served.list.definition, staff);
  });
}
