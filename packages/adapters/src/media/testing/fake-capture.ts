import type { CaptureBrowser, CaptureWish, Permission, Track } from '../capture.ts';

export type FakeTrack = Track & { /** Ends as if the device were gone. */ vanish(): void };

export type FakePc = CaptureBrowser & {
  plug(kind: 'audioinput' | 'videoinput', deviceId: string): void;
  /** Its tracks end, as in a browser. */
  unplug(deviceId: string): void;
  /** The permission is taken back, or given. */
  permit(device: 'microphone' | 'camera', state: Permission['state']): void;
  /** In use by another program from now on, or free again. */
  occupy(deviceId: string, by: boolean): void;
  /** Whether the user shows a screen when asked; 'cancels' else. */
  screen: 'shows' | 'cancels' | 'unsupported';
  /** Presses “stop sharing” in the browser's bar. */
  endScreen(): void;
  /** Opening a device waits until this promise is there. */
  opening: Promise<void>;
  /** Tracks that were given out and not stopped. */
  readonly live: readonly FakeTrack[];
  readonly listeners: number;
};

let ids = 0;
export function createFakeTrack(kind: 'audio' | 'video', deviceId = ''): FakeTrack {
  const listeners = new Set<() => void>();
  let readyState: Track['readyState'] = 'live';
  return {
    id: `track-${++ids}`,
    kind,
    get readyState() {
      return readyState;
    },
    enabled: true,
    contentHint: '',
    getSettings: () => (deviceId ? { deviceId } : {}),
    stop: () => void (readyState = 'ended'),
    vanish() {
      if (readyState === 'ended') return;
      readyState = 'ended';
      for (const listener of [...listeners]) listener();
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
}

const refusal = (name: string): Error => Object.assign(new Error(name), { name });
const INPUT = { microphone: 'audioinput', camera: 'videoinput' } as const;

/** A PC with one microphone and one camera, as its browser offers them. */
export function createFakePc(): FakePc {
  const devices = new Map<string, 'audioinput' | 'videoinput'>([
    ['built-in-microphone', 'audioinput'],
    ['built-in-camera', 'videoinput'],
  ]);
  const busy = new Set<string>();
  const given: FakeTrack[] = [];
  const changed = new Set<() => void>();
  const states: Record<'microphone' | 'camera', Permission['state']> = { microphone: 'granted', camera: 'granted' };
  const permissionChanged = { microphone: new Set<() => void>(), camera: new Set<() => void>() };
  const ring = (listeners: ReadonlySet<() => void>): void => [...listeners].forEach((listener) => listener());
  const give = (kind: 'audio' | 'video', deviceId: string) => {
    const track = createFakeTrack(kind, deviceId);
    given.push(track);
    return { getTracks: () => [track] };
  };
  const exactId = (wish: CaptureWish): string | undefined => {
    const constraints = (wish.audio || wish.video || {}) as { deviceId?: { exact?: string } };
    return constraints.deviceId?.exact;
  };

  const pc: FakePc = {
    screen: 'shows',
    opening: Promise.resolve(),
    plug(kind, deviceId) {
      devices.set(deviceId, kind);
      ring(changed);
    },
    unplug(deviceId) {
      devices.delete(deviceId);
      for (const track of given) if (track.getSettings().deviceId === deviceId) track.vanish();
      ring(changed);
    },
    permit(device, state) {
      states[device] = state;
      const kind = device === 'microphone' ? 'audio' : 'video';
      if (state !== 'granted') for (const track of given) if (track.kind === kind) track.vanish();
      ring(permissionChanged[device]);
    },
    occupy: (deviceId, by) => void (by ? busy.add(deviceId) : busy.delete(deviceId)),
    endScreen: () =>
      given.filter((track) => track.getSettings().deviceId === 'screen').forEach((track) => track.vanish()),
    get live() {
      return given.filter((track) => track.readyState === 'live');
    },
    get listeners() {
      return changed.size + permissionChanged.microphone.size + permissionChanged.camera.size;
    },
    permission: async (device) => ({
      get state() {
        return states[device];
      },
      addEventListener: (_, listener) => void permissionChanged[device].add(listener),
      removeEventListener: (_, listener) => void permissionChanged[device].delete(listener),
    }),
    devices: () => ({
      enumerateDevices: async () => [...devices].map(([deviceId, kind]) => ({ kind, deviceId })),
      async getUserMedia(wish) {
        await pc.opening;
        const device = wish.audio ? 'microphone' : 'camera';
        const exact = exactId(wish);
        const found = [...devices].find(([id, kind]) => kind === INPUT[device] && (!exact || id === exact))?.[0];
        if (!found) throw refusal(exact ? 'OverconstrainedError' : 'NotFoundError');
        if (states[device] !== 'granted') throw refusal('NotAllowedError');
        if (busy.has(found)) throw refusal('NotReadableError');
        return give(device === 'microphone' ? 'audio' : 'video', found);
      },
      ...(pc.screen !== 'unsupported' && {
        async getDisplayMedia() {
          if (pc.screen === 'cancels') throw refusal('NotAllowedError');
          return give('video', 'screen');
        },
      }),
      addEventListener: (_, listener) => void changed.add(listener),
      removeEventListener: (_, listener) => void changed.delete(listener),
    }),
  };
  return pc;
}
