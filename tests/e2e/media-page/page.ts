import { createBrowserClock } from '@gongwei/adapters/clock';
import { loadTrtc } from '@gongwei/adapters/trtc';
import { createWebRtcRooms } from '@gongwei/adapters/webrtc';
import type { MediaRoom, MediaTrouble } from '@gongwei/application/call';
import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import { countLive } from './count-live.ts';

/** One participant. What the server would carry between participants goes over a channel between the pages. */
const live = countLive();
const rooms = createWebRtcRooms(createBrowserClock());
const line = new BroadcastChannel('signals');
const others$ = new BehaviorSubject<readonly string[]>([]);
let troubles: MediaTrouble[] = [];
let room: MediaRoom | undefined;
let stopListening = (): void => {};

const element = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!;

const control = {
  async join(self: string, others: readonly string[], { camera = true, microphone = true } = {}) {
    troubles = [];
    const received$ = new Subject<{ from: string; signal: unknown }>();
    const hear = ({ data }: MessageEvent<{ from: string; to: string; signal: unknown }>): void => {
      if (data.to === self) received$.next({ from: data.from, signal: data.signal });
    };
    line.addEventListener('message', hear);
    others$.next(others);
    const path = {
      received$,
      send: (to: string, signal: unknown) => line.postMessage({ from: self, to, signal }),
    };
    const media = { by: 'webrtc', iceServers: [] } as const;
    const pass = { userId: self, name: self, userSig: '', expiresAt: '', media };
    const joined = await rooms.join({
      ...{ callId: 'c1', kind: 'video', pass, renewed$: NEVER, path },
      ...{ others$, microphone, camera },
    });
    const listening = joined.troubles$.subscribe((trouble) => troubles.push(trouble));
    joined.show(undefined, element('own'));
    for (const userId of others) joined.show(userId, element('others'));
    room = joined;
    stopListening = () => {
      listening.unsubscribe();
      line.removeEventListener('message', hear);
    };
  },
  others: (others: readonly string[]) => others$.next(others),
  show: (userId: string) => void room?.show(userId, element('others')),
  setMicrophone: (on: boolean) => room?.setMicrophone(on),
  setCamera: (on: boolean) => room?.setCamera(on),
  shareScreen: (on: boolean) => room?.shareScreen(on),
  useDevice: (device: 'microphone' | 'camera' | 'speaker', id: string) => room?.useDevice(device, id),
  play: () => room?.play(),
  /** What the SDK of the media service, asked for now, can do. */
  async mediaService() {
    const sdk = await loadTrtc();
    const client = sdk.create();
    const methods = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(client) as object));
    client.destroy();
    const { EVENT } = sdk as unknown as { EVENT: Readonly<Record<string, string>> };
    return { methods, events: Object.values(EVENT) };
  },
  leave() {
    room?.leave();
    stopListening();
    const left = live();
    room = undefined;
    return left;
  },
  state: () => ({
    local: room?.local$.value,
    remote: room?.remote$.value ?? [],
    quality: room?.quality$.value,
    troubles,
    ...live(),
    ownPictures: element('own').querySelectorAll('video').length,
    mirrored: element('own').querySelector('video')?.style.transform ?? '',
    /** Frames of the others' pictures that were decoded so far, and their width. */
    frames: [...element('others').querySelectorAll('video')].map(
      (one) => one.getVideoPlaybackQuality().totalVideoFrames,
    ),
    widths: [...element('others').querySelectorAll('video')].map((one) => one.videoWidth),
    /** Voices that play. */
    voices: [...document.querySelectorAll('audio')].filter((one) => !one.paused && one.currentTime > 0).length,
  }),
};
export type MediaPage = typeof control;
Object.assign(globalThis, { call: control });
