import type { ReviewHook } from '../../ports/review-hook.port.ts';
import { systemRandom } from '../../shared/random-source.ts';
import { heldEntries } from '../entries.repository.ts';
import { moveEntry, writeMoves } from '../move-entry.ts';

/** A sheet that was uploaded and whose review is withdrawn goes up again: what the platform has is judged no longer. */
export const uploadAnew: ReviewHook = async ({ inside, countyCode, recordId, reason, at, by }) => {
  const moves = (await heldEntries(inside, countyCode, [recordId])).flatMap((entry) => {
    const note = { by, message: `撤回审核：${reason}` };
    const moved = moveEntry(entry, { type: 'RESEND', reason: note.message }, false, {}, note);
    return moved.ok ? [moved.value] : [];
  });
  await writeMoves(inside, { now: new Date(at), random: systemRandom }, moves);
};
