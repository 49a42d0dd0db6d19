import type { CallParticipant, CurrentCall } from '@gongwei/application/call';
import { describe, expect, it } from 'vitest';
import { ownLineMessage, statusLabel, deviceMessage } from './call-labels.ts';

const person = (name: string, stage: CallParticipant['stage']): CallParticipant => ({
  userId: name,
  name,
  number: '1',
  institutionCode: '1',
  institutionName: '卫生院',
  stage,
  microphone: true,
  camera: true,
});
const call: CurrentCall = {
  callId: '1',
  kind: 'video',
  status: 'calling',
  inviter: true,
  others: [person('李四', 'ringing'), person('王五', 'ringing')],
  line: 'up',
  local: { microphone: 'on', camera: 'on', screen: false },
  quality: 'unknown',
};
const MEDIA = { userId: '李四', link: 'up', picture: true, sound: true, screen: false, quality: 'good' } as const;
const heard: CallParticipant = { ...person('李四', 'in'), media: MEDIA };
const connected: CurrentCall = {
  ...call,
  status: 'connected',
  connectedAt: '2026-11-20T06:00:00Z',
  others: [heard],
};

describe('how a call stands', () => {
  it.each<[string, CurrentCall, string]>([
    ['it rings there', call, '正在呼叫李四、王五…'],
    ['it was answered here', { ...call, inviter: false, others: [person('李四', 'in')] }, '正在接通…'],
    ['it was answered there', { ...connected, others: [person('李四', 'in')] }, '正在接通…'],
    [
      'nothing arrives yet',
      { ...connected, others: [{ ...heard, media: { ...MEDIA, link: 'joining' } }] },
      '正在接通…',
    ],
    ['it runs', connected, '通话中'],
    ['it runs, and a third is on the way', { ...connected, others: [heard, person('王五', 'in')] }, '通话中'],
    ['a third is called', { ...connected, others: [person('李四', 'in'), person('王五', 'ringing')] }, '正在呼叫王五…'],
    ['their line dropped', { ...connected, others: [person('李四', 'reconnecting')] }, '李四的网络断开，正在等待重连…'],
    ['the own line dropped', { ...connected, line: 'reconnecting' }, '正在重连…'],
  ])('%s', (_situation, state, words) => expect(statusLabel(state)).toBe(words));
});

it('says what helps where one’s own network is bad, and not where it is down', () => {
  const bad: CurrentCall = { ...connected, quality: 'bad' };
  expect(ownLineMessage(bad)).toBe('您这边网络较差，对方可能听不清。关闭摄像头后声音会好些。');
  expect(ownLineMessage({ ...bad, local: { ...call.local, screen: true } })).toContain('停止共享屏幕');
  expect(ownLineMessage({ ...bad, local: { ...call.local, camera: 'off' } })).toBe('您这边网络较差，对方可能听不清。');
  expect(ownLineMessage({ ...bad, quality: 'weak' })).toBeUndefined();
  expect(ownLineMessage({ ...bad, line: 'reconnecting' })).toBeUndefined();
  expect(ownLineMessage({ ...bad, others: [person('李四', 'reconnecting')] })).toBeUndefined();
});

it('says what to do about a device that does not work, and nothing of one that was turned off', () => {
  expect(deviceMessage('microphone', 'on')).toBeUndefined();
  expect(deviceMessage('camera', 'off')).toBeUndefined();
  expect(deviceMessage('microphone', 'missing')).toContain('未检测到麦克风');
  expect(deviceMessage('camera', 'denied')).toContain('允许');
});
