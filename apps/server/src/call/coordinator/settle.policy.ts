import {
  isActive,
  isSeated,
  tellAll,
  withOut,
  type Call,
  type CallOutcome,
  type Mail,
  type Step,
} from './call-state.ts';

/**
 * Ends the call where fewer than two remain. Who is left alone in a call that was one is told so; who rings has nobody
 * to talk to any more. `alone: 'told'`: also who still called and heard nothing else.
 */
export function settle(step: Step, now: number, alone: 'knows' | 'told' = 'knows'): Step {
  const { call } = step;
  const seated = call.participants.filter(isSeated);
  const remaining = call.participants.filter(isActive);
  if (call.endedAt !== undefined || (remaining.length >= 2 && seated.length > 0)) return step;
  const ringing = remaining.filter(({ stage }) => stage === 'ringing');
  const mail: Mail[] = [
    ...tellAll(ringing, { news: 'cancelled', callId: call.id, because: 'cancelled' }),
    ...(call.connectedAt !== undefined || alone === 'told'
      ? tellAll(seated, { news: 'dissolved', callId: call.id })
      : []),
  ];
  let ended: Call = { ...call, endedAt: now };
  for (const { party, stage } of remaining)
    ended = withOut(ended, party.userId, stage === 'ringing' ? 'missed' : ownOutcome(call, party.userId), now);
  return { call: ended, mail: [...step.mail, ...mail] };
}

const FOR_CALLER: { readonly [Outcome in CallOutcome]: CallOutcome } = {
  talked: 'talked',
  rejected: 'rejected',
  busy: 'busy',
  missed: 'no-answer',
  'no-answer': 'no-answer',
  cancelled: 'cancelled',
};

/** How a call went for somebody who is in it: a talk, or what the last of those they asked answered. */
export function ownOutcome(call: Call, userId: string): CallOutcome {
  const others = call.participants.filter(({ party }) => party.userId !== userId);
  if (others.some(({ enteredAt }) => enteredAt !== undefined) || call.connectedAt !== undefined) return 'talked';
  const last = others
    .filter(({ outcome }) => outcome !== undefined)
    .toSorted((one, other) => (one.leftAt ?? 0) - (other.leftAt ?? 0))
    .at(-1);
  return last?.outcome === undefined ? 'cancelled' : FOR_CALLER[last.outcome];
}
