import { describe, expect, it } from 'vitest';
import { createBrowserMediaDevices } from './browser-media-devices.ts';

const ALL = ['videoinput', 'audioinput', 'audiooutput'];
/** A browser with these devices; `open` answers the wish to use them. */
function browser(kinds: readonly string[], open: () => Promise<void> = async () => {}) {
  const world = { asked: [] as unknown[], running: 0 };
  const devices = createBrowserMediaDevices(() => ({
    enumerateDevices: async () => kinds.map((kind) => ({ kind })),
    async getUserMedia(wanted) {
      world.asked.push(wanted);
      await open();
      world.running += 2;
      return { getTracks: () => [1, 2].map(() => ({ stop: () => (world.running -= 1) })) };
    },
  }));
  return { world, devices };
}
const refusal = (name: string) => async (): Promise<void> => {
  throw Object.assign(new Error(name), { name });
};

describe('devices of the browser', () => {
  it('are opened and let go again', async () => {
    const { world, devices } = browser(ALL);
    expect(await devices.look()).toEqual({
      present: { camera: true, speaker: true, microphone: true },
      access: 'granted',
    });
    expect(world).toEqual({ asked: [{ video: true, audio: true }], running: 0 });
  });
  it('are asked for only where they are', async () => {
    const { world, devices } = browser(['audioinput', 'audiooutput']);
    expect((await devices.look()).present.camera).toBe(false);
    expect(world.asked).toEqual([{ video: false, audio: true }]);
  });
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotReadableError', 'failed'],
  ])('tell a refusal from a failure: %s', async (name, access) => {
    expect(await browser(ALL, refusal(name)).devices.look()).toMatchObject({ access });
  });
  it('count as refused where the page may not ask at all', async () => {
    expect(await createBrowserMediaDevices(() => undefined).look()).toMatchObject({ access: 'denied' });
  });

  it('are listed by kind, with what the browser tells of them', async () => {
    const devices = createBrowserMediaDevices(() => ({
      enumerateDevices: async () => [
        { kind: 'audioinput', deviceId: 'm1', label: '内置麦克风' },
        { kind: 'videoinput', deviceId: 'c1', label: '' },
        { kind: 'audiooutput', deviceId: 's1', label: '耳机' },
        { kind: 'smellinput', deviceId: 'x', label: '' },
      ],
      getUserMedia: refusal('NotAllowedError') as () => Promise<never>,
    }));
    expect(await devices.list()).toEqual([
      { kind: 'microphone', id: 'm1', label: '内置麦克风' },
      { kind: 'camera', id: 'c1', label: '' },
      { kind: 'speaker', id: 's1', label: '耳机' },
    ]);
  });
  it('are none where the browser does not say', async () => {
    expect(await createBrowserMediaDevices(() => undefined).list()).toEqual([]);
    const devices = createBrowserMediaDevices(() => ({
      enumerateDevices: refusal('SecurityError') as () => Promise<never>,
      getUserMedia: refusal('SecurityError') as () => Promise<never>,
    }));
    expect(await devices.list()).toEqual([]);
  });
  it('tell when something is plugged in or out, for as long as somebody listens', () => {
    const listeners = new Set<() => void>();
    const devices = createBrowserMediaDevices(() => ({
      enumerateDevices: async () => [],
      getUserMedia: refusal('NotFoundError') as () => Promise<never>,
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    }));
    let told = 0;
    const listening = devices.changes$.subscribe(() => (told += 1));
    for (const listener of listeners) listener();
    expect(told).toBe(1);
    listening.unsubscribe();
    expect(listeners.size).toBe(0);
  });
});
