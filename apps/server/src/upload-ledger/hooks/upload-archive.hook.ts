import type { ArchiveChange, ArchiveHook } from '../../ports/archive-hook.port.ts';
import { systemRandom } from '../../shared/random-source.ts';
import { moveEntry, writeMoves, type Moment, type Moved } from '../move-entry.ts';
import { entriesOf, keepEntries } from './upload.hook.ts';
import { uploadSources } from '../upload-sources.query.ts';
import type { EntryRow } from '../upload-entry.ts';

/** Why nothing is sent of somebody who left care. */
export const FILE_ENDED = '档案已终止';

/** Of somebody who left care nothing more is sent; what the platform already has stays there. Who comes back, or never left, has what waited sent after all. */
export const uploadsOfFile: ArchiveHook = async (change) => {
  const moves = change.to === '1' ? await comeBack(change) : await end(change);
  const moment = { now: new Date(change.at), random: systemRandom };
  await writeMoves(change.inside, moment, moves);
  if (change.event === 'MOVE_IN') await keepPerson(change, moment);
};

async function end({ inside, countyCode, residentId, by }: ArchiveChange): Promise<readonly Moved[]> {
  const rows = await inside.query<EntryRow>(
    `select * from upload_entries where county_code = $1 and resident_id = $2 and state in ('0', '1', '4', '6')
     order by record_id for update`,
    [countyCode, residentId],
  );
  return rows.flatMap((row) =>
    moved(moveEntry(row, { type: 'RECORD_ENDED' }, false, { skip_reason: FILE_ENDED, batch_id: null }, { by })),
  );
}

/** Whoever has the file now sends what is recorded, and the archive with what it says now. */
async function keepPerson({ inside, countyCode, residentId, on }: ArchiveChange, moment: Moment): Promise<void> {
  const ids = await entriesOf(inside, countyCode, residentId);
  await keepEntries(inside, moment, await uploadSources(inside, countyCode, ids), on);
}

/** What was set aside with the file alone: somebody else's reason stands, and so does a sheet that was taken out meanwhile. */
async function comeBack({ inside, countyCode, residentId, by }: ArchiveChange): Promise<readonly Moved[]> {
  const rows = await inside.query<EntryRow>(
    `select e.* from upload_entries e join records r on r.county_code = e.county_code and r.id = e.record_id
     where e.county_code = $1 and e.resident_id = $2 and e.state = '5' and e.skip_reason = $3 and r.removed_at is null
     order by e.record_id for update of e`,
    [countyCode, residentId, FILE_ENDED],
  );
  return rows.flatMap((row) => moved(moveEntry(row, { type: 'RESTORE' }, false, { skip_reason: null }, { by })));
}

const moved = (move: ReturnType<typeof moveEntry>): readonly Moved[] => (move.ok ? [move.value] : []);
