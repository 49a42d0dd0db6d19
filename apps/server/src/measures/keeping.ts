import { hasArchive, type MeasureDefinition } from '@gongwei/domain/measures';
import type { Lying } from '../database/kept-by-home.ts';
import { changesRead } from '../lists/changes-read.ts';
import { isBesideRecord } from '../lists/sql/beside-record.ts';

/** How an answer is kept: with the `home` of the people where it is put together of them, else with the `branch`; and of which tables changes empty it. */
export type Keeping =
  | { readonly by: 'home'; readonly lying: Lying; readonly kinds: readonly string[] }
  | { readonly by: 'branch' };

/** Where rows of a kind lie that are neither people nor sheets, yet somebody's. */
const LYING: { readonly [of: string]: Lying } = {
  resident: 'sheets',
  plan: 'home',
  invitee: 'home',
  appointment: 'anywhere',
  review: 'sheets',
  entry: 'sheets',
  upload: 'anywhere',
  'upload-step': 'anywhere',
};

const lyingOf = ({ of }: MeasureDefinition): Lying | undefined =>
  LYING[of] ?? (of.startsWith('record:') && hasArchive(of) ? 'sheets' : undefined);

/** Whether it is put together of people, each counted where they are at home: a sum, or the middle of all their values. */
export const isByHome = (measure: MeasureDefinition): boolean => lyingOf(measure) !== undefined;

/** As the tables it reads allow: one whose changes nobody notes makes an answer that cannot be kept. */
export function keepingOf(measure: MeasureDefinition, statement: string): Keeping | undefined {
  const kinds = changesRead(statement);
  if (!kinds) return undefined;
  const lying = lyingOf(measure);
  if (lying === undefined) return measure.of.startsWith('record:') && kinds.length === 0 ? { by: 'branch' } : undefined;
  // A review says something of a sheet that lies elsewhere without a note there.
  return { by: 'home', lying: lying === 'sheets' && kinds.length > 0 ? 'anywhere' : lying, kinds };
}

/** Measures of the same rows are asked together where this is the same, too: what one of them reads besides makes no other be asked anew. */
export const keptAlike = (measure: MeasureDefinition): string =>
  [
    isByHome(measure) ? 'home' : '',
    ...new Set((JSON.stringify(measure).match(/@\w+/g) ?? []).filter(isBesideRecord).toSorted()),
  ].join(' ');
