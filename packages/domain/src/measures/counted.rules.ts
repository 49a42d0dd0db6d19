import { OTHER_SUBJECTS } from '../lists/language/other-subjects.data.ts';
import type { Counted, MeasureDefinition } from './measure-definition.ts';
import { ROW_KINDS, type RowKind } from './row-kinds.data.ts';

type Path = readonly [root: string, key: string];

const SHEET: RowKind = { place: ['record', '@institution'], day: 'record.@occurredOn', archive: true, root: 'record' };
const KINDS: { readonly [of in Counted]?: RowKind } = {
  ...ROW_KINDS,
  // What an institution reports by hand is of nobody.
  'record:maternal-summary': { ...SHEET, archive: false },
  resident: { place: ['resident', 'institution'], archive: true, root: 'resident' },
  // Who is followed at home is so where they live, and from day to day.
  'record:blood-pressure-patient': { place: ['resident', 'institution'], archive: true, root: 'record' },
  'record:blood-glucose-patient': { place: ['resident', 'institution'], archive: true, root: 'record' },
  // What an institution keeps in store, and how it checks itself, is of nobody.
  'record:test-strip-stock': { ...SHEET, archive: false },
  'record:vaccine-stock-movement': { ...SHEET, archive: false },
  'record:institution-self-check': { ...SHEET, archive: false },
  'record:device': { ...SHEET, archive: false },
  'record:house-type': { ...SHEET, archive: false },
};
const kindOf = (of: Counted): RowKind => KINDS[of] ?? SHEET;

/** Where a row says whose it is: its institution. `undefined` for rows that are of none. */
export const placeOf = (of: Counted): Path | undefined => kindOf(of).place;

/** Whether rows stand beside somebody's archive, so that they can be told apart by the responsible doctor. */
export const hasArchive = (of: Counted): boolean => kindOf(of).archive;

/** Whether rows say how old somebody was, or stand beside an archive that does: by their days a birthday could be reckoned. */
export const tellsAge = (of: Counted): boolean => hasArchive(of) || Object.hasOwn(OTHER_SUBJECTS[of] ?? {}, 'age');

/** Of which day rows are: the one the measure names, else that of their kind; residents are of none. */
export const dayOf = ({ of, day }: Pick<MeasureDefinition, 'of' | 'day'>): string | undefined =>
  day === null ? undefined : (day ?? kindOf(of).day);

/** By which day rows are told apart: where a measure looks at sheets by the day of their entry, by that one. */
export const tellingDayOf = (definition: Pick<MeasureDefinition, 'of' | 'within' | 'day'>): string | undefined =>
  definition.of === 'entry' && definition.within === 'always' ? 'day(record.@createdAt)' : dayOf(definition);

/** A condition on rows of one kind, asked of another that is of no archive: `undefined` where that has not all of its fields. */
export function askedOf(of: Counted, from: Counted, condition: string): string | undefined {
  const { root } = kindOf(of);
  const [known, asked] = [OTHER_SUBJECTS[of] ?? {}, OTHER_SUBJECTS[from] ?? {}];
  // A field of the same name says the same if its codes are the same: the state of a box is not that of a tube.
  const isSame = (key: string): boolean =>
    Object.hasOwn(known, key) &&
    (!asked[key] || JSON.stringify(asked[key].codes) === JSON.stringify(known[key]?.codes));
  const put = condition.replace(new RegExp(`\\b${kindOf(from).root}\\.`, 'g'), `${root}.`);
  const names = [...put.matchAll(/\b([a-z]+)\.(@?[a-zA-Z0-9]+)/g)];
  // Of nobody no sheets can be asked.
  if (/\b(?:has|latest|first|count|card)\(/.test(put)) return undefined;
  return names.every(([, name, key]) => name === root && isSame(key ?? '')) ? put : undefined;
}
