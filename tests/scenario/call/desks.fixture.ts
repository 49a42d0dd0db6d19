import {
  createCountingIdSource,
  createManualClock,
  createMemoryCallCredentials,
  createMemoryCallExchange,
  createMemoryColleagues,
  createMemoryMediaDevices,
  createMemoryMediaRooms,
  createMemoryVideoOnline,
} from '@gongwei/adapters/memory';
import { createCallService } from '@gongwei/application/call';
import type { SessionState } from '@gongwei/application/identity';
import type { CallParty } from '@gongwei/domain/call';
import { BehaviorSubject } from 'rxjs';
import { expect } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

export const PARTIES = ['wang', 'li', 'zhao', 'qian'].map((userId, at): CallParty => ({
  userId,
  name: ['王医生', '李医生', '赵医生', '钱医生'][at] ?? '',
  number: `D100${at}`,
  institutionCode: '3301',
  institutionName: '镇卫生院',
}));
const [WANG, LI, ZHAO, QIAN] = PARTIES as [CallParty, CallParty, CallParty, CallParty];
export { WANG, LI, ZHAO, QIAN };

export type Desk = ReturnType<ReturnType<typeof callOffice>['sit']>;

/** A server of calls and colleagues who sit down before their windows. */
export function callOffice() {
  const clock = createManualClock();
  const exchange = createMemoryCallExchange(clock, PARTIES);
  const online = createMemoryVideoOnline();
  let lane = 0;

  const sit = (party: CallParty, device?: string) => {
    const window = exchange.open(party.userId, device);
    const devices = createMemoryMediaDevices();
    const rooms = createMemoryMediaRooms(devices);
    const credentials = createMemoryCallCredentials(party, clock);
    const session = sessionOf(party.userId, party.name);
    const loggedIn: SessionState = {
      status: 'logged-in',
      session: { ...session, user: { ...session.user, code: party.number } },
    };
    const session$ = new BehaviorSubject<SessionState>(loggedIn);
    const lock$ = new BehaviorSubject({
      covered: false,
      checking: false,
      leaving: false,
      triesLeft: 5,
      byLogIn: false,
    });
    const desk = createCallService({
      signalling: window.signalling,
      credentials,
      rooms,
      devices,
      colleagues: createMemoryColleagues(party, PARTIES, exchange),
      videoOnline: online,
      clock,
      ids: createCountingIdSource(++lane),
      device: window.device,
      random: () => 0.5,
      session: { state$: session$ },
      lock: { state$: lock$ },
    });
    const [said, pages, troubles]: [string[], string[], string[]] = [[], [], []];
    desk.messages$.subscribe(({ text }) => said.push(text));
    desk.moves$.subscribe((page) => pages.push(desk.call$.value ? page : `${page} after it`));
    desk.troubles$.subscribe(({ kind }) => troubles.push(kind));
    return {
      ...desk,
      ...{ party, window, devices, rooms, credentials, said, pages, troubles },
      /** Behaviors by the desk's own names, in short. */
      call: () => desk.call$.value,
      status: () => desk.user$.value.callStatus,
      lock: (covered: boolean) => lock$.next({ ...lock$.value, covered }),
      leave: () => session$.next({ status: 'logged-out', reason: 'by-user' }),
      enter: () => session$.next(loggedIn),
    };
  };

  return {
    clock,
    exchange,
    online,
    sit,
    /** Lets everything that is on its way arrive. */
    settle: () => clock.advance(0),
  };
}

/** Two of them, or three, logged in to calling. */
export async function gather() {
  const office = callOffice();
  const [wang, li, zhao] = [office.sit(WANG), office.sit(LI), office.sit(ZHAO)];
  await office.settle();
  /** The desks' renewals of their passes. */
  const resting = office.clock.pending;
  /** After whatever happened: idle, every room left, no timer pending, nobody in a call. */
  const expectRest = (...desks: readonly Desk[]): void => {
    for (const desk of desks.length > 0 ? desks : [wang, li, zhao]) {
      expect(desk.status()).toBe('idle');
      expect([desk.call(), desk.ringing$.value]).toEqual([undefined, undefined]);
      expect([desk.rooms.rooms.length, desk.rooms.tracks]).toEqual([0, 0]);
      expect(desk.window.isWatchedClosely()).toBe(false);
    }
    if (desks.length === 0) expect(office.clock.pending).toBe(resting);
  };
  const place = async (from: Desk, to: readonly CallParty[], kind: 'audio' | 'video' = 'video') => {
    expect(await from.place({ to, kind })).toEqual({ ok: true, value: undefined });
    await office.settle();
  };
  const talk = async (kind: 'audio' | 'video' = 'video') => {
    await place(wang, [LI], kind);
    li.accept();
    await office.settle();
    expect([wang.status(), li.status()]).toEqual(['connected', 'connected']);
  };
  return { ...office, wang, li, zhao, expectRest, place, talk };
}
