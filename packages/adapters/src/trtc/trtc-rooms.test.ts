import type { MediaRoom, MediaTrouble, RoomWish } from '@gongwei/application/call';
import type { CallKind } from '@gongwei/domain/call';
import { ROOM_LOST } from './trtc-messages.ts';
import { isFault } from '@gongwei/domain/shared';
import { BehaviorSubject, firstValueFrom, NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { mediaRoomContract } from '../contracts/media-room.contract.ts';
import type { MediaWorld } from '../contracts/media-room-world.ts';
import { createFakePc, type FakePc } from '../media/testing/fake-capture.ts';
import { createFakePlace, createFakePlayers, type FakePlace } from '../media/testing/fake-players.ts';
import { createManualClock } from '../memory/manual-clock.ts';
import { createFakeCloud, type FakeCloud } from './testing/fake-cloud.ts';
import { createFakeTrtc, type FakeTrtc } from './testing/fake-trtc.ts';
import { createTrtcRooms } from './trtc-rooms.ts';

type World = MediaWorld & { readonly cloud: FakeCloud; sdk(userId: string): FakeTrtc; readonly loads: number };

function createWorld(): World {
  const clock = createManualClock();
  const cloud = createFakeCloud(clock);
  const people = new Map<string, { readonly pc: FakePc; readonly sdk: FakeTrtc }>();
  const rooms = new Map<string, MediaRoom>();
  const members$ = new BehaviorSubject<readonly string[]>([]);
  let loads = 0;
  const person = (userId: string) => {
    const known = people.get(userId) ?? { pc: createFakePc(), sdk: createFakeTrtc(cloud) };
    people.set(userId, known);
    return known;
  };
  return {
    cloud,
    sdk: (userId) => person(userId).sdk,
    get loads() {
      return loads;
    },
    async enter(userId, { microphone = true, camera = true } = {}) {
      const { pc, sdk } = person(userId);
      const load = async () => {
        loads += 1;
        return sdk;
      };
      const media = createTrtcRooms(load, {
        ...pc,
        devices: () => pc.devices(),
        picture: createFakePlayers().picture,
      });
      const others$ = new BehaviorSubject<readonly string[]>([]);
      members$.subscribe((members) => others$.next(members.filter((member) => member !== userId)));
      const room = await media.join({
        callId: 'call-1',
        kind: 'video',
        pass: { userId, name: userId, userSig: 'signature', expiresAt: '', media: { by: 'trtc', sdkAppId: 1400 } },
        path: { send: () => {}, received$: NEVER },
        renewed$: NEVER,
        others$,
        microphone,
        camera,
      });
      rooms.set(userId, room);
      members$.next([...members$.value, userId]);
      return room;
    },
    exit(userId) {
      rooms.get(userId)?.leave();
      members$.next(members$.value.filter((member) => member !== userId));
    },
    pc: (userId) => person(userId).pc,
    holdBack: (userId, on) => void (person(userId).sdk.heldBack = on),
    hears: (userId) => [...person(userId).sdk.heard].map(() => person(userId).sdk.speaker),
    place: createFakePlace,
    drawn: (place) =>
      [...(place as FakePlace).pictures].map(({ track, mirrored }) => ({
        live: track?.readyState === 'live',
        mirrored,
      })),
    pass: (milliseconds) => clock.advance(milliseconds),
    cut: cloud.cut,
    heal: cloud.heal,
    connections: (userId) => person(userId).sdk.inside,
  };
}

/** Somebody enters where nobody else is. */
const aloneIn = (kind: CallKind): RoomWish => ({
  callId: 'c',
  kind,
  pass: { userId: 'a', name: '', userSig: '', expiresAt: '', media: { by: 'trtc', sdkAppId: 1 } },
  path: { send: () => {}, received$: NEVER },
  renewed$: NEVER,
  others$: new BehaviorSubject<readonly string[]>([]),
  microphone: true,
  camera: kind === 'video',
});

mediaRoomContract('TRTC over a fake of its SDK', createWorld);

describe('TRTC room', () => {
  it('is the call, entered with the signature of the server, and loads the SDK only then', async () => {
    const world = createWorld();
    createTrtcRooms(async () => expect.fail('loaded too early'));
    expect(world.loads).toBe(0);
    await world.enter('anna');
    expect(world.loads).toBe(1);
    expect(world.sdk('anna').entries).toEqual([
      expect.objectContaining({
        sdkAppId: 1400,
        strRoomId: 'call-1',
        userId: 'anna',
        userSig: 'signature',
        scene: 'rtc',
      }),
    ]);
  });
  it('that refuses is a fault of the network, and no device is left open', async () => {
    const world = createWorld();
    world.sdk('anna').refuses = true;
    const thrown: unknown = await world.enter('anna').catch((failure: unknown) => failure);
    expect(isFault(thrown) && thrown).toMatchObject({ code: 'call.media-unreachable', category: 'network' });
    await world.pass(100);
    expect(world.pc('anna').live).toEqual([]);
  });
  it('that is still being entered has opened no device: whoever hangs up meanwhile leaves no lamp on', async () => {
    const clock = createManualClock();
    const [pc, sdk, entering] = [createFakePc(), createFakeTrtc(createFakeCloud(clock)), new Subject<void>()];
    sdk.entering = firstValueFrom(entering, { defaultValue: undefined });
    const load = async () => sdk;
    const browser = { ...pc, devices: () => pc.devices(), picture: createFakePlayers().picture };
    const joining = createTrtcRooms(load, browser).join(aloneIn('video'));
    await clock.advance(1_000);
    expect(pc.live).toEqual([]);
    entering.complete();
    const room = await joining;
    await clock.advance(1_000);
    expect(pc.live).toHaveLength(2);
    room.leave();
    expect(pc.live).toEqual([]);
  });
  it.each(['kick', 'banned', 'room_disband'] as const)(
    'that is lost while it is being entered says why, has opened no device and is gone: %s',
    async (reason) => {
      const [world, entering] = [createWorld(), new Subject<void>()];
      world.sdk('anna').entering = firstValueFrom(entering, { defaultValue: undefined });
      const joining = world.enter('anna').catch((failure: unknown) => failure);
      await world.pass(1_000);
      world.cloud.kick('anna', reason);
      await world.pass(1_000);
      entering.complete();
      const thrown = await joining;
      expect(isFault(thrown) && thrown).toMatchObject({ code: 'call.room-lost', message: ROOM_LOST[reason] });
      await world.pass(100);
      expect(world.pc('anna').live).toEqual([]);
      expect([world.pc('anna').listeners, world.connections('anna')]).toEqual([0, 0]);
    },
  );
  it('whose SDK cannot be loaded is a fault of the network', async () => {
    const rooms = createTrtcRooms(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const joining = rooms.join(aloneIn('audio'));
    await expect(joining).rejects.toMatchObject({ kind: 'fault', category: 'network' });
  });
  it.each(['kick', 'banned', 'room_disband'] as const)(
    'says why it is lost, and stops everything: %s',
    async (reason) => {
      const world = createWorld();
      const anna = await world.enter('anna');
      const troubles: MediaTrouble[] = [];
      anna.troubles$.subscribe((trouble) => troubles.push(trouble));
      await world.pass(1_000);
      world.cloud.kick('anna', reason);
      expect(troubles).toEqual([{ kind: 'room-lost', message: ROOM_LOST[reason] }]);
      expect(world.pc('anna').live).toEqual([]);
      await world.pass(100);
      expect(world.connections('anna')).toBe(0);
    },
  );
});
