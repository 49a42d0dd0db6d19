import type { CallAnswer, CallCommand } from '@gongwei/domain/call';
import type { ActiveCalls } from './active-calls.ts';
import { isSeated, membersBesides, participantOf, type Mail, type Step } from './call-state.ts';
import { refused } from './refusals.ts';
import { accept, cancel, reject } from './ring.policy.ts';
import { announce, comeBack, leave } from './stay.policy.ts';
import type { CallWindow, Windows } from './windows.ts';

/** What a command works on. */
export type Desk = {
  readonly calls: ActiveCalls;
  readonly windows: Windows;
  readonly now: () => number;
  /** Makes a step count. */
  readonly take: (step: Step) => void;
  readonly deliver: (mail: Mail) => void;
};

type InCall = Exclude<CallCommand, { do: 'log-in' | 'log-out' | 'watch' | 'invite' }>;

/** One call at a time: a seat whose window is gone is given up for the new one. `undefined` where nothing is in the way. */
export function freeSeat(desk: Desk, { connection, party }: CallWindow, callId: string): CallAnswer | undefined {
  const seat = desk.calls.seatOf(party.userId);
  if (!seat || seat.call.id === callId) return undefined;
  if (seat.stage === 'in' && seat.window !== connection) return refused('elsewhere');
  desk.take(leave(seat.call, party.userId, 'hung-up', desk.now()));
  return undefined;
}

/** A word of somebody about a call that is going on. */
export function carryOut(desk: Desk, window: CallWindow, command: InCall): CallAnswer {
  const { calls, take, deliver, now } = desk;
  const { connection, party } = window;
  const { userId } = party;
  const call = calls.get(command.callId);
  const own = call && participantOf(call, userId);
  // To be out of it is what these three wish for: nothing is refused where one is out already.
  const wantsOut = command.do === 'reject' || command.do === 'cancel' || command.do === 'hang-up';
  if (!call || !own || own.stage === 'out') return wantsOut ? { ok: true } : refused('gone');
  const members = (): CallAnswer => ({ ok: true, members: membersBesides(calls.get(call.id) ?? call, userId) });
  if (own.stage === 'ringing') {
    if (command.do === 'accept') {
      const inTheWay = freeSeat(desk, window, call.id);
      if (inTheWay) return inTheWay;
      take(accept(call, userId, connection, now()));
      return members();
    }
    if (!wantsOut) return refused('gone');
    if (command.do !== 'cancel') take(reject(call, userId, connection, command.do === 'reject' && command.busy, now()));
    return { ok: true };
  }
  switch (command.do) {
    case 'accept':
      return own.window === connection ? members() : refused('gone');
    case 'rejoin':
      take(comeBack(call, userId, connection));
      deliver({ to: userId, news: { news: 'answered-elsewhere', callId: call.id }, except: connection });
      return members();
    case 'reject':
      return { ok: true };
    case 'cancel':
      take(cancel(call, userId, command.because, now()));
      return { ok: true };
    case 'hang-up':
      take(leave(call, userId, 'hung-up', now()));
      return { ok: true };
    case 'announce':
      take(announce(call, userId, command));
      return { ok: true };
    case 'relay': {
      const other = participantOf(call, command.to);
      if (!other || !isSeated(other)) return refused('gone');
      const { signal } = command;
      deliver({ to: command.to, news: { news: 'relayed', callId: call.id, from: userId, signal } });
      return { ok: true };
    }
  }
}
