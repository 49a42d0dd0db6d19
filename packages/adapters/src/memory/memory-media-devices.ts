import type { MediaDevice, MediaDevices } from '@gongwei/application/call';
import { Subject, type Observable } from 'rxjs';

type Device = 'microphone' | 'camera';

/** Devices that can be plugged in and out. */
export type MemoryMediaDevices = MediaDevices & {
  readonly unplugged$: Observable<Device>;
  isThere(device: MediaDevice['kind']): boolean;
  plug(device: Device): void;
  unplug(device: Device): void;
};

/** Cameras and microphones that can be plugged in and out. */
export function createMemoryMediaDevices(
  first: readonly MediaDevice['kind'][] = ['microphone', 'camera', 'speaker'],
): MemoryMediaDevices {
  const there = new Set(first);
  const [changes$, unplugged$] = [new Subject<void>(), new Subject<Device>()];
  return {
    changes$,
    unplugged$,
    isThere: (device) => there.has(device),
    list: async () => [...there].map((kind) => ({ kind, id: `${kind}-1`, label: kind })),
    look: async () => ({
      present: { camera: there.has('camera'), speaker: there.has('speaker'), microphone: there.has('microphone') },
      access: 'granted',
    }),
    plug(device) {
      there.add(device);
      changes$.next();
    },
    unplug(device) {
      there.delete(device);
      unplugged$.next(device);
      changes$.next();
    },
  };
}
