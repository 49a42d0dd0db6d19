import type { MediaRoom } from '@gongwei/application/call';
import { BehaviorSubject, Subject } from 'rxjs';
import { mediaRoomContract } from '../contracts/media-room.contract.ts';
import type { MediaWorld } from '../contracts/media-room-world.ts';
import { createFakePc, type FakePc } from '../media/testing/fake-capture.ts';
import { createFakePlace, createFakePlayers, type FakePlace, type FakePlayers } from '../media/testing/fake-players.ts';
import { createManualClock } from '../memory/manual-clock.ts';
import { createFakeNetwork, createFakePeerConnection, type FakeNetwork } from './testing/index.ts';
import { createWebRtcRooms } from './web-rtc-rooms.ts';

type Person = { readonly pc: FakePc; readonly players: FakePlayers; readonly network: Pick<FakeNetwork, 'live'> };
type Signal = { readonly from: string; readonly signal: unknown };

/** `how`: whether the browser still believes in the ways it found when the network comes back, or has to look for new ones. */
function createWorld(how: 'disconnected' | 'failed'): MediaWorld {
  const clock = createManualClock();
  const network = createFakeNetwork(() => clock.now().getTime());
  const people = new Map<string, Person & { open: number }>();
  const inside = new Map<string, { readonly room: MediaRoom; readonly received$: Subject<Signal> }>();
  const members$ = new BehaviorSubject<readonly string[]>([]);
  let ids = 0;
  const person = (userId: string) => {
    const known = people.get(userId) ?? { pc: createFakePc(), players: createFakePlayers(), network, open: 0 };
    people.set(userId, known);
    return known;
  };
  return {
    async enter(userId, { microphone = true, camera = true } = {}) {
      const one = person(userId);
      const rooms = createWebRtcRooms(clock, {
        ...one.pc,
        ...one.players,
        devices: () => one.pc.devices(),
        connect: () => {
          const connection = createFakePeerConnection(network);
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
          const text = JSON.stringify(signal);
          clock.after(20, () => inside.get(to)?.received$.next({ from: userId, signal: JSON.parse(text) as unknown }));
        },
      };
      const media = { by: 'webrtc', iceServers: [] } as const;
      const pass = { userId, name: userId, userSig: '', expiresAt: '', media };
      const room = await rooms.join({ callId: 'c', kind: 'video', pass, path, others$, microphone, camera });
      inside.set(userId, { room, received$ });
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
