import type { DeviceSituation } from '@gongwei/application/call';
import type { Scope } from '@gongwei/application/shared';
import { SWITCH_FAILED } from './media-messages.ts';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import type { BehaviorSubject } from 'rxjs';
import { captureWish } from './capture-wish.ts';
import { deviceFailure, type CaptureBrowser, type Permission, type Track } from './capture.ts';

export type SlotState = { readonly situation: DeviceSituation; readonly track?: Track; readonly deviceId?: string };

/** The microphone or the camera of a call: open or not, and what became of it. */
export type DeviceSlot = {
  readonly state$: BehaviorSubject<SlotState>;
  set(on: boolean): Promise<void>;
  /** Changes over: the new one is open before the old one is let go. */
  use(deviceId: string): Promise<Result<void, string>>;
};

type Lack = 'missing' | 'denied' | 'failed';

/**
 * Opens one kind of device. A muted microphone stays open and silent, so that it speaks again at once; a camera that is
 * off is let go of, so that its lamp goes out. A device that disappears is replaced by another where there is one, else
 * `gone` is told, and it comes back by itself when it can. What is done happens in turn; what is taken away, at once.
 */
export function createDeviceSlot(
  device: 'microphone' | 'camera',
  { browser, scope, gone }: { browser: CaptureBrowser; scope: Scope; gone: (because: Lack) => void },
): DeviceSlot {
  const state$ = scope.behavior<SlotState>({ situation: 'off' });
  let wanted = false;
  let chosen: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let permission: Permission | undefined;

  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = turn.then(work);
    turn = next.catch(() => {});
    return next;
  };
  const tell = (situation: DeviceSituation, track?: Track): void => {
    const deviceId = track?.getSettings().deviceId ?? chosen;
    if (!scope.ended) state$.next({ situation, ...(track && { track }), ...(deviceId && { deviceId }) });
  };
  const drop = (): void => {
    const { track } = state$.value;
    track?.removeEventListener('ended', lost);
    track?.stop();
  };

  async function open(exact?: string): Promise<Track | Lack> {
    const devices = browser.devices();
    if (!devices) return 'denied';
    try {
      const [track] = (await devices.getUserMedia(captureWish(device, exact))).getTracks();
      // Ended already: unplugged before the browser had told of it.
      if (!track || track.readyState === 'ended') return 'failed';
      if (!scope.ended) return track;
      track.stop();
      return 'failed';
    } catch (thrown) {
      return deviceFailure(thrown);
    }
  }
  /** The chosen one, or any: somebody who unplugs the headset goes on with what the PC has. */
  async function openAny(): Promise<Track | Lack> {
    const first = await open(chosen);
    return first === 'missing' && chosen ? open() : first;
  }
  function take(track: Track): void {
    const old = state$.value.track;
    track.addEventListener('ended', lost);
    track.enabled = wanted;
    tell(wanted ? 'on' : 'off', track);
    old?.removeEventListener('ended', lost);
    old?.stop();
  }
  async function reopen(): Promise<Lack | undefined> {
    if (scope.ended || !wanted || state$.value.track) return undefined;
    const found = await openAny();
    if (scope.ended) return undefined;
    if (typeof found === 'string') {
      tell(wanted ? found : 'off');
      return wanted ? found : undefined;
    }
    if (wanted || device === 'microphone') take(found);
    else found.stop();
    return undefined;
  }

  function lost(): void {
    const { track } = state$.value;
    drop();
    const refused = permission && permission.state !== 'granted';
    if (!track || !wanted || refused) {
      tell(wanted && refused ? 'denied' : 'off');
      if (wanted && refused) gone('denied');
      return;
    }
    tell('missing');
    void inTurn(async () => {
      const because = await reopen();
      if (because) gone(because);
    });
  }

  const comeBack = (): void => void inTurn(reopen);
  async function devicesChanged(): Promise<void> {
    const { track } = state$.value;
    if (!track) return comeBack();
    if (!chosen || track.getSettings().deviceId === chosen) return;
    const found = await browser.devices()?.enumerateDevices();
    if (found?.some(({ deviceId }) => deviceId === chosen)) await slot.use(chosen);
  }
  const plugged = (): void => void devicesChanged().catch(() => {});
  const devices = browser.devices();
  devices?.addEventListener('devicechange', plugged);
  scope.onEnd(() => devices?.removeEventListener('devicechange', plugged));

  const permitted = (): void => {
    if (permission?.state === 'granted') comeBack();
    else if (state$.value.track) lost();
  };
  void browser.permission(device).then((found) => {
    if (scope.ended) return;
    permission = found;
    found?.addEventListener('change', permitted);
    scope.onEnd(() => found?.removeEventListener('change', permitted));
  });
  scope.onEnd(drop);

  const slot: DeviceSlot = {
    state$,
    set(on) {
      wanted = on;
      const { track } = state$.value;
      if (track && device === 'microphone') {
        track.enabled = on;
        tell(on ? 'on' : 'off', track);
      } else if (!on) {
        drop();
        tell('off');
      }
      return inTurn(async () => void (await reopen()));
    },
    use: (deviceId) =>
      inTurn(async () => {
        const before = chosen;
        chosen = deviceId;
        const { track, situation } = state$.value;
        if (!track && !wanted) {
          tell(situation);
          return ok(undefined);
        }
        if (track?.getSettings().deviceId === deviceId) return ok(undefined);
        const found = await open(deviceId);
        if (scope.ended) return ok(undefined);
        if (typeof found === 'string') {
          chosen = before;
          return fail(SWITCH_FAILED[device]);
        }
        if (wanted || device === 'microphone') take(found);
        else found.stop();
        return ok(undefined);
      }),
  };
  return slot;
}
