import type { MediaTrouble } from '@gongwei/application/call';
import { createScope } from '@gongwei/application/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from '../memory/manual-clock.ts';
import { createLocalMedia } from './local-media.ts';
import { createFakePc } from './testing/fake-capture.ts';

function create() {
  const pc = createFakePc();
  const scope = createScope();
  const local = createLocalMedia(pc, scope, async () => {});
  const troubles: MediaTrouble[] = [];
  local.troubles$.subscribe((trouble) => troubles.push(trouble));
  return { pc, scope, local, troubles };
}

describe('devices of a call', () => {
  it('go back to the one that was chosen when it is plugged in again', async () => {
    const { pc, local, troubles } = create();
    pc.plug('audioinput', 'headset');
    await local.setMicrophone(true);
    await local.useDevice('microphone', 'headset');
    pc.unplug('headset');
    await settle();
    expect(local.local$.value).toMatchObject({ microphone: 'on', microphoneId: 'built-in-microphone' });
    pc.plug('audioinput', 'headset');
    await settle();
    expect(local.local$.value).toMatchObject({ microphone: 'on', microphoneId: 'headset' });
    expect(pc.live).toHaveLength(1);
    expect(troubles).toEqual([]);
  });
  it('stay muted when they are changed over', async () => {
    const { pc, local } = create();
    pc.plug('audioinput', 'headset');
    await local.setMicrophone(true);
    await local.setMicrophone(false);
    await local.useDevice('microphone', 'headset');
    expect(local.local$.value).toMatchObject({ microphone: 'off', microphoneId: 'headset' });
    expect(pc.live).toEqual([expect.objectContaining({ enabled: false })]);
  });
  it('are remembered when chosen while they are off, and opened only when wanted', async () => {
    const { pc, local } = create();
    pc.plug('videoinput', 'usb-camera');
    expect(await local.useDevice('camera', 'usb-camera')).toMatchObject({ ok: true });
    expect(pc.live).toEqual([]);
    await local.setCamera(true);
    expect(local.local$.value).toMatchObject({ camera: 'on', cameraId: 'usb-camera' });
  });
  it('are not asked for again, unasked, when the permission was set back', async () => {
    const { pc, local, troubles } = create();
    await local.setCamera(true);
    pc.permit('camera', 'prompt');
    await settle();
    expect(local.local$.value.camera).toBe('denied');
    expect(troubles).toEqual([{ kind: 'device-gone', device: 'camera', because: 'denied' }]);
  });
  it('can be tried again by hand once another program let go of them', async () => {
    const { pc, local } = create();
    pc.occupy('built-in-camera', true);
    await local.setCamera(true);
    expect(local.local$.value.camera).toBe('failed');
    pc.occupy('built-in-camera', false);
    await local.setCamera(true);
    expect(local.local$.value.camera).toBe('on');
  });
  it('cannot be used on a page without HTTPS', async () => {
    const scope = createScope();
    const local = createLocalMedia(
      { devices: () => undefined, permission: async () => undefined },
      scope,
      async () => {},
    );
    await local.setMicrophone(true);
    expect(local.local$.value.microphone).toBe('denied');
    expect(await local.shareScreen(true)).toMatchObject({ ok: false });
  });

  const action = fc.constantFrom(
    'microphone on',
    'microphone off',
    'camera on',
    'camera off',
    'unplug camera',
    'plug camera',
    'deny microphone',
    'grant microphone',
    'share',
    'unshare',
    'end screen',
    'settle',
  );
  it('agree with what is told of them after anything that happens, and none outlives the call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const { pc, scope, local } = create();
        for (const one of actions) {
          if (one === 'settle') await settle();
          if (one.startsWith('microphone ')) void local.setMicrophone(one.endsWith('on'));
          if (one.startsWith('camera ')) void local.setCamera(one.endsWith('on'));
          if (one === 'unplug camera') pc.unplug('built-in-camera');
          if (one === 'plug camera') pc.plug('videoinput', 'built-in-camera');
          if (one === 'deny microphone') pc.permit('microphone', 'denied');
          if (one === 'grant microphone') pc.permit('microphone', 'granted');
          if (one === 'share' || one === 'unshare') void local.shareScreen(one === 'share');
          if (one === 'end screen') pc.endScreen();
        }
        await settle();
        await settle();
        const { microphone, camera, screen } = local.local$.value;
        const running = (kind: string, shared: boolean) =>
          pc.live.filter((track) => track.kind === kind && (track.getSettings().deviceId === 'screen') === shared);
        expect(running('audio', false).filter(({ enabled }) => enabled)).toHaveLength(microphone === 'on' ? 1 : 0);
        expect(running('video', false)).toHaveLength(camera === 'on' ? 1 : 0);
        expect(running('video', true)).toHaveLength(screen ? 1 : 0);
        scope.end();
        expect(pc.live).toEqual([]);
        expect(pc.listeners).toBe(0);
      }),
      { numRuns: 150 },
    );
  });
});
