import { waitFor, type DropCause } from '@gongwei/domain/call';
import { cancel } from './ring.policy.ts';
import { othersIn, participantOf, tellAll, withChange, withOut, type Call, type Step } from './call-state.ts';
import { ownOutcome, settle } from './settle.policy.ts';

/** Somebody goes; what they asked and nobody answered is taken back. */
export function leave(call: Call, userId: string, because: 'hung-up' | 'lost', now: number): Step {
  const gone = withOut(call, userId, ownOutcome(call, userId), now);
  const told = tellAll(othersIn(gone, userId), { news: 'left', callId: call.id, userId, because });
  const rest = cancel(gone, userId, 'cancelled', now);
  return settle({ call: rest.call, mail: [...told, ...rest.mail] }, now);
}

/** The connection of somebody who is in dropped: they are waited for, the longer the likelier they come back. */
export function awaitReturn(call: Call, userId: string, cause: DropCause, now: number): Step {
  const next = withChange(call, userId, { stage: 'reconnecting', until: now + waitFor(cause) });
  return {
    call: next,
    mail: tellAll(othersIn(next, userId), { news: 'reconnecting', callId: call.id, userId, back: false }),
  };
}

/** Back after a drop or a restart, perhaps in another window. */
export function comeBack(call: Call, userId: string, window: string): Step {
  const before = participantOf(call, userId);
  const next = withChange(call, userId, { stage: 'in', until: undefined, window });
  if (before?.stage !== 'reconnecting') return { call: next, mail: [] };
  return {
    call: next,
    mail: tellAll(othersIn(next, userId), { news: 'reconnecting', callId: call.id, userId, back: true }),
  };
}

export function announce(
  call: Call,
  userId: string,
  { microphone, camera }: { readonly microphone: boolean; readonly camera: boolean },
): Step {
  const next = withChange(call, userId, { microphone, camera });
  return {
    call: next,
    mail: tellAll(othersIn(next, userId), { news: 'announced', callId: call.id, userId, microphone, camera }),
  };
}
