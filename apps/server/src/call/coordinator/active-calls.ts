import { isActive, isSeated, participantOf, type Call, type Stage } from './call-state.ts';

/** Milliseconds for which an ended call is known to have ended, for words about it that were on their way. */
const REMEMBERED = 60_000;

export type Seat = { readonly call: Call; readonly stage: Stage; readonly window?: string };
export type ActiveCalls = ReturnType<typeof createActiveCalls>;

/** The calls that go on, by person. Ended ones are let go. */
export function createActiveCalls() {
  const byId = new Map<string, Call>();
  const byUser = new Map<string, Set<string>>();
  const over = new Map<string, number>();

  function index(call: Call): void {
    for (const one of call.participants) {
      const { userId } = one.party;
      const own = byUser.get(userId) ?? new Set<string>();
      if (call.endedAt === undefined && isActive(one)) own.add(call.id);
      else own.delete(call.id);
      if (own.size > 0) byUser.set(userId, own);
      else byUser.delete(userId);
    }
  }

  const of = (userId: string): readonly Call[] => [...(byUser.get(userId) ?? [])].flatMap((id) => byId.get(id) ?? []);
  return {
    get: (id: string): Call | undefined => byId.get(id),
    put(call: Call): void {
      index(call);
      if (call.endedAt === undefined) return void byId.set(call.id, call);
      byId.delete(call.id);
      for (const [id, at] of over) if (call.endedAt - at > REMEMBERED) over.delete(id);
      over.set(call.id, call.endedAt);
    },
    isOver: (id: string): boolean => over.has(id),
    /** Those somebody is in or which ring for them. */
    of,
    /** The one call somebody is in. */
    seatOf(userId: string): Seat | undefined {
      for (const call of of(userId)) {
        const one = participantOf(call, userId);
        if (one && isSeated(one))
          return { call, stage: one.stage, ...(one.window === undefined ? {} : { window: one.window }) };
      }
      return undefined;
    },
    /** When a ring or a wait is over. */
    deadlines: (): readonly { readonly at: number; readonly callId: string; readonly userId: string }[] =>
      [...byId.values()].flatMap(({ id, participants }) =>
        participants.flatMap(({ until, party }) =>
          until === undefined ? [] : [{ at: until, callId: id, userId: party.userId }],
        ),
      ),
    size: (): number => byId.size,
  };
}

/** Whether a call changed in what is stored of it: who answered what and when, not who has the microphone on. */
export const isWorthKeeping = (before: Call | undefined, after: Call): boolean =>
  before === undefined || keptOf(before) !== keptOf(after);

const keptOf = ({ connectedAt, endedAt, residentId, participants }: Call): string =>
  JSON.stringify([
    connectedAt,
    endedAt,
    residentId,
    participants.map(({ party, stage, outcome, enteredAt, leftAt }) => [
      party.userId,
      stage === 'reconnecting' ? 'in' : stage,
      outcome,
      enteredAt,
      leftAt,
    ]),
  ]);
