import type { CalledPerson, Hall, HallLeft } from '@gongwei/domain/scheduling';
import { BehaviorSubject } from 'rxjs';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, STORED, type Behavior, type Clock, type Loaded, type StoredItems } from '../shared/index.ts';
import type { Chime } from './chime.port.ts';
import type { SchedulingGateway } from './scheduling-gateway.port.ts';

/** Milliseconds after which a station looks how many wait. */
const HALL_EVERY = 15_000;

/** How many wait at the stations of a session, kept up to date. */
export const createHall = (gateway: SchedulingGateway, clock: Clock, sessionId: string): Loaded<Hall> =>
  createLoaded((asker) => gateway.hall(sessionId, asker), undefined, { clock, every: HALL_EVERY });

/** A session of today, to be chosen from. */
export type SessionOfToday = { readonly id: string; readonly name: string };

/** Sessions of today within the scope, as the list of sessions has them. */
export const createSessionsOfToday = (lists: ListGateway): Loaded<readonly SessionOfToday[]> =>
  createLoaded(async (asker) => {
    const { rows } = await lists.read({ list: 'appointment-manage', view: 'today' }, { offset: 0, limit: 50 }, asker);
    return rows.map(({ id, cells }) => ({ id, name: String(cells['name'] ?? '') }));
  });

/** `called`: whom this desk called last, `undefined` before it called anybody or when nobody waited (`empty`). */
type CallerState = {
  readonly called: CalledPerson | undefined;
  readonly empty: boolean;
  readonly busy: boolean;
  readonly hall: Hall | undefined;
};

/** Calls people to one station. While one call is under way the next is not taken; `next` rejects with a `Fault`. */
interface StationCaller {
  readonly state$: Behavior<CallerState>;
  /** `left`: what becomes of who was called last, where they did not come. Whether somebody was called. */
  next(left?: HallLeft): Promise<boolean>;
}

/** The caller of one station of one session. */
export function createStationCaller(gateway: SchedulingGateway, sessionId: string, station: string): StationCaller {
  const state$ = new BehaviorSubject<CallerState>({ called: undefined, empty: false, busy: false, hall: undefined });
  return {
    state$,
    next: async (left) => {
      const { busy, called } = state$.value;
      if (busy || station === '') return false;
      state$.next({ ...state$.value, busy: true });
      try {
        const settles = left && called && { appointmentId: called.appointmentId, as: left };
        const answer = await gateway.call(sessionId, { station, ...(settles && { settles }) });
        state$.next({ called: answer.called, empty: answer.called === undefined, busy: false, hall: answer });
        return answer.called !== undefined;
      } finally {
        if (state$.value.busy) state$.next({ ...state$.value, busy: false });
      }
    },
  };
}

/** `unheard`: it was to sound and did not. */
type CallSoundState = { readonly on: boolean; readonly unheard: boolean };

/** The sound that goes with a call: on or off as this device was left, off at first. */
interface CallSound {
  readonly state$: Behavior<CallSoundState>;
  /** Sounds at once when it is turned on, which tells whether it can be heard. */
  turn(on: boolean): Promise<void>;
  /** Once, where it is on. */
  sound(): Promise<void>;
}

/** The sound of calls, for the device it is made on. */
export function createCallSound(stored: StoredItems, chime: Chime): CallSound {
  const state$ = new BehaviorSubject<CallSoundState>({ on: stored.read(STORED.callSound) === true, unheard: false });
  const sound = async (): Promise<void> => {
    if (!state$.value.on) return;
    const unheard = !(await chime.sound());
    state$.next({ ...state$.value, unheard: state$.value.on && unheard });
  };
  return {
    state$,
    sound,
    turn: (on) => {
      if (on) stored.write(STORED.callSound, true);
      else stored.remove(STORED.callSound);
      state$.next({ on, unheard: false });
      return sound();
    },
  };
}
