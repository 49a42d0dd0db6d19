import type { MeterNews } from '@gongwei/application/prevention';
import { bytesOfHex, type DeviceKind } from '@gongwei/domain/prevention';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../memory/manual-clock.ts';
import { createBluetoothMeters } from './bluetooth-meters.ts';
import { standInBluetooth, type StandInMeter } from './testing/stand-in-meter.ts';

const bytes = (text: string): readonly number[] => [...bytesOfHex(text)!];
const PRESSURE = bytes('1E 8A 00 58 00 69 00 EA 07 03 05 07 1E 0F 48 00 01 04 00');
const EARLIER = bytes('04 78 00 50 00 5D 00 46 00');
const GLUCOSE = bytes('06 25 00 EA 07 03 05 06 32 00 48 C0 11');
const FASTING = bytes('02 25 00 03');
const [DONE, NONE] = [
  [6, 0, 1, 1],
  [6, 0, 1, 6],
];

const world = (meter: StandInMeter) => {
  const clock = createManualClock();
  const bluetooth = standInBluetooth(meter);
  const meters = createBluetoothMeters(bluetooth, clock);
  const begin = (kind: DeviceKind, anew = false) => {
    const heard: MeterNews[] = [];
    const ended = { now: false };
    const listening = meters.read(kind, anew).subscribe({
      next: (news) => heard.push(news),
      complete: () => (ended.now = true),
    });
    return { heard, ended, listening };
  };
  return { clock, bluetooth, begin };
};

describe('a cuff over Bluetooth', () => {
  it('is listened to until it sends no more, and let go', async () => {
    const { clock, bluetooth, begin } = world({ name: 'BP-7', measurements: [EARLIER, PRESSURE] });
    const { heard, ended } = begin('xy');
    await clock.advance(999);
    expect(heard).toEqual([{ heard: 'device', device: 'BP-7' }]);
    await clock.advance(1);
    expect(heard[1]).toEqual({
      heard: 'values',
      device: 'BP-7',
      values: { measurements: [EARLIER, PRESSURE].map((one) => Uint8Array.from(one)), contexts: [] },
    });
    expect([bluetooth.asked, ended.now, clock.pending]).toEqual([
      ['choose', 'connect', 'listen 2a35', 'disconnect'],
      true,
      0,
    ]);
  });

  it('is not chosen again for the next person, unless another one is wanted', async () => {
    const { clock, bluetooth, begin } = world({ measurements: [PRESSURE] });
    for (const anew of [false, false, true]) {
      begin('xy', anew);
      await clock.advance(1_000);
    }
    expect(bluetooth.asked.filter((one) => one === 'choose')).toHaveLength(2);
    expect(bluetooth.asked.filter((one) => one === 'disconnect')).toHaveLength(3);
  });

  it('that sends nothing is waited for three minutes; that goes away keeps what it sent', async () => {
    const silent = world({});
    const waiting = silent.begin('xy');
    await silent.clock.advance(179_999);
    expect(waiting.heard).toHaveLength(1);
    await silent.clock.advance(1);
    expect(waiting.heard[1]).toMatchObject({ trouble: 'silent', device: '未命名的设备' });
    const gone = world({ measurements: [PRESSURE] });
    const heard = gone.begin('xy').heard;
    await gone.clock.advance(0);
    gone.bluetooth.leave();
    await gone.clock.advance(0);
    expect(heard[1]).toMatchObject({ heard: 'values' });
    const early = world({});
    const nothing = early.begin('xy').heard;
    await early.clock.advance(0);
    early.bluetooth.leave();
    await early.clock.advance(0);
    expect(nothing[1]).toMatchObject({ trouble: 'away' });
  });

  it.each([
    ['cancelled', { refuses: 'NotFoundError' }],
    ['off', { refuses: 'NotFoundError', available: false }],
    ['forbidden', { refuses: 'SecurityError' }],
    ['away', { unreachable: 'NetworkError' }],
    ['foreign', { service: 0x1808 }],
  ] as const)('is told as %s', async (trouble, meter) => {
    const { clock, begin } = world(meter);
    const { heard, ended } = begin('xy');
    await clock.advance(0);
    expect(heard.at(-1)).toMatchObject({ heard: 'trouble', trouble });
    expect([ended.now, clock.pending]).toEqual([true, 0]);
  });

  it('is let go when nobody waits any more', async () => {
    const { clock, bluetooth, begin } = world({});
    const { heard, listening } = begin('xy');
    await clock.advance(0);
    listening.unsubscribe();
    await clock.advance(0);
    expect([heard.length, bluetooth.asked.at(-1), clock.pending]).toEqual([1, 'disconnect', 0]);
  });
});

describe('a glucose meter over Bluetooth', () => {
  it('is asked for its last record and the meal of it', async () => {
    const { clock, bluetooth, begin } = world({
      service: 0x1808,
      records: { glucose: GLUCOSE, context: FASTING, answer: DONE! },
    });
    const { heard } = begin('xt');
    await clock.advance(1_000);
    expect(heard[1]).toMatchObject({
      values: { measurements: [Uint8Array.from(GLUCOSE)], contexts: [Uint8Array.from(FASTING)] },
    });
    expect(bluetooth.asked).toContain('write 1 6');
  });

  it('without a record says so', async () => {
    const { clock, begin } = world({ service: 0x1808, records: { glucose: [], answer: NONE! } });
    const { heard } = begin('xt');
    await clock.advance(0);
    expect(heard[1]).toMatchObject({ trouble: 'empty' });
  });
});
