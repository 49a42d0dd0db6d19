import type { CallAnswer, CallCommand, CallNews, CallParty } from '@gongwei/domain/call';
import { createManualTime } from '../../testing/manual-time.ts';
import type { Call } from './call-state.ts';
import { createCallCoordinator } from './call-coordinator.ts';

export const CALL_ID = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
export const OTHER_CALL = '017f22e2-79b0-7cc3-98c4-dc0c0c073990';

export const partyOf = (userId: string): CallParty => ({
  userId,
  name: `${userId}医生`,
  number: `1${userId}`,
  institutionCode: '990101101',
  institutionName: '东镇卫生院',
});

/** An coordinator with people in windows, over a clock that is turned by hand. A window is named after its user: `a`, `a2`. */
export function createOfficeWithPeople() {
  const time = createManualTime('2026-06-15T04:00:00Z');
  const heard = new Map<string, CallNews[]>();
  const kept = new Map<string, Call>();
  const parts = {
    ...time,
    tell: (connection: string, news: CallNews) => void heard.set(connection, [...(heard.get(connection) ?? []), news]),
    keep: (call: Call) => void kept.set(call.id, call),
  };
  let coordinator = createCallCoordinator(parts);
  const userOf = (window: string): string => window.slice(0, 1);
  const callees = new Map(['a', 'b', 'c', 'd'].map((id) => [id, partyOf(id)]));
  const tell = (window: string, command: CallCommand): CallAnswer =>
    coordinator.handle(window, partyOf(userOf(window)), command, { callees, mayShow: true });
  return {
    tell,
    /** Logs windows in, each person on a device of their own. */
    enter: (...windows: readonly string[]): void => {
      for (const window of windows) tell(window, { do: 'log-in', device: `device-${userOf(window)}` });
    },
    invite: (window: string, to: readonly string[], callId = CALL_ID): CallAnswer =>
      tell(window, { do: 'invite', callId, to, kind: 'video' }),
    /** Two who talk. */
    connect(from: string, to: string, callId = CALL_ID): void {
      tell(from, { do: 'invite', callId, to: [userOf(to)], kind: 'video' });
      tell(to, { do: 'accept', callId });
      heard.clear();
    },
    /** What a window was told since the last look, by kind. */
    news: (window: string): readonly CallNews[] => {
      const all = heard.get(window) ?? [];
      heard.delete(window);
      return all;
    },
    kinds: (window: string): readonly string[] => {
      const all = (heard.get(window) ?? []).map(({ news }) => news);
      heard.delete(window);
      return all;
    },
    time,
    /** As it was last written down. */
    kept: (callId = CALL_ID): Call | undefined => kept.get(callId),
    outcomes: (callId = CALL_ID): readonly (string | undefined)[] =>
      (kept.get(callId)?.participants ?? []).map(({ party, outcome }) => `${party.userId}:${outcome ?? '-'}`),
    coordinator: () => coordinator,
    /** The process ends and another begins with what was written down. */
    restart(): void {
      coordinator.stop();
      heard.clear();
      coordinator = createCallCoordinator(parts);
      coordinator.restore([...kept.values()].filter(({ endedAt }) => endedAt === undefined));
    },
  };
}
export type OfficeWithPeople = ReturnType<typeof createOfficeWithPeople>;
