import type { NumberHook } from '../../ports/number-hook.port.ts';
import { systemRandom } from '../../shared/random-source.ts';
import { keepEntries } from './upload.hook.ts';
import { uploadSources } from '../upload-sources.query.ts';

/** What waited for the number of its person alone is complete now. */
export const uploadsOfNumber: NumberHook = async ({ inside, countyCode, residentId, now, today }) => {
  const rows = await inside.query<{ record_id: string }>(
    'select record_id from upload_entries where county_code = $1 and resident_id = $2',
    [countyCode, residentId],
  );
  const sources = await uploadSources(
    inside,
    countyCode,
    rows.map(({ record_id }) => record_id),
  );
  await keepEntries(inside, { now, random: systemRandom }, sources, today);
};
