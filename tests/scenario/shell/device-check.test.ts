import { createManualClock } from '@gongwei/adapters/memory';
import { createDeviceCheck, type MediaDevices } from '@gongwei/application/call';
import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';

const ready: MediaDevices = {
  list: async () => [],
  changes$: NEVER,
  look: async () => ({ present: { camera: true, speaker: true, microphone: true }, access: 'granted' }),
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('shows the check at work for 2 s and then its results', async () => {
  const clock = createManualClock();
  const check = createDeviceCheck(ready, async () => 'pong', clock);
  check.start();
  await settled();
  await clock.advance(1_999);
  expect(check.state$.value).toEqual({ status: 'checking' });
  await clock.advance(1);
  expect(check.state$.value).toMatchObject({ status: 'done', result: { message: '设备及网络连接成功' } });
});

it('says that the server cannot be reached, and can be tried again', async () => {
  const clock = createManualClock();
  let down = true;
  const check = createDeviceCheck(
    ready,
    async () => {
      if (down) throw new Error('no line');
    },
    clock,
  );
  check.start();
  await settled();
  await clock.advance(2_000);
  expect(check.state$.value).toMatchObject({ result: { message: '网络连接失败，请检查网络连接' } });
  down = false;
  check.start();
  await settled();
  await clock.advance(2_000);
  expect(check.state$.value).toMatchObject({ result: { passed: { network: true } } });
});

it('closed, it takes nothing in any more', async () => {
  const clock = createManualClock();
  let answer: () => void = () => {};
  const check = createDeviceCheck(ready, () => new Promise<void>((done) => (answer = done)), clock);
  check.start();
  check.close();
  answer();
  await settled();
  await clock.advance(2_000);
  expect(check.state$.value).toEqual({ status: 'closed' });
});
