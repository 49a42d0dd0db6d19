import {
  MAX_PARTICIPANTS,
  REFUSAL_MESSAGES,
  type CallAnswer,
  type CallCommand,
  type CallKind,
  type CallMember,
  type CallNews,
  type CallParty,
  type CallRefusal,
  type SharedResident,
} from '@gongwei/domain/call';
import type { MemoryCallWindow } from './memory-call-window.ts';

type Seat = { readonly window: MemoryCallWindow; readonly member: CallMember };

export type MemoryCall = {
  readonly callId: string;
  readonly kind: CallKind;
  readonly resident: SharedResident | undefined;
  /** By user id. */
  readonly members: Map<string, Seat>;
  /** By the user id of who rings: who asked them. */
  readonly ringing: Map<string, string>;
};

type CallCommandInCall = Exclude<CallCommand, { do: 'log-in' | 'log-out' | 'watch' }>;
type Needs = {
  readonly calls: Map<string, MemoryCall>;
  readonly partyOf: (userId: string) => CallParty | undefined;
  readonly windowsOf: (userId: string) => readonly MemoryCallWindow[];
  readonly miss: (userId: string, callId: string, from: string) => void;
};

const refused = (code: CallRefusal): CallAnswer => ({ ok: false, code, message: REFUSAL_MESSAGES[code] });
const DONE: CallAnswer = { ok: true };

/** What the server does about a call. */
export function createMemoryCallRules({ calls, partyOf, windowsOf, miss }: Needs) {
  const tellOthers = (call: MemoryCall, userId: string, news: CallNews): void => {
    for (const [id, { window }] of call.members) if (id !== userId) window.told(news);
  };
  const tellWindows = (userId: string, news: CallNews, except?: MemoryCallWindow): void => {
    for (const window of windowsOf(userId)) if (window !== except) window.told(news);
  };
  const membersBut = (call: MemoryCall, userId: string): readonly CallMember[] =>
    [...call.members.values()].map(({ member }) => member).filter((member) => member.userId !== userId);
  const end = (call: MemoryCall): void => {
    calls.delete(call.callId);
    for (const userId of call.ringing.keys())
      tellWindows(userId, { news: 'cancelled', callId: call.callId, because: 'cancelled' });
  };
  const takeBack = (call: MemoryCall, from: string, because: 'cancelled' | 'no-answer'): void => {
    for (const [userId, by] of call.ringing) {
      if (by !== from) continue;
      call.ringing.delete(userId);
      miss(userId, call.callId, from);
      tellWindows(userId, { news: 'cancelled', callId: call.callId, because });
    }
  };
  const endIfAlone = (call: MemoryCall): void => {
    if (call.members.size < 2 && call.ringing.size === 0) end(call);
  };
  const leave = (call: MemoryCall, userId: string, because: 'hung-up' | 'lost'): void => {
    const { callId } = call;
    call.members.delete(userId);
    tellOthers(call, userId, { news: 'left', callId, userId, because });
    takeBack(call, userId, 'cancelled');
    if (call.members.size >= 2) return;
    tellOthers(call, userId, { news: 'dissolved', callId });
    end(call);
  };
  /** A window that talks answers for all of the user's; otherwise it rings in all of them. */
  const ring = (call: MemoryCall, from: CallParty, userId: string): void => {
    const busy = [...calls.values()].flatMap(({ members }) => members.get(userId)?.window ?? [])[0];
    const others = membersBut(call, from.userId);
    const { callId, kind, resident } = call;
    const news: CallNews = {
      news: 'invited',
      invitation: { callId, from, kind, others, ...(resident && { resident }) },
    };
    for (const window of busy ? [busy] : windowsOf(userId)) window.told(news);
  };
  const invite = (
    window: MemoryCallWindow,
    { callId, to, kind, resident }: Extract<CallCommand, { do: 'invite' }>,
  ): CallAnswer => {
    const [from, running] = [partyOf(window.userId), calls.get(callId)];
    if (to.includes(window.userId)) return refused('self');
    if (!from || to.some((userId) => !partyOf(userId))) return refused('unknown-user');
    if (running && !running.members.has(from.userId)) return refused('gone');
    const call: MemoryCall = running ?? { callId, kind, resident, members: new Map(), ringing: new Map() };
    if (call.members.size + call.ringing.size + to.length + (running ? 0 : 1) > MAX_PARTICIPANTS)
      return refused('full');
    if (!running)
      call.members.set(from.userId, { window, member: { ...from, microphone: true, camera: kind === 'video' } });
    calls.set(callId, call);
    const offline = to.filter((userId) => windowsOf(userId).length === 0);
    for (const userId of offline) miss(userId, callId, from.userId);
    for (const userId of to) {
      if (offline.includes(userId)) continue;
      call.ringing.set(userId, from.userId);
      ring(call, from, userId);
    }
    endIfAlone(call);
    return { ok: true, offline };
  };
  const accept = (window: MemoryCallWindow, call: MemoryCall): CallAnswer => {
    const { userId } = window;
    const party = partyOf(userId);
    if (!party || !call.ringing.delete(userId)) return refused('gone');
    const member: CallMember = { ...party, microphone: true, camera: call.kind === 'video' };
    call.members.set(userId, { window, member });
    tellWindows(userId, { news: 'answered-elsewhere', callId: call.callId }, window);
    tellOthers(call, userId, { news: 'entered', callId: call.callId, member });
    return { ok: true, members: membersBut(call, userId) };
  };
  const reject = (window: MemoryCallWindow, call: MemoryCall, busy: boolean): CallAnswer => {
    const { userId } = window;
    const by = call.ringing.get(userId);
    if (by === undefined) return refused('gone');
    call.ringing.delete(userId);
    const { callId } = call;
    tellWindows(userId, { news: 'answered-elsewhere', callId }, window);
    call.members.get(by)?.window.told({ news: 'rejected', callId, userId, busy });
    endIfAlone(call);
    return DONE;
  };

  return {
    tellOthers,
    leave,
    /** Somebody who still rings is back. */
    ringAgain(call: MemoryCall, window: MemoryCallWindow): void {
      const by = partyOf(call.ringing.get(window.userId) ?? '');
      if (by) ring(call, by, window.userId);
    },
    answer(window: MemoryCallWindow, command: CallCommandInCall): CallAnswer {
      if (command.do === 'invite') return invite(window, command);
      const { userId } = window;
      const call = calls.get(command.callId);
      if (!call) return refused('gone');
      if (command.do === 'accept') return accept(window, call);
      if (command.do === 'reject') return reject(window, call, command.busy);
      const seat = call.members.get(userId);
      if (!seat) return refused('gone');
      if (command.do === 'rejoin') {
        call.members.set(userId, { ...seat, window });
        return { ok: true, members: membersBut(call, userId) };
      }
      if (command.do === 'hang-up') leave(call, userId, 'hung-up');
      else if (command.do === 'cancel') {
        takeBack(call, userId, command.because);
        endIfAlone(call);
      } else if (command.do === 'announce') {
        const { callId, microphone, camera } = command;
        call.members.set(userId, { ...seat, member: { ...seat.member, microphone, camera } });
        tellOthers(call, userId, { news: 'announced', callId, userId, microphone, camera });
      } else {
        const { callId, to, signal } = command;
        call.members.get(to)?.window.told({ news: 'relayed', callId, from: userId, signal });
      }
      return DONE;
    },
  };
}
