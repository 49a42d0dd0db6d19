import type { LocalMedia, MediaRoom, MediaTrouble } from '@gongwei/application/call';
import type { Behavior, Scope } from '@gongwei/application/shared';
import { SWITCH_FAILED } from './media-messages.ts';
import { fail, ok } from '@gongwei/domain/shared';
import { combineLatest, distinctUntilChanged, map, Subject, type Observable } from 'rxjs';
import type { CaptureBrowser, Track } from './capture.ts';
import { createDeviceSlot } from './device-slot.ts';
import { createScreenShare } from './screen-share.ts';

/** What goes out to the others. */
export type Outgoing = {
  /** A muted microphone stays, silent, so that nothing has to be negotiated when it speaks again. */
  readonly sound?: Track;
  readonly muted: boolean;
  /** The screen where it is shared, else the camera. */
  readonly picture?: Track;
  readonly screen: boolean;
};

export type LocalDevices = Pick<MediaRoom, 'setMicrophone' | 'setCamera' | 'shareScreen' | 'useDevice' | 'local$'> & {
  readonly outgoing$: Behavior<Outgoing>;
  readonly troubles$: Observable<MediaTrouble>;
};

/** Microphone, camera and screen of one call; all of them are let go of when the scope ends. */
export function createLocalMedia(
  browser: CaptureBrowser,
  scope: Scope,
  useSpeaker: (deviceId: string) => Promise<void>,
): LocalDevices {
  const troubles$ = new Subject<MediaTrouble>();
  const slot = (device: 'microphone' | 'camera') =>
    createDeviceSlot(device, {
      browser,
      scope,
      gone: (because) => troubles$.next({ kind: 'device-gone', device, because }),
    });
  const microphone = slot('microphone');
  const camera = slot('camera');
  const screen = createScreenShare(browser, scope, () => troubles$.next({ kind: 'screen-ended' }));
  const speaker$ = scope.behavior('');

  const local = (): LocalMedia => ({
    microphone: microphone.state$.value.situation,
    camera: camera.state$.value.situation,
    screen: screen.track$.value !== undefined,
    ...idOf('microphoneId', microphone.state$.value.deviceId),
    ...idOf('cameraId', camera.state$.value.deviceId),
    ...idOf('speakerId', speaker$.value),
  });
  const outgoing = (): Outgoing => {
    const sound = microphone.state$.value.track;
    const shared = screen.track$.value;
    const picture = shared ?? camera.state$.value.track;
    return {
      ...(sound && { sound }),
      muted: microphone.state$.value.situation !== 'on',
      ...(picture && { picture }),
      screen: shared !== undefined,
    };
  };
  const changes$ = combineLatest([microphone.state$, camera.state$, screen.track$, speaker$]);
  return {
    local$: scope.behaviorOf(changes$.pipe(map(local)), local()),
    outgoing$: scope.behaviorOf(changes$.pipe(map(outgoing), distinctUntilChanged(sameOutgoing)), outgoing()),
    troubles$,
    setMicrophone: microphone.set,
    setCamera: camera.set,
    shareScreen: screen.set,
    async useDevice(device, deviceId) {
      if (device === 'microphone') return microphone.use(deviceId);
      if (device === 'camera') return camera.use(deviceId);
      try {
        await useSpeaker(deviceId);
        if (!scope.ended) speaker$.next(deviceId);
        return ok(undefined);
      } catch {
        return fail(SWITCH_FAILED.speaker);
      }
    },
  };
}

const idOf = <Name extends string>(name: Name, id: string | undefined): { readonly [name in Name]?: string } =>
  (id ? { [name]: id } : {}) as { readonly [name in Name]?: string };

const sameOutgoing = (a: Outgoing, b: Outgoing): boolean =>
  a.sound === b.sound && a.muted === b.muted && a.picture === b.picture && a.screen === b.screen;
