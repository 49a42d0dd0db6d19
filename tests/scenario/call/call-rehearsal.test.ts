import {
  createCountingIdSource,
  createManualClock,
  createMemoryCallCredentials,
  createMemoryMediaDevices,
  createMemoryMediaRooms,
} from '@gongwei/adapters/memory';
import { createCallRehearsal, type CallCredentials, type CurrentCall } from '@gongwei/application/call';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { LI } from './desks.fixture.ts';

function createStage(by: 'webrtc' | 'trtc' = 'webrtc') {
  const devices = createMemoryMediaDevices();
  const rooms = createMemoryMediaRooms(devices);
  const passes = createMemoryCallCredentials(LI, createManualClock());
  const credentials: CallCredentials = {
    pass: async () => ({ ...(await passes.pass()), ...(by === 'trtc' && { media: { by, sdkAppId: 1 } }) }),
  };
  const call$ = new BehaviorSubject<CurrentCall | undefined>(undefined);
  const rehearsal = createCallRehearsal(credentials, rooms, { call$ }, createCountingIdSource());
  return { devices, rooms, passes, call$, rehearsal };
}
/** As far as a rehearsal looks at it. */
const SOME_CALL = { callId: 'c1' } as CurrentCall;

describe('a rehearsal', () => {
  it('sends the picture and gets it back, silent until the microphone is opened, and leaves nothing behind', async () => {
    const { rooms, rehearsal } = createStage();
    await rehearsal.start();
    expect(rehearsal.state$.value).toMatchObject({
      step: 'on',
      local: { camera: 'on', microphone: 'off' },
      back: { userId: 'li', picture: true },
    });
    await rehearsal.setMicrophone(true);
    expect(rehearsal.state$.value).toMatchObject({ local: { microphone: 'on' } });
    const hide = [rehearsal.show('own', {}), rehearsal.show('back', {})];
    expect(rooms.rooms.map(({ shown }) => shown)).toEqual([[''], ['li']]);
    hide.forEach((off) => off());
    expect(rooms.rooms.flatMap(({ shown }) => shown)).toEqual([]);
    await rehearsal.setCamera(false);
    expect(rooms.tracks).toBe(1);
    rehearsal.stop();
    expect([rooms.rooms.length, rooms.tracks, rehearsal.state$.value.step]).toEqual([0, 0, 'idle']);
  });

  it('lets the two hear what each says, also what was said before the second came in', async () => {
    const { rooms, rehearsal } = createStage();
    await rehearsal.start();
    const [own, mirror] = rooms.rooms;
    own?.wish.path.send('', 'offer');
    mirror?.wish.path.send('', 'answer');
    await expect.poll(() => own?.heard).toEqual([{ from: 'li-rehearsal', signal: 'answer' }]);
    expect(mirror?.heard).toEqual([{ from: 'li', signal: 'offer' }]);
  });

  it('goes in alone where the media service lets nobody in twice', async () => {
    const { rooms, rehearsal } = createStage('trtc');
    await rehearsal.start();
    expect(rooms.rooms).toHaveLength(1);
    expect(rehearsal.state$.value).toEqual(
      expect.objectContaining({ step: 'on', local: expect.objectContaining({ camera: 'on' }) }),
    );
    expect(rehearsal.state$.value).not.toHaveProperty('back');
  });

  it('gives way to a call, and does not begin in one', async () => {
    const { rooms, rehearsal, call$ } = createStage();
    await rehearsal.start();
    call$.next(SOME_CALL);
    expect([rooms.tracks, rehearsal.state$.value.step]).toEqual([0, 'idle']);
    await rehearsal.start();
    expect(rehearsal.state$.value).toEqual({ step: 'failed', message: '您正在通话，通话结束后再演示。' });
    expect(rooms.opened).toBe(2);
  });

  it.each([
    ['the pass is refused', ({ passes }: ReturnType<typeof createStage>) => passes.fail(true), '网络连接失败'],
    [
      'the service throws out',
      ({ rooms }: ReturnType<typeof createStage>) => void rooms.rooms[1]?.lose('被移出房间'),
      '被移出房间',
    ],
  ])('says why where %s, and can be begun again', async (_, trouble, message) => {
    const stage = createStage();
    trouble(stage);
    await stage.rehearsal.start();
    trouble(stage);
    expect(stage.rehearsal.state$.value).toEqual({ step: 'failed', message });
    expect(stage.rooms.tracks).toBe(0);
    stage.passes.fail(false);
    await stage.rehearsal.start();
    expect(stage.rehearsal.state$.value.step).toBe('on');
  });

  it('tells of a camera that is not there and goes on', async () => {
    const { devices, rehearsal } = createStage();
    devices.unplug('camera');
    await rehearsal.start();
    expect(rehearsal.state$.value).toMatchObject({ step: 'on', local: { camera: 'missing' } });
  });

  it('holds no device once it is stopped, whatever was pressed and however slowly rooms open', async () => {
    const press = fc.constantFrom('start', 'stop', 'slow', 'open', 'camera', 'call', 'hang up');
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 20 }), async (presses) => {
        const { rooms, rehearsal, call$ } = createStage();
        const gates: (() => void)[] = [];
        for (const one of presses) {
          if (one === 'start') void rehearsal.start();
          if (one === 'stop') rehearsal.stop();
          if (one === 'slow') gates.push(rooms.delay());
          if (one === 'open') gates.splice(0).forEach((open) => open());
          if (one === 'camera') await rehearsal.setCamera(true);
          if (one === 'call' || one === 'hang up') call$.next(one === 'call' ? SOME_CALL : undefined);
          await Promise.resolve();
        }
        rehearsal.stop();
        gates.forEach((open) => open());
        await new Promise(setImmediate);
        expect([rooms.rooms.length, rooms.tracks]).toEqual([0, 0]);
        expect(rehearsal.state$.value.step).not.toBe('on');
      }),
    );
  });
});
