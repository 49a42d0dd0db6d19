import { LONGEST_RETRY_DELAY } from '@gongwei/domain/call';
import type { Fault, ServerFrame } from '@gongwei/domain/shared';
import { channelRefused, channelSessionLost } from './realtime-faults.ts';

/** Milliseconds at least before the next attempt, where one at once would be of no use. */
export const PAUSE = 1_000;

/** Tried again after a while, or over for good. */
export type AfterRefusal = { readonly againAfter: number } | { readonly over: Fault };

/** What a refusal of the server means. `renewed`: there is another token than the one that was refused. `random` in [0, 1). */
export function afterRefusal(
  { code, message }: Extract<ServerFrame, { t: 'refused' }>,
  renewed: boolean,
  random: number,
): AfterRefusal {
  // A slow line is not understood, either: its first frame comes too late.
  if (code === 'busy' || code === 'not-understood') return { againAfter: LONGEST_RETRY_DELAY * (1 + random) };
  if (code !== 'session-ended') return { over: channelRefused(message) };
  // Another window may have logged in again meanwhile.
  return renewed ? { againAfter: PAUSE } : { over: channelSessionLost(message) };
}
