import { isDeepStrictEqual } from 'node:util';
import { payloadDefinition, type UploadEvent } from '@gongwei/domain/upload';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { RecordHook } from '../../records/record-hooks.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { heldEntries, writeEntries } from '../entries.repository.ts';
import { moveEntry, writeMoves, type Moment } from '../move-entry.ts';
import { newEntry } from '../new-entry.ts';
import { uploadSource, uploadSources, type StoredSource } from '../upload-sources.query.ts';
import type { EntryRow } from '../upload-entry.ts';
import { uploadedStays } from '../uploaded-stays.rules.ts';

/** Whose other sheets name the person anew when it is saved. */
const ARCHIVE = 'resident-personal-info';

const GONE = '本地记录已作废';

/** Keeps the ledger in step with every save of a record the platform wants, in the save's own transaction. */
export const uploadHook: RecordHook = {
  name: 'uploads',
  whyItStays: async ({ inside, sheet }) => {
    const [entry] = await heldEntries(inside, sheet.county_code, [sheet.id]);
    return entry && uploadedStays(entry.state, entry.revoke_state, entry.platform_id);
  },
  afterWrite: async ({ context, inside, form, holder, before, stored }) => {
    if (!holder.resident || !payloadDefinition(form.id)) return false;
    const moment = { now: context.clock.now(), random: context.random };
    const today = todayOf(context.clock);
    if (form.id === ARCHIVE) {
      const ids = await entriesOf(inside, holder.countyCode, holder.resident.id);
      const sources = await uploadSources(inside, holder.countyCode, [...new Set([...ids, stored.id])]);
      await keepEntries(inside, moment, sources, today);
      return false;
    }
    // No other sheet changes the name, number, sex or birthday of the person, who is held.
    const { name, id_number, sex, birth_date: birthDate, status } = holder.resident;
    const idNumber = id_number ?? '';
    const source = uploadSource({ ...stored, county_code: holder.countyCode, name, idNumber, sex, birthDate, status });
    if (source) await keepEntries(inside, moment, [source], today, before === undefined);
    return false;
  },
};

/** Records of a person that stand in the ledger. */
export const entriesOf = async (inside: Queryable, county: string, residentId: string): Promise<readonly string[]> =>
  (
    await inside.query<{ record_id: string }>(
      'select record_id from upload_entries where county_code = $1 and resident_id = $2',
      [county, residentId],
    )
  ).map(({ record_id }) => record_id);

/** Brings entries in step with what is stored of one county; those there are not yet are made. `allNew`: these records were made a moment ago, so none has an entry. */
export async function keepEntries(
  inside: Queryable,
  moment: Moment,
  sources: readonly StoredSource[],
  today: CalendarDay,
  allNew = false,
): Promise<void> {
  const [first] = sources;
  if (!first) return;
  const ids = sources.map(({ record }) => record.id);
  const held = allNew ? [] : await heldEntries(inside, first.record.county_code, ids);
  const known = new Map(held.map((one) => [one.record_id, one]));
  const [written, moves]: [EntryRow[], Parameters<typeof writeMoves>[2][number][]] = [[], []];
  for (const source of sources) {
    const entry = known.get(source.record.id);
    if (!entry) {
      if (!source.removed) written.push(newEntry(source.record, source.content, moment.now));
      continue;
    }
    const now = inStep(entry, source, today);
    const moved = eventsOf(source, entry)
      .map((event) => moveEntry(now, event, false, CHANGES[event.type] ?? {}))
      .find(({ ok }) => ok);
    if (moved?.ok) moves.push(moved.value);
    else written.push(now);
  }
  await writeEntries(inside, written);
  await writeMoves(inside, moment, moves);
}

const CHANGES: { readonly [type in UploadEvent['type']]?: Partial<EntryRow> } = {
  RECORD_ENDED: { skip_reason: GONE, batch_id: null },
  RESTORE: { skip_reason: null },
  PERSON_CORRECTED: { attempts: 0, next_at: null },
};

const eventsOf = ({ removed, content }: StoredSource, { sent, skip_reason }: EntryRow): readonly UploadEvent[] => {
  if (removed) return [{ type: 'RECORD_ENDED' }];
  // Taken out by mistake, and put back.
  if (skip_reason === GONE) return [{ type: 'RESTORE' }];
  const corrected = sent !== null && !isDeepStrictEqual(sent.person, content.payload.person);
  const kept: readonly UploadEvent[] = [{ type: 'COMPLETE' }, { type: 'BECOMES_INCOMPLETE' }, { type: 'CHANGED' }];
  return corrected ? [...kept, { type: 'PERSON_CORRECTED' }] : kept;
};

const inStep = (
  entry: EntryRow,
  { record, content: { missing, hash } }: StoredSource,
  today: CalendarDay,
): EntryRow => ({
  ...entry,
  missing,
  content_hash: hash,
  occurred_on: record.occurred_on,
  institution_code: record.institution_code,
  completed_on: entry.completed_on ?? (missing.length === 0 ? today : null),
});
