import type { CallAnswer, CallCommand, CallParty } from '@gongwei/domain/call';
import { freeSeat, type Desk } from './carry-out.ts';
import { isActive, isSeated, participantOf, ringGuard, type Call } from './call-state.ts';
import { refused } from './refusals.ts';
import { hasRoom, invite } from './ring.policy.ts';
import type { CallWindow } from './windows.ts';

/** What was looked up before a command is carried out. `callees`: those of `invite` who may be called, as colleagues know them. */
export type CommandFacts = {
  readonly callees?: ReadonlyMap<string, CallParty>;
  /** The caller may see the resident they wish to show. */
  readonly mayShow?: boolean;
  /** One of the callees may only look at residents: what was shown before they were asked in is not handed on. */
  readonly discreet?: boolean;
  /** Milliseconds a call of theirs rings; as long as usual where nothing is said. */
  readonly ringsFor?: number;
};

type Invite = CallCommand & { readonly do: 'invite' };

/** Places a call, or asks further people into the one that runs. */
export function placeCall(desk: Desk, window: CallWindow, command: Invite, facts: CommandFacts): CallAnswer {
  const { calls, windows, take, now } = desk;
  const { userId } = window.party;
  if (command.to.includes(userId)) return refused('self');
  const parties = command.to.flatMap((id) => facts.callees?.get(id) ?? []);
  if (parties.length < command.to.length) return refused('unknown-user');
  if (command.resident && facts.mayShow !== true) return refused('not-permitted');
  const running = calls.get(command.callId);
  const own = running && participantOf(running, userId);
  if (calls.isOver(command.callId) || (running && !(own && isSeated(own)))) return refused('gone');
  const call = running ?? newCall(window, command, now());
  const fresh = parties.filter(({ userId: id }) => {
    const known = participantOf(call, id);
    return !known || !isActive(known);
  });
  if (!hasRoom(call, fresh.length)) return refused('full');
  const inTheWay = freeSeat(desk, window, command.callId);
  if (inTheWay) return inTheWay;
  const asked = fresh.map((party) => ({ party, online: windows.isOnline(party.userId, now()) }));
  const guard = facts.ringsFor === undefined ? undefined : ringGuard(facts.ringsFor);
  take(invite(withResident(call, command, facts), userId, asked, now(), guard));
  return { ok: true, offline: asked.filter(({ online }) => !online).map(({ party }) => party.userId) };
}

const newCall = ({ connection, party }: CallWindow, { callId, kind }: Invite, now: number): Call => ({
  id: callId,
  countyCode: party.institutionCode.slice(0, 6),
  kind,
  placedBy: party.userId,
  startedAt: now,
  participants: [
    {
      party,
      stage: 'in',
      invitedAt: now,
      enteredAt: now,
      window: connection,
      microphone: true,
      camera: kind === 'video',
    },
  ],
});

/** A call is about one resident: the first who was shown. */
const withResident = (call: Call, { resident }: Invite, { discreet }: CommandFacts): Call => {
  if (!resident && discreet) {
    const { resident: _shown, ...quiet } = call;
    return quiet;
  }
  return resident && (call.residentId === undefined || call.residentId === resident.residentId)
    ? { ...call, resident, residentId: resident.residentId }
    : call;
};
