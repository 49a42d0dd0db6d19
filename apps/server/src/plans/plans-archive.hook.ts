import type { ArchiveHook } from '../ports/archive-hook.port.ts';

/** Whoever moved to another institution is in no doctor's round of before: who was to stand in there does so no more. */
export const plansOfFile: ArchiveHook = async ({ inside, event, countyCode, residentId }) => {
  if (event !== 'MOVE_IN') return;
  for (const table of ['plan_doctors', 'round_places'])
    await inside.query(`delete from ${table} where county_code = $1 and resident_id = $2`, [countyCode, residentId]);
};
