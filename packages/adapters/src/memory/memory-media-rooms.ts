import type {
  DeviceSituation,
  LocalMedia,
  MediaQuality,
  MediaRoom,
  MediaRooms,
  MediaTrouble,
  RemoteMedia,
  RoomWish,
} from '@gongwei/application/call';
import { createScope, type Behavior } from '@gongwei/application/shared';
import { fail, fault, ok, type Fault } from '@gongwei/domain/shared';
import { BehaviorSubject, combineLatest, Subject } from 'rxjs';
import type { MemoryMediaDevices } from './memory-media-devices.ts';

type Device = 'microphone' | 'camera';

/** Rooms without sound and pictures: what is on is counted, so that a test sees what was left behind. */
export type MemoryMediaRooms = MediaRooms & {
  /** Rooms that are open. */
  readonly rooms: readonly MemoryMediaRoom[];
  /** Microphones, cameras and screens that are on, in all rooms. */
  readonly tracks: number;
  /** How many were ever opened. */
  readonly opened: number;
  /** The next rooms cannot be reached, until it is called with `undefined`. */
  refuse(because: Fault | undefined): void;
  /** No sound and picture of somebody find their way here, until they are let through again. */
  block(userId: string, on: boolean): void;
  /** Opening a room takes until the returned function is called. */
  delay(): () => void;
};
/** A room of media in memory: what is heard and drawn in it. */
export type MemoryMediaRoom = MediaRoom & {
  readonly wish: RoomWish;
  /** Words of others that arrived. */
  readonly heard: readonly { readonly from: string; readonly signal: unknown }[];
  /** What is drawn: by user id, '' for oneself. */
  readonly shown: readonly string[];
  /** The media service throws out. */
  lose(message: string): void;
};

/** The `Fault` of a media service that cannot be reached. */
export const mediaUnreachable = (): Fault =>
  fault({ code: 'media.unreachable', category: 'network', message: '媒体服务连接失败，请检查网络' });

/** Rooms without sound and picture, which tell what would be heard and drawn. */
export function createMemoryMediaRooms(devices: MemoryMediaDevices): MemoryMediaRooms {
  const rooms = new Set<MemoryMediaRoom>();
  const blocked$ = new BehaviorSubject<readonly string[]>([]);
  let [opened, refusal, gate] = [0, undefined as Fault | undefined, undefined as Promise<void> | undefined];
  return {
    async join(wish) {
      await gate;
      if (refusal) throw refusal;
      const room = createRoom(wish, devices, blocked$, () => rooms.delete(room));
      rooms.add(room);
      opened += 1;
      return room;
    },
    get rooms() {
      return [...rooms];
    },
    get tracks() {
      return [...rooms].reduce((sum, { local$: { value } }) => sum + countOf(value), 0);
    },
    get opened() {
      return opened;
    },
    refuse(because) {
      refusal = because;
    },
    block(userId, on) {
      const rest = blocked$.value.filter((one) => one !== userId);
      blocked$.next(on ? [...rest, userId] : rest);
    },
    delay() {
      let open = (): void => {};
      gate = new Promise<void>((resolve) => (open = resolve));
      return () => {
        gate = undefined;
        open();
      };
    },
  };
}

const countOf = ({ microphone, camera, screen }: LocalMedia): number =>
  [microphone === 'on', camera === 'on', screen].filter(Boolean).length;

function createRoom(
  wish: RoomWish,
  devices: MemoryMediaDevices,
  blocked$: Behavior<readonly string[]>,
  left: () => void,
): MemoryMediaRoom {
  const scope = createScope();
  const situation = (device: Device, on: boolean): DeviceSituation => {
    if (!on) return 'off';
    return devices.isThere(device) ? 'on' : 'missing';
  };
  const local$ = scope.behavior<LocalMedia>({
    microphone: situation('microphone', wish.microphone),
    camera: situation('camera', wish.camera),
    screen: false,
  });
  const remote$ = scope.behavior<readonly RemoteMedia[]>([]);
  const quality$ = scope.behavior<MediaQuality>('good');
  const troubles$ = new Subject<MediaTrouble>();
  const heard: { from: string; signal: unknown }[] = [];
  const shown = new Set<{ readonly userId: string }>();
  const set = (device: Device, on: boolean): void => {
    if (!scope.ended) local$.next({ ...local$.value, [device]: situation(device, on) });
  };
  const mediaOf = (userId: string, arrives: boolean): RemoteMedia =>
    arrives
      ? { userId, link: 'up', picture: true, sound: true, screen: false, quality: 'good' }
      : { userId, link: 'joining', picture: false, sound: false, screen: false, quality: 'unknown' };
  scope.listen(combineLatest([wish.others$, blocked$]), ([others, blocked]) =>
    remote$.next(others.map((userId) => mediaOf(userId, !blocked.includes(userId)))),
  );
  scope.listen(wish.path.received$, (signal) => void heard.push(signal));
  scope.listen(devices.unplugged$, (device) => {
    if (local$.value[device] !== 'on') return;
    set(device, true);
    troubles$.next({ kind: 'device-gone', device, because: 'missing' });
  });
  scope.onEnd(left);
  return {
    wish,
    heard,
    local$,
    remote$,
    quality$,
    troubles$,
    get shown() {
      return [...shown].map(({ userId }) => userId);
    },
    setMicrophone: async (on) => set('microphone', on),
    setCamera: async (on) => set('camera', on),
    async shareScreen(on) {
      local$.next({ ...local$.value, screen: on });
      return ok(undefined);
    },
    async useDevice(device, deviceId) {
      if (!(await devices.list()).some(({ id }) => id === deviceId)) return fail('设备切换失败');
      local$.next({ ...local$.value, [`${device}Id`]: deviceId });
      return ok(undefined);
    },
    show(userId = '') {
      const one = { userId };
      shown.add(one);
      return () => void shown.delete(one);
    },
    play: async () => {},
    lose: (message) => troubles$.next({ kind: 'room-lost', message }),
    leave: () => scope.end(),
  };
}
