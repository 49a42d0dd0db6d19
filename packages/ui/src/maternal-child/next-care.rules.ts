import type { CarePage } from '@gongwei/domain/pages';
import type { DueItem } from '@gongwei/domain/resident';

/** What is due of a care page, with the address of its sheet within the page; without one it is written outside of it. */
export type NextCare = DueItem & { readonly address?: string };

/** Kinds of due work that a care page is for. */
const OF_PAGE: { readonly [kind in CarePage['kind']]: readonly string[] } = {
  woman: ['pregnancy', 'puerperium', 'pregnancy-card'],
  child: ['child-basic-info', 'child', 'tcm', 'vaccination'],
  premarital: [],
  prepregnancy: [],
};

/** What comes next on a care page, most urgent first: the work that is due for the person, as far as it is the page's. */
export const nextCare = (page: CarePage, due: readonly DueItem[]): readonly NextCare[] =>
  due.filter(({ kind }) => OF_PAGE[page.kind].includes(kind)).map((item) => placed(page, item));

function placed(page: CarePage, item: DueItem): NextCare {
  const tab = page.tabs.find(({ sheets }) => sheets.some(({ form }) => form === item.formId));
  // A tab of stages opens the one that is due by itself.
  const address = isStaged(item)
    ? stagesOf(page)?.address
    : tab?.sheets.find(({ form }) => form === item.formId)?.address;
  return address === undefined ? item : { ...item, address };
}

const isStaged = ({ kind }: DueItem): boolean => kind === 'child';
const stagesOf = ({ tabs }: CarePage): CarePage['tabs'][number] | undefined =>
  tabs.find(({ sheets }) => sheets.some(({ stages }) => stages));
