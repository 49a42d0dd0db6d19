import { OTHER_SUBJECTS } from '../lists/language/other-subjects.data.ts';
import type { Counted, MeasureDefinition } from './measure-definition.ts';

type Path = readonly [root: string, key: string];

/** Where rows of a kind say whose they are and of which day, under which name; `archive`: whether a resident stands beside them. */
type RowKind = { readonly place: Path; readonly day?: string; readonly archive: boolean; readonly root: string };

const SHEET: RowKind = { place: ['record', '@institution'], day: 'record.@occurredOn', archive: true, root: 'record' };
const KINDS: { readonly [of in Counted]?: RowKind } = {
  // What an institution reports by hand is of nobody.
  'record:maternal-summary': { ...SHEET, archive: false },
  resident: { place: ['resident', 'institution'], archive: true, root: 'resident' },
  upload: { place: ['upload', 'institution'], day: 'upload.recordDate', archive: true, root: 'upload' },
  // What only the provincial platform holds is told apart as uploads are.
  held: { place: ['upload', 'institution'], day: 'upload.recordDate', archive: false, root: 'upload' },
  sample: { place: ['sample', 'institution'], day: 'day(sample.sampledAt)', archive: false, root: 'sample' },
  tube: { place: ['tube', 'institution'], day: 'day(tube.sampledAt)', archive: false, root: 'tube' },
  plan: { place: ['resident', 'institution'], day: 'plan.dueOn', archive: true, root: 'plan' },
  appointment: { place: ['resident', 'institution'], day: 'appointment.date', archive: true, root: 'appointment' },
  // Who is followed at home is so where they live, and from day to day.
  'record:blood-pressure-patient': { place: ['resident', 'institution'], archive: true, root: 'record' },
  'record:blood-glucose-patient': { place: ['resident', 'institution'], archive: true, root: 'record' },
  // What an institution keeps in store is of nobody.
  'record:test-strip-stock': { ...SHEET, archive: false },
  'record:vaccine-stock-movement': { ...SHEET, archive: false },
};
const kindOf = (of: Counted): RowKind => KINDS[of] ?? SHEET;

/** Where a row says whose it is: its institution. */
export const placeOf = (of: Counted): Path => kindOf(of).place;

/** Whether rows stand beside somebody's archive, so that they can be told apart by the responsible doctor. */
export const hasArchive = (of: Counted): boolean => kindOf(of).archive;

/** Of which day rows are: the one the measure names, else that of their kind; residents are of none. */
export const dayOf = ({ of, day }: Pick<MeasureDefinition, 'of' | 'day'>): string | undefined =>
  day === null ? undefined : (day ?? kindOf(of).day);

/** By which day rows are told apart: where a measure looks at sheets by the day of their entry, by that one. */
export const tellingDayOf = (definition: Pick<MeasureDefinition, 'of' | 'within' | 'day'>): string | undefined =>
  definition.of === 'entry' && definition.within === 'always' ? 'day(record.@createdAt)' : dayOf(definition);

/** A condition on rows of one kind, asked of another that is of no archive: `undefined` where that has not all of its fields. */
export function askedOf(of: Counted, from: Counted, condition: string): string | undefined {
  const { root } = kindOf(of);
  const known = OTHER_SUBJECTS[of] ?? {};
  const put = condition.replace(new RegExp(`\\b${kindOf(from).root}\\.`, 'g'), `${root}.`);
  const names = [...put.matchAll(/\b([a-z]+)\.(@?[a-zA-Z0-9]+)/g)];
  // Of nobody no sheets can be asked.
  if (/\b(?:has|latest|first|count|card)\(/.test(put)) return undefined;
  return names.every(([, name, key]) => name === root && Object.hasOwn(known, key ?? '')) ? put : undefined;
}
