import { whatToDo, type FoundAtDesk } from '@gongwei/domain/scheduling';
import { ok, type Result } from '@gongwei/domain/shared';
import { BehaviorSubject } from 'rxjs';
import type { Behavior, IdSource } from '../shared/index.ts';
import type { SchedulingGateway } from './scheduling-gateway.port.ts';

/** `found`: whoever answers to what was scanned; `undefined` before anything is. */
export type ReceptionState = { readonly found: readonly FoundAtDesk[] | undefined; readonly busy: boolean };

/** Who was checked in, or why they were not; `undefined`: nobody was, they are in `found` to be chosen from. */
export type ReceptionOutcome = Result<FoundAtDesk, string> | undefined;

/** Checks people in who come to a session. While one command runs the next is not taken; both reject with a `Fault`. */
export interface Reception {
  readonly state$: Behavior<ReceptionState>;
  /** A scan or a number means one person, who is checked in at once. */
  scan(text: string): Promise<ReceptionOutcome>;
  /** With an appointment or without: whoever has none gets one. */
  receive(person: FoundAtDesk): Promise<ReceptionOutcome>;
  clear(): void;
}

/** The desk of one session; `ids` makes the number of an appointment for who has none. */
export function createReception(gateway: SchedulingGateway, ids: IdSource, sessionId: string): Reception {
  const state$ = new BehaviorSubject<ReceptionState>({ found: undefined, busy: false });
  const set = (change: Partial<ReceptionState>): void => state$.next({ ...state$.value, ...change });
  const alone = async (work: () => Promise<ReceptionOutcome>): Promise<ReceptionOutcome> => {
    if (state$.value.busy) return undefined;
    set({ busy: true });
    return work().finally(() => set({ busy: false }));
  };
  const checkIn = async (person: FoundAtDesk): Promise<ReceptionOutcome> => {
    const { appointment, residentId } = person;
    const answer = appointment?.here
      ? await gateway.change(appointment.id, { type: 'CHECK_IN', way: '3' })
      : await gateway.book({ id: ids.next(), residentId, sessionId, checkIn: true });
    if (!answer.ok) return answer;
    set({ found: undefined });
    return ok(person);
  };
  return {
    state$,
    scan: (text) =>
      alone(async () => {
        const found = await gateway.find(sessionId, text);
        const [only] = found;
        if (only && found.length === 1 && whatToDo(only) === 'check-in') return checkIn(only);
        set({ found });
        return undefined;
      }),
    receive: (person) => alone(() => checkIn(person)),
    clear: () => set({ found: undefined }),
  };
}
