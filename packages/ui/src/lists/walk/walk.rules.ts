import type { SavedSheet } from '@gongwei/application/forms';
import type { Walk } from '@gongwei/application/lists';

/** Whether a page, its address with its query, is about the row that is worked on: the bar shows there and nowhere else. */
export const isOfRow = (path: string, { rowId, residentId }: Walk): boolean =>
  path.split(/[/?&=]/).some((part) => part === rowId || part === residentId);

/**
 * Where the next row is opened: in the same form one has just filled in for the last one, a new one of it; else where the list opens
 * its rows.
 */
export function addressOfNext(path: string, from: Walk, to: Walk, opened: string): string {
  const [, formId] = /\/form\/([^/]+)/.exec(path) ?? [];
  // Rows that say themselves which form they ask for are opened in it: the next one may be of the same person.
  if (opened.includes('/form/')) return opened;
  if (!formId || !from.residentId || !to.residentId) return opened;
  const base = path.slice(0, path.indexOf('/form/')).replace(from.residentId, to.residentId);
  return base.endsWith(to.residentId) ? `${base}/form/${formId}` : opened;
}

/** Whether a sheet is the one its row asked for: with it the row is done, and the next one comes. Another sheet of the same person is not. */
export const isDoneBy = ({ residentId, opens }: Walk, { subjectId, formId }: SavedSheet): boolean =>
  residentId === subjectId && opens.endsWith(`/form/${formId}`);

/** How staff count rows one after the other: a visit that is planned is 一条. */
export const counted = (unit: string): string => (unit === '人' ? '位' : unit === '人次' ? '条' : unit);

type Led = 1 | -1 | 'list';
// In a form Alt+↑ is the chapter before.
const WITH_ALT: { readonly [key: string]: Led } = { PageDown: 1, PageUp: -1, ArrowUp: 'list', b: 'list' };
const BARE: { readonly [key: string]: Led } = { ']': 1, '[': -1 };

/** Where a key leads: the next (1), the one before (-1), or back to the list. With Alt they work everywhere, ] and [ only where they are not typed. */
export const stepOfKey = (key: string, alt: boolean, typing: boolean): Led | undefined =>
  alt ? WITH_ALT[key] : typing ? undefined : BARE[key];
