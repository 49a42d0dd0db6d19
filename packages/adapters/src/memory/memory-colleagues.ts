import type { Colleague, Colleagues, PastCall } from '@gongwei/application/call';
import type { CallParty } from '@gongwei/domain/call';
import { fail, ok } from '@gongwei/domain/shared';
import type { MemoryCallExchange } from './memory-call-exchange.ts';

/** Colleagues as one of them sees the others; only missed calls are remembered. */
export function createMemoryColleagues(
  self: CallParty,
  parties: readonly CallParty[],
  exchange: Pick<MemoryCallExchange, 'presence' | 'missed'>,
  now: () => Date = () => new Date(0),
): Colleagues {
  const [seen, notes] = [new Set<string>(), new Map<string, string>()];
  const known = (party: CallParty): Colleague => ({ ...party, presence: exchange.presence(party.userId) });
  const others = (): readonly Colleague[] => parties.filter(({ userId }) => userId !== self.userId).map(known);
  const mine = () => exchange.missed.filter(({ userId }) => userId === self.userId);
  return {
    find: async ({ text, onlineOnly }) =>
      others().filter(
        ({ name, number, presence }) =>
          (name.includes(text) || number === text) && (!onlineOnly || presence !== 'offline'),
      ),
    async byNumber(number) {
      const found = others().find((one) => one.number.toLowerCase() === number.toLowerCase());
      return found ? ok(found) : fail('没有找到这个号码');
    },
    pastCalls: async () =>
      mine()
        .map(({ callId, from }): PastCall => ({
          callId,
          kind: 'audio',
          direction: 'received',
          outcome: 'missed',
          others: parties.filter(({ userId }) => userId === from),
          startedAt: now().toISOString(),
          seconds: 0,
          seen: seen.has(callId),
          note: notes.get(callId) ?? '',
        }))
        .reverse(),
    async markSeen() {
      for (const { callId } of mine()) seen.add(callId);
    },
    async note(callId, text) {
      if (!mine().some((missed) => missed.callId === callId)) return fail('没有这次通话');
      notes.set(callId, text);
      return ok(undefined);
    },
  };
}
