import type { CallAnswer, CallCommand, CallNews, CallParty, DropCause, Presence } from '@gongwei/domain/call';
import type { ServerClock } from '../../shared/server-clock.ts';
import type { ServerTimers } from '../../shared/server-timers.ts';
import { createActiveCalls, isWorthKeeping } from './active-calls.ts';
import { isActive, participantOf, RING_GUARD, withChange, type Call, type Mail, type Step } from './call-state.ts';
import { carryOut, type Desk } from './carry-out.ts';
import { placeCall, type CommandFacts } from './place-call.ts';
import { refused } from './refusals.ts';
import { invitationOf, ringOut } from './ring.policy.ts';
import { awaitReturn, comeBack, leave } from './stay.policy.ts';
import { createWatches } from './watches.ts';
import { createWindows } from './windows.ts';

export type CoordinatorParts = {
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  /** Tells one window. */
  readonly tell: (connection: string, news: CallNews) => void;
  /** A call changed in a way that outlasts the process. */
  readonly keep: (call: Call) => void;
};

export type CallCoordinator = ReturnType<typeof createCallCoordinator>;

/**
 * Who takes part in calling and which calls are going on. The one authority: commands are carried out one after the other, each at
 * once, so that of two that exclude each other the first one counts. Knows neither network nor database.
 */
export function createCallCoordinator({ clock, timers, tell, keep }: CoordinatorParts) {
  const [windows, calls] = [createWindows(), createActiveCalls()];
  const now = (): number => clock.now().getTime();
  const presenceOf = (userId: string): Presence => {
    if (calls.of(userId).length > 0) return 'busy';
    return windows.isOnline(userId, now()) ? 'online' : 'offline';
  };
  const watches = createWatches(presenceOf, (connection, userId, presence) =>
    tell(connection, { news: 'presence', userId, presence }),
  );
  let stopTimer = (): void => {};
  let stopped = false;

  /** A running call belongs to one window, which then hears of everything; otherwise all windows of somebody do. */
  function deliver({ to, news, except }: Mail): void {
    const seat = news.news === 'answered-elsewhere' ? undefined : calls.seatOf(to)?.window;
    const own = seat === undefined ? windows.of(to).map(({ connection }) => connection) : [seat];
    for (const connection of own) if (connection !== except) tell(connection, news);
  }

  function take({ call, mail }: Step): void {
    const before = calls.get(call.id);
    // Who is told what is decided by where they were: the end of a call goes to the window that held it.
    const ended = call.endedAt !== undefined;
    if (!ended) calls.put(call);
    mail.forEach(deliver);
    if (ended) calls.put(call);
    if (isWorthKeeping(before, call)) keep(call);
    watches.look(call.participants.map(({ party }) => party.userId));
  }

  const desk: Desk = { calls, windows, now, take, deliver };

  function turnTimer(): void {
    stopTimer();
    const due = [...calls.deadlines(), ...windows.deadlines(now())].map(({ at }) => at);
    stopTimer = stopped || due.length === 0 ? () => {} : timers.after(Math.max(0, Math.min(...due) - now()), onTime);
  }

  function onTime(): void {
    const at = now();
    for (const { callId, userId } of calls.deadlines().filter((one) => one.at <= at)) {
      const call = calls.get(callId);
      const one = call && participantOf(call, userId);
      // An earlier one of this round may have ended it.
      if (!call || one?.until === undefined) continue;
      take(one.stage === 'ringing' ? ringOut(call, userId, at) : leave(call, userId, 'lost', at));
    }
    watches.look(windows.downUsers());
    turnTimer();
  }

  /** Leaves the call that this window holds, and takes part no longer. */
  function endWindow(connection: string): void {
    const userId = windows.get(connection)?.party.userId;
    if (userId === undefined) return;
    const seat = calls.seatOf(userId);
    if (seat?.window === connection) take(leave(seat.call, userId, 'hung-up', now()));
    windows.remove(connection);
    watches.end(connection);
    watches.look([userId]);
  }

  function logIn(connection: string, device: string, party: CallParty): CallAnswer {
    for (const other of windows.of(party.userId)) {
      if (other.device === device) continue;
      tell(other.connection, { news: 'kicked-out' });
      endWindow(other.connection);
    }
    windows.put({ connection, device, party });
    // A page that was loaded anew rings again.
    for (const call of calls.of(party.userId)) {
      const own = participantOf(call, party.userId);
      if (own?.stage === 'ringing') tell(connection, { news: 'invited', invitation: invitationOf(call, own) });
    }
    watches.look([party.userId]);
    return { ok: true };
  }

  function answerTo(connection: string, party: CallParty, command: CallCommand, facts: CommandFacts): CallAnswer {
    if (command.do === 'log-in') return logIn(connection, command.device, party);
    const window = windows.get(connection);
    if (command.do !== 'log-out' && !window) return refused('not-logged-in');
    if (command.do === 'log-out') endWindow(connection);
    else if (command.do === 'watch') watches.watch(connection, command.userIds);
    else if (window && command.do === 'invite') return placeCall(desk, window, command, facts);
    else if (window && command.do !== 'invite') return carryOut(desk, window, command);
    return { ok: true };
  }

  const counted = (work: () => void): void => {
    if (stopped) return;
    work();
    turnTimer();
  };

  return {
    /** `party`: who is behind the window. Always an answer, never a throw. */
    handle(connection: string, party: CallParty, command: CallCommand, facts: CommandFacts = {}): CallAnswer {
      const answer = stopped ? refused('gone') : answerTo(connection, party, command, facts);
      turnTimer();
      return answer;
    },
    /** The socket of a window dropped. */
    dropped: (connection: string, cause: DropCause): void =>
      counted(() => {
        const userId = windows.get(connection)?.party.userId;
        if (userId === undefined) return;
        windows.down(connection, now());
        const seat = calls.seatOf(userId);
        if (seat?.stage === 'in' && seat.window === connection) take(awaitReturn(seat.call, userId, cause, now()));
      }),
    /** It is back, and nothing was lost. */
    back: (connection: string): void =>
      counted(() => {
        const userId = windows.get(connection)?.party.userId;
        if (userId === undefined) return;
        windows.up(connection);
        const seat = calls.seatOf(userId);
        if (seat?.stage === 'reconnecting' && seat.window === connection) take(comeBack(seat.call, userId, connection));
        watches.look([userId]);
      }),
    /** It will not come back: it said good-bye, its session ended, or it was not heard of for so long. */
    gone: (connection: string): void => counted(() => endWindow(connection)),
    presenceOf,
    /** Takes up the calls that a server before this one left. Those in them are waited for. */
    restore: (left: readonly Call[]): void =>
      counted(() => {
        for (const call of left) calls.put(waitedFor(call, now()));
      }),
    /** What it holds; nothing where nobody is there. */
    sizes: () => ({ windows: windows.size(), calls: calls.size(), watches: watches.size() }),
    /** From now on nothing is decided: the process ends, and what goes on goes on in the next one. */
    stop(): void {
      stopped = true;
      stopTimer();
    },
  };
}

function waitedFor(call: Call, now: number): Call {
  let back = call;
  for (const { party, stage, invitedAt } of call.participants.filter(isActive))
    back =
      stage === 'ringing'
        ? withChange(back, party.userId, { until: invitedAt + RING_GUARD })
        : awaitReturn(back, party.userId, 'restart', now).call;
  return back;
}
