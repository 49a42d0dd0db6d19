import type { CallPass, MediaRoom } from '@gongwei/application/call';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { mediaRoomContract } from '../contracts/media-room.contract.ts';
import { BOTH, remoteOf, type MediaWorld } from '../contracts/media-room-world.ts';
import { createFakePc, type FakePc } from '../media/testing/fake-capture.ts';
import { createFakePlace, createFakePlayers, type FakePlace, type FakePlayers } from '../media/testing/fake-players.ts';
import { createManualClock, type ManualClock } from '../memory/manual-clock.ts';
import { createFakeNetwork, createFakePeerConnection, type FakeNetwork } from './testing/index.ts';
import { createWebRtcRooms } from './web-rtc-rooms.ts';

type Person = { readonly pc: FakePc; readonly players: FakePlayers; readonly network: Pick<FakeNetwork, 'live'> };
type RelayWorld = MediaWorld & {
  readonly network: FakeNetwork;
  readonly clock: ManualClock;
  /** Who has not come back to the server after its restart: what is said to and by them is lost. */
  readonly away: Set<string>;
  /** The server gives somebody a new pass. */
  renew(userId: string, media: CallPass['media']): void;
};
type Signal = { readonly from: string; readonly signal: unknown };

/** `how`: whether the browser still believes in the ways it found when the network comes back, or has to look for new ones. */
function createWorld(
  how: 'disconnected' | 'failed',
  media: CallPass['media'] = { by: 'webrtc', iceServers: [] },
): RelayWorld {
  const clock = createManualClock();
  const network = createFakeNetwork(() => clock.now().getTime());
  const people = new Map<string, Person & { open: number }>();
  const inside = new Map<
    string,
    { readonly room: MediaRoom; readonly received$: Subject<Signal>; renew(media: CallPass['media']): void }
  >();
  const members$ = new BehaviorSubject<readonly string[]>([]);
  const away = new Set<string>();
  let ids = 0;
  const person = (userId: string) => {
    const known = people.get(userId) ?? { pc: createFakePc(), players: createFakePlayers(), network, open: 0 };
    people.set(userId, known);
    return known;
  };
  return {
    network,
    clock,
    away,
    renew: (userId, next) => inside.get(userId)?.renew(next),
    async enter(userId, { microphone = true, camera = true } = {}) {
      const one = person(userId);
      const rooms = createWebRtcRooms(clock, {
        ...one.pc,
        ...one.players,
        devices: () => one.pc.devices(),
        connect: (configuration) => {
          const connection = createFakePeerConnection(network, configuration);
          one.open += 1;
          const close = connection.close.bind(connection);
          connection.close = () => {
            if (connection.signalingState !== 'closed') one.open -= 1;
            close();
          };
          return connection;
        },
        newId: () => `room-${++ids}`,
        random: () => 0.5,
      });
      const received$ = new Subject<Signal>();
      const others$ = new BehaviorSubject<readonly string[]>([]);
      members$.subscribe((members) => others$.next(members.filter((member) => member !== userId)));
      const path = {
        received$,
        // Over the wire, as text, and a while later.
        send: (to: string, signal: unknown) => {
          if (away.has(userId) || away.has(to)) return;
          const text = JSON.stringify(signal);
          clock.after(20, () => inside.get(to)?.received$.next({ from: userId, signal: JSON.parse(text) as unknown }));
        },
      };
      const pass = { userId, name: userId, userSig: '', expiresAt: '', media };
      const renewed$ = new Subject<CallPass>();
      const wish = { callId: 'c', kind: 'video', pass, renewed$, path, others$, microphone, camera } as const;
      const room = await rooms.join(wish);
      inside.set(userId, { room, received$, renew: (next) => renewed$.next({ ...pass, media: next }) });
      members$.next([...members$.value, userId]);
      return room;
    },
    exit(userId) {
      inside.get(userId)?.room.leave();
      inside.delete(userId);
      members$.next(members$.value.filter((member) => member !== userId));
    },
    pc: (userId) => person(userId).pc,
    holdBack: (userId, on) => void (person(userId).players.blocked = on),
    hears: (userId) => [...person(userId).players.heard].map(({ speaker }) => speaker),
    place: createFakePlace,
    drawn: (place) =>
      [...(place as FakePlace).pictures].map(({ track, mirrored }) => ({
        live: track?.readyState === 'live',
        mirrored,
      })),
    pass: (milliseconds) => clock.advance(milliseconds),
    cut: () => network.cut(how),
    heal: network.heal,
    connections: (userId) => person(userId).open,
  };
}

