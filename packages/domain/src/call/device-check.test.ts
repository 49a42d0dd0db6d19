import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKED, judgeDevices, type DeviceFindings } from './device-check.ts';

const ALL = { camera: true, speaker: true, microphone: true };
const judged = (findings: Partial<DeviceFindings>) =>
  judgeDevices({ present: ALL, access: 'granted', network: true, ...findings });
const findings = fc.record<DeviceFindings>({
  present: fc.record({ camera: fc.boolean(), speaker: fc.boolean(), microphone: fc.boolean() }),
  access: fc.constantFrom('granted', 'denied', 'failed'),
  network: fc.boolean(),
});

describe('a device check', () => {
  it.each<[Partial<DeviceFindings>, string]>([
    [{}, '设备及网络连接成功'],
    [{ present: { ...ALL, camera: false } }, '未检测到【摄像头】设备，请检查设备连接'],
    [{ present: { ...ALL, speaker: false } }, '未检测到【扬声器】设备，请检查设备连接'],
    [
      { present: { camera: false, speaker: false, microphone: false } },
      '未检测到【摄像头】【扬声器】【麦克风】设备，请检查设备连接',
    ],
    [{ access: 'denied' }, '请允许浏览器及网页访问摄像头/麦克风设备'],
    [{ access: 'denied', network: false }, '请允许浏览器及网页访问摄像头/麦克风设备，网络连接失败，请检查网络连接'],
    [{ network: false }, '网络连接失败，请检查网络连接'],
    [{ access: 'failed' }, '连接出错，请重试'],
  ])('of %j says %s', (given, message) => expect(judged(given).message).toBe(message));

  it('says success exactly when everything passed', () => {
    fc.assert(
      fc.property(findings, (given) => {
        const { passed, message } = judgeDevices(given);
        expect(CHECKED.every((one) => passed[one])).toBe(message === '设备及网络连接成功');
      }),
    );
  });
});
