import { MAX_PARTICIPANTS, type CallParty, type Invitation } from '@gongwei/domain/call';
import {
  isActive,
  memberOf,
  othersIn,
  participantOf,
  RING_GUARD,
  tellAll,
  withChange,
  withOut,
  type Call,
  type Mail,
  type Participant,
  type Step,
} from './call-state.ts';
import { settle } from './settle.policy.ts';

/** Whether so many more fit in. */
export const hasRoom = (call: Call, more: number): boolean =>
  call.participants.filter(isActive).length + more <= MAX_PARTICIPANTS;

/** What somebody who rings is shown. */
export function invitationOf(call: Call, { party, invitedBy }: Participant): Invitation {
  const from = participantOf(call, invitedBy ?? call.placedBy)?.party ?? party;
  return {
    callId: call.id,
    from,
    kind: call.kind,
    others: othersIn(call, from.userId).map((one) => one.party),
    ...(call.resident ? { resident: call.resident } : {}),
  };
}

/**
 * Asks people in: those who can be reached ring, the others find a missed call later. Who is in or rings already is not asked again.
 * Nobody rings and nobody else is in: the call is over.
 */
export function invite(
  call: Call,
  by: string,
  asked: readonly { readonly party: CallParty; readonly online: boolean }[],
  now: number,
  guard = RING_GUARD,
): Step {
  const fresh = asked.filter(({ party }) => {
    const known = participantOf(call, party.userId);
    return !known || !isActive(known);
  });
  const entries = fresh.map(({ party, online }): Participant => {
    // Who was in before took part, whatever becomes of this invitation: the resident's timeline names them.
    const enteredAt = participantOf(call, party.userId)?.enteredAt;
    return {
      party,
      invitedBy: by,
      invitedAt: now,
      microphone: true,
      camera: call.kind === 'video',
      ...(enteredAt === undefined ? {} : { enteredAt }),
      ...(online
        ? { stage: 'ringing' as const, until: now + guard }
        : { stage: 'out' as const, outcome: 'missed' as const, leftAt: now }),
    };
  });
  const kept = call.participants.filter(({ party }) => !fresh.some((one) => one.party.userId === party.userId));
  const next = { ...call, participants: [...kept, ...entries] };
  const mail = entries
    .filter(isActive)
    .map((one): Mail => ({ to: one.party.userId, news: { news: 'invited', invitation: invitationOf(next, one) } }));
  return settle({ call: next, mail }, now);
}

/** Somebody answers in a window: the others in the call see them enter, their other windows fall silent. */
export function accept(call: Call, userId: string, window: string, now: number): Step {
  const entered = withChange(call, userId, { stage: 'in', enteredAt: now, until: undefined, window });
  const others = othersIn(entered, userId);
  const next = others.length > 0 ? { ...entered, connectedAt: entered.connectedAt ?? now } : entered;
  const member = memberOf(participantOf(next, userId) as Participant);
  return {
    call: next,
    mail: [
      { to: userId, news: { news: 'answered-elsewhere', callId: call.id }, except: window },
      ...tellAll(others, { news: 'entered', callId: call.id, member }),
    ],
  };
}

export function reject(call: Call, userId: string, window: string, busy: boolean, now: number): Step {
  const next = withOut(call, userId, busy ? 'busy' : 'rejected', now);
  const mail: readonly Mail[] = [
    { to: userId, news: { news: 'answered-elsewhere', callId: call.id }, except: window },
    ...tellAll(othersIn(next, userId), { news: 'rejected', callId: call.id, userId, busy }),
  ];
  return settle({ call: next, mail }, now);
}

/** Takes back what somebody asked and nobody has answered yet. */
export function cancel(call: Call, by: string, because: 'cancelled' | 'no-answer', now: number): Step {
  const asked = call.participants.filter(({ stage, invitedBy }) => stage === 'ringing' && invitedBy === by);
  let next = call;
  for (const { party } of asked) next = withOut(next, party.userId, 'missed', now);
  // For the caller it was not missed but taken back, or never answered.
  const end = settle({ call: next, mail: tellAll(asked, { news: 'cancelled', callId: call.id, because }) }, now);
  if (asked.length === 0 || end.call.connectedAt !== undefined || end.call.endedAt === undefined) return end;
  return { ...end, call: withChange(end.call, by, { outcome: because }) };
}

/** The server's own guard: nobody took the invitation back in time. */
export function ringOut(call: Call, userId: string, now: number): Step {
  const next = withOut(call, userId, 'missed', now);
  const mail: readonly Mail[] = [
    { to: userId, news: { news: 'cancelled', callId: call.id, because: 'no-answer' } },
    ...tellAll(othersIn(next, userId), { news: 'left', callId: call.id, userId, because: 'lost' }),
  ];
  return settle({ call: next, mail }, now, 'told');
}
