import type { Family, Sex } from '../resident/index.ts';
import type { CarePage, CareSheet, CareTab, Holder } from './care-page.ts';

/** Where on a page of care an address leads. */
export type CarePlace = { readonly tab: CareTab; readonly sheet: CareSheet };

/** What stands at an address below a care page: the sheet, the first of a tab, the first of all for none; `undefined` where there is none. */
export function placeAt({ tabs }: CarePage, address: string): CarePlace | undefined {
  for (const tab of tabs)
    for (const sheet of tab.sheets)
      if (sheet.address === address || tab.address === address || address === '') return { tab, sheet };
  return undefined;
}

/** The sheet of a page of care at an address below the page’s own; `undefined` for none. */
export const sheetAt = ({ tabs }: CarePage, address: string | undefined): CareSheet | undefined =>
  tabs.flatMap(({ sheets }) => sheets).find((sheet) => sheet.address === address);

/** Every address of a page as the router reads it, the tabs' own first. */
export const addressesOf = ({ base, tabs }: CarePage): readonly string[] => [
  base,
  ...tabs.flatMap(({ address }) => (address === undefined ? [] : [`${base}/${address}`])),
  ...tabs.flatMap(({ sheets }) => sheets.map(({ address }) => `${base}/${address}`)),
];

/** The address of a page of care for a resident, at one of its sheets or as it opens. */
export const carePath = ({ base }: CarePage, residentId: string, address = ''): string =>
  base.replace(':id', residentId) + (address === '' ? '' : `/${address}`);

/**
 * In whose file a sheet is kept: an identifier, or who has to be known first. A couple's own side follows from the sex of
 * whose page it is. `chosen`: the child among several, or the resident's own file for somebody who has none. `before`: who has no file yet, for whom
 * the sheet waits in this one.
 */
export function holderOf(
  holder: Holder | undefined,
  resident: { readonly id: string; readonly sex: Sex },
  family: Family,
  chosen: string | undefined,
): { readonly id: string; readonly before?: 'child' } | { readonly missing: 'child' | 'spouse' } {
  if (chosen === resident.id) return { id: resident.id };
  if (holder === 'child' || holder === 'newborn') {
    const child = family.children.find(({ id }) => id === chosen) ?? family.children.at(-1);
    if (child) return { id: child.id };
    return holder === 'newborn' ? { id: resident.id, before: 'child' } : { missing: 'child' };
  }
  if (holder === undefined || holder === 'own' || (holder === 'husband') === (resident.sex === 'male'))
    return { id: resident.id };
  return family.spouse ? { id: family.spouse.id } : { missing: 'spouse' };
}
