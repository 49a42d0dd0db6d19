import type { CallCommand, CallNews, CallRoomWish } from '@gongwei/domain/call';
import { fail, type Result } from '@gongwei/domain/shared';
import { filter, Subject, type Observable } from 'rxjs';
import { createScope, faultOf, type Behavior, type Scope } from '../shared/index.ts';
import type { CallService } from './call.service.ts';
import type { CallPass } from './call-credentials.port.ts';
import { createCallPictures } from './call-pictures.ts';
import { createSignalBuffer } from './signal-buffer.ts';
import { watchReplugging } from './device-return.ts';
import type { MediaDevices } from './media-devices.port.ts';
import type { LocalMedia, MediaQuality, MediaRoom, MediaRooms, MediaTrouble, RemoteMedia } from './media-room.port.ts';

type CallMediaNeeds = {
  readonly scope: Scope;
  readonly rooms: MediaRooms;
  readonly devices: MediaDevices;
  readonly news$: Observable<CallNews>;
  /** Who is in the call besides oneself. */
  readonly others$: Behavior<readonly string[]>;
  /** Rejects with a `Fault`. */
  readonly pass: () => Promise<CallPass>;
  /** The pass as it is renewed. */
  readonly pass$: Behavior<CallPass | undefined>;
  readonly tell: (command: CallCommand) => void;
  /** The call cannot go on without its room. A sentence for staff. */
  readonly failed: (callId: string, message: string) => void;
};

type Controls = Pick<CallService, 'setMicrophone' | 'setCamera' | 'shareScreen' | 'useDevice' | 'show' | 'play'>;
export type CallMedia = {
  /** What the user does with them. */
  readonly controls: Controls;
  /** Before the room is open: as it will begin. */
  readonly local$: Behavior<LocalMedia>;
  readonly remote$: Behavior<readonly RemoteMedia[]>;
  readonly quality$: Behavior<MediaQuality>;
  readonly troubles$: Observable<MediaTrouble>;
  /** A call begins, with or without the camera; the user may change that until the room opens. */
  prepare(camera: boolean): void;
  open(wish: CallRoomWish): void;
  /** Everything is stopped when it returns. Safe to repeat. */
  close(): void;
  /** Tells the others how microphone and camera are. */
  announce(): void;
};

const OFF: LocalMedia = { microphone: 'off', camera: 'off', screen: false };
const NOT_YET = '通话接通后才能使用';

/** The media of the one call: a room from the time it is taken or connected until it ends. */
export function createCallMedia(needs: CallMediaNeeds): CallMedia {
  const { scope, rooms, devices, others$, news$, pass, pass$, tell, failed } = needs;
  const local$ = scope.behavior<LocalMedia>(OFF);
  const remote$ = scope.behavior<readonly RemoteMedia[]>([]);
  const quality$ = scope.behavior<MediaQuality>('unknown');
  const troubles$ = new Subject<MediaTrouble>();
  const pictures = createCallPictures();
  let wish = { microphone: true, camera: false };
  let current: { readonly callId: string; readonly scope: Scope; room?: MediaRoom } | undefined;
  let told = '';

  const showWish = (): void =>
    local$.next({ ...OFF, microphone: wish.microphone ? 'on' : 'off', camera: wish.camera ? 'on' : 'off' });
  const prepare = (camera: boolean): void => {
    wish = { microphone: true, camera };
    showWish();
  };
  const announce = (again = true): void => {
    if (!current?.room) return;
    const { microphone, camera, screen } = local$.value;
    // Wanted and still off: it is being opened. The others need not see that.
    if ((wish.microphone && microphone === 'off') || (wish.camera && camera === 'off' && !screen)) return;
    const state = { microphone: microphone === 'on', camera: camera === 'on' || screen };
    const words = JSON.stringify(state);
    if (!again && words === told) return;
    told = words;
    tell({ do: 'announce', callId: current.callId, ...state });
  };

  const enter = (own: NonNullable<typeof current>, room: MediaRoom): void => {
    own.room = room;
    own.scope.onEnd(() => room.leave());
    own.scope.onEnd(pictures.leave);
    pictures.enter(room);
    own.scope.listen(room.local$, (local) => {
      local$.next(local);
      announce(false);
    });
    own.scope.listen(room.remote$, (remote) => remote$.next(remote));
    own.scope.listen(room.quality$, (quality) => quality$.next(quality));
    own.scope.listen(room.troubles$, (trouble) => {
      // Its words are those of the call's failure: they are said there, once.
      if (trouble.kind === 'room-lost') failed(own.callId, trouble.message);
      else troubles$.next(trouble);
    });
    watchReplugging({ scope: own.scope, devices, room, wanted: () => wish });
  };
  const join = async (own: NonNullable<typeof current>, kind: CallRoomWish['kind']): Promise<void> => {
    const { callId } = own;
    const signals = createSignalBuffer({ scope: own.scope, callId, others$, news$, tell });
    try {
      const admission = await pass();
      if (own.scope.ended) return;
      const begun = wish;
      const renewed$ = pass$.pipe(filter((one) => one !== undefined && one !== admission)) as Observable<CallPass>;
      const { path } = signals;
      const room = await rooms.join({ callId, kind, pass: admission, renewed$, path, others$, ...begun });
      if (own.scope.ended) return room.leave();
      enter(own, room);
      signals.ready();
      // What was switched while the room was being opened.
      if (wish.microphone !== begun.microphone) await room.setMicrophone(wish.microphone);
      if (wish.camera !== begun.camera) await room.setCamera(wish.camera);
    } catch (thrown) {
      if (!own.scope.ended) failed(callId, faultOf(thrown).message);
    }
  };

  const close = (): void => {
    const closing = current;
    current = undefined;
    closing?.scope.end();
    told = '';
    wish = { microphone: true, camera: false };
    remote$.next([]);
    quality$.next('unknown');
    local$.next(OFF);
  };
  const inRoom = async (work: (room: MediaRoom) => Promise<Result<void, string>>): Promise<Result<void, string>> =>
    current?.room ? work(current.room) : fail(NOT_YET);
  scope.onEnd(() => troubles$.complete());
  scope.onEnd(close);

  return {
    local$,
    remote$,
    quality$,
    troubles$,
    prepare,
    open({ callId, kind, camera }) {
      if (local$.value === OFF) prepare(camera);
      current?.scope.end();
      current = { callId, scope: createScope() };
      void join(current, kind);
    },
    close,
    announce,
    controls: {
      async setMicrophone(on) {
        wish = { ...wish, microphone: on };
        if (current?.room) await current.room.setMicrophone(on);
        else showWish();
      },
      async setCamera(on) {
        wish = { ...wish, camera: on };
        if (current?.room) await current.room.setCamera(on);
        else showWish();
      },
      shareScreen: (on) => inRoom((room) => room.shareScreen(on)),
      useDevice: (device, id) => inRoom((room) => room.useDevice(device, id)),
      show: pictures.show,
      play: async () => current?.room?.play(),
    },
  };
}