mediaRoomContract('between browsers', () => createWorld('disconnected'));
mediaRoomContract('between browsers that have to find new ways after a drop', () => createWorld('failed'));

describe('while the other has not come back to a server that was restarted', () => {
  it.each(['anna', 'bert'])('a new way that was looked for without %s is found once they are there', async (late) => {
    const world = createWorld('failed');
    const [anna, bert] = [await world.enter('anna'), await world.enter('bert')];
    await world.pass(5_000);
    world.away.add(late);
    world.cut();
    await world.pass(2_000);
    world.heal();
    await world.pass(20_000);
    expect(remoteOf(anna, 'bert')?.link).toBe('reconnecting');
    world.away.delete(late);
    await world.pass(20_000);
    expect([remoteOf(anna, 'bert'), remoteOf(bert, 'anna')]).toMatchObject([BOTH, BOTH]);
  });

  it('what was switched off and on meanwhile is seen as it is once they are there', async () => {
    const world = createWorld('disconnected');
    const [anna, bert] = [await world.enter('anna', { camera: false }), await world.enter('bert')];
    await world.pass(5_000);
    expect(remoteOf(bert, 'anna')).toMatchObject({ picture: false, sound: true, link: 'up' });
    world.away.add('bert');
    await anna.setCamera(true);
    await anna.setMicrophone(false);
    await world.pass(3_000);
    world.away.delete('bert');
    await world.pass(10_000);
    expect(remoteOf(bert, 'anna')).toMatchObject({ picture: true, sound: false, link: 'up' });
  });
});

const turnUntil = (seconds: number): CallPass['media'] => ({
  by: 'webrtc',
  iceServers: [{ urls: ['turn:10.0.0.1'], username: `${seconds}`, credential: 'c' }],
  relayOnly: true,
});

/** Two who reach each other over a TURN server only, which lets in until the second that is the name. */
async function twoOverTurn() {
  const world = createWorld('failed', turnUntil(60));
  const began = world.clock.now().getTime();
  world.network.gathers = (configuration) =>
    configuration?.iceTransportPolicy === 'relay' &&
    configuration.iceServers.some(({ username }) => world.clock.now().getTime() - began < Number(username) * 1_000);
  const [anna, bert] = [await world.enter('anna'), await world.enter('bert')];
  await world.pass(5_000);
  expect(remoteOf(anna, 'bert')).toMatchObject(BOTH);
  return { world, anna, bert };
}
async function breakAndMend(world: RelayWorld): Promise<void> {
  world.cut();
  await world.pass(5_000);
  world.heal();
  await world.pass(20_000);
}

describe('over a TURN server', () => {
  it('finds a new way later on with the name and password that were renewed', async () => {
    const { world, anna, bert } = await twoOverTurn();
    await world.pass(50_000);
    for (const one of ['anna', 'bert']) world.renew(one, turnUntil(200));
    await world.pass(20_000);
    expect(remoteOf(anna, 'bert'), 'a way that is used lasts').toMatchObject(BOTH);
    await breakAndMend(world);
    expect([remoteOf(anna, 'bert'), remoteOf(bert, 'anna')]).toMatchObject([BOTH, BOTH]);
  });
  it('finds none with those that have run out', async () => {
    const { world, anna } = await twoOverTurn();
    await world.pass(60_000);
    await breakAndMend(world);
    expect(remoteOf(anna, 'bert')?.link).toBe('reconnecting');
  });
  it('lets in who comes later, with what is renewed', async () => {
    const { world, anna } = await twoOverTurn();
    await world.pass(60_000);
    world.renew('anna', turnUntil(200));
    await world.enter('carl');
    world.renew('carl', turnUntil(200));
    await world.pass(20_000);
    expect(remoteOf(anna, 'carl')).toMatchObject(BOTH);
  });
});
