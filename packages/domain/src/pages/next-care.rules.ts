import type { CarePage } from './care-page.ts';

/** What is due for somebody, by the kind of work and the sheet it is written on. `path`: no sheet is filled in for it, it is done there. */
type Due = { readonly kind: string; readonly formId: string; readonly path?: string };
/** What is due of a care page, with the address of its sheet within the page; without one it is written outside of it. */
export type NextCare<Item extends Due> = Item & { readonly address?: string };

/** Kinds of due work that a care page is for. */
const OF_PAGE: { readonly [kind in CarePage['kind']]: readonly string[] } = {
  woman: ['pregnancy', 'puerperium', 'pregnancy-card'],
  child: ['child-basic-info', 'child', 'tcm', 'vaccination'],
  premarital: [],
  prepregnancy: [],
};

/** What comes next on a care page, most urgent first: the work that is due for the person, as far as it is the page's. */
export const nextCare = <Item extends Due>(page: CarePage, due: readonly Item[]): readonly NextCare<Item>[] =>
  due.filter(({ kind }) => OF_PAGE[page.kind].includes(kind)).map((item) => placed(page, item));

function placed<Item extends Due>(page: CarePage, item: Item): NextCare<Item> {
  if (item.path !== undefined) return item;
  const tab = page.tabs.find(({ sheets }) => sheets.some(({ form }) => form === item.formId));
  // A tab of stages opens the one that is due by itself.
  const address = isStaged(item)
    ? stagesOf(page)?.address
    : tab?.sheets.find(({ form }) => form === item.formId)?.address;
  return address === undefined ? item : { ...item, address };
}

const isStaged = ({ kind }: Due): boolean => kind === 'child';
const stagesOf = ({ tabs }: CarePage): CarePage['tabs'][number] | undefined =>
  tabs.find(({ sheets }) => sheets.some(({ stages }) => stages));
