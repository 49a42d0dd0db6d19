import type { MediaDevice, MediaDevices } from '@gongwei/application/call';
import { Observable } from 'rxjs';
import { deviceFailure } from './capture.ts';

/** What of `navigator.mediaDevices` is used; absent on a page without HTTPS. */
export type BrowserDevices = {
  enumerateDevices(): Promise<
    readonly { readonly kind: string; readonly deviceId?: string; readonly label?: string }[]
  >;
  getUserMedia(wanted: { readonly video: boolean; readonly audio: boolean }): Promise<{
    getTracks(): readonly { stop(): void }[];
  }>;
  addEventListener?(type: 'devicechange', listener: () => void): void;
  removeEventListener?(type: 'devicechange', listener: () => void): void;
};

const KINDS: Readonly<Record<string, MediaDevice['kind']>> = {
  audioinput: 'microphone',
  videoinput: 'camera',
  audiooutput: 'speaker',
};

/** The devices the browser knows. Where it offers none to an insecure page, that counts as a refusal. */
export function createBrowserMediaDevices(browser: () => BrowserDevices | undefined): MediaDevices {
  return {
    async look() {
      const devices = browser();
      if (!devices) return { present: { camera: true, speaker: true, microphone: true }, access: 'denied' };
      const kinds = await devices.enumerateDevices().then(
        (found) => found.map(({ kind }) => kind),
        () => [] as string[],
      );
      const present = {
        camera: kinds.includes('videoinput'),
        speaker: kinds.includes('audiooutput'),
        microphone: kinds.includes('audioinput'),
      };
      return { present, access: await tried(devices, present) };
    },
    async list() {
      const found = await browser()
        ?.enumerateDevices()
        .catch(() => undefined);
      return (found ?? []).flatMap(({ kind, deviceId = '', label = '' }) => {
        const known = KINDS[kind];
        return known ? [{ kind: known, id: deviceId, label }] : [];
      });
    },
    changes$: new Observable<void>((reader) => {
      const devices = browser();
      const tell = (): void => reader.next();
      devices?.addEventListener?.('devicechange', tell);
      return () => devices?.removeEventListener?.('devicechange', tell);
    }),
  };
}

type Present = Awaited<ReturnType<MediaDevices['look']>>['present'];

async function tried(
  devices: BrowserDevices,
  { camera, microphone }: Present,
): Promise<'granted' | 'denied' | 'failed'> {
  if (!camera && !microphone) return 'failed';
  try {
    const stream = await devices.getUserMedia({ video: camera, audio: microphone });
    for (const track of stream.getTracks()) track.stop();
    return 'granted';
  } catch (thrown) {
    return deviceFailure(thrown) === 'denied' ? 'denied' : 'failed';
  }
}
