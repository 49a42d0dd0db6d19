import type { ArchiveHook } from '../ports/archive-hook.port.ts';
import { systemRandom } from '../shared/random-source.ts';
import { moveEntry, writeMoves } from './move-entry.ts';
import type { EntryRow } from './upload-entry.ts';

/** Of somebody who left care nothing more is sent. What the platform already has stays there. */
export const endUploads: ArchiveHook = async ({ inside, countyCode, residentId, to, at, by }) => {
  if (to === '1') return;
  const rows = await inside.query<EntryRow>(
    `select * from upload_entries where county_code = $1 and resident_id = $2 and state in ('0', '1', '4', '6')
     order by record_id for update`,
    [countyCode, residentId],
  );
  const moves = rows.flatMap((row) => {
    const ended = { skip_reason: '档案已终止', batch_id: null };
    const moved = moveEntry(row, { type: 'RECORD_ENDED' }, false, ended, { by });
    return moved.ok ? [moved.value] : [];
  });
  await writeMoves(inside, { now: new Date(at), random: systemRandom }, moves);
};
