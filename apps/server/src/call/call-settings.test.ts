import { describe, expect, it } from 'vitest';
import { readCallSettings } from './call-settings.ts';

describe('settings of calls', () => {
  it.each([
    [{}, { iceServers: [] }],
    [
      { GONGWEI_ICE: 'stun:10.0.0.1:3478, turn:turn.county.example:3478?transport=udp', GONGWEI_TURN_SECRET: 'north' },
      {
        iceServers: [{ urls: ['stun:10.0.0.1:3478'] }, { urls: ['turn:turn.county.example:3478?transport=udp'] }],
        turnSecret: 'north',
      },
    ],
    [
      { GONGWEI_ICE: '[{"urls":"stun:[fe80::1]:3478"},{"urls":["turns:a:443"],"username":"u","credential":"p"}]' },
      { iceServers: [{ urls: ['stun:[fe80::1]:3478'] }, { urls: ['turns:a:443'], username: 'u', credential: 'p' }] },
    ],
    [
      { GONGWEI_ICE: 'turn:a', GONGWEI_TURN_SECRET: 'north', GONGWEI_ICE_POLICY: 'relay' },
      { iceServers: [{ urls: ['turn:a'] }], turnSecret: 'north', relayOnly: true },
    ],
    [{ GONGWEI_ICE: 'stun:a', GONGWEI_ICE_POLICY: 'all' }, { iceServers: [{ urls: ['stun:a'] }] }],
    [
      { GONGWEI_TRTC_APP_ID: '1400000000', GONGWEI_TRTC_SECRET: 'abc' },
      { iceServers: [], trtc: { appId: 1_400_000_000, secret: 'abc' } },
    ],
  ])('%j', (environment, expected) => {
    expect(readCallSettings(environment)).toEqual({ ok: true, value: expected });
  });

  it.each([
    [{ GONGWEI_ICE: 'http://x' }, 'GONGWEI_ICE 应为用逗号分开的'],
    [{ GONGWEI_ICE: '[{"urls":[]}]' }, 'GONGWEI_ICE 应为用逗号分开的'],
    [{ GONGWEI_ICE: '[{"urls":"stun:a","username":"u"}]' }, 'GONGWEI_ICE 应为用逗号分开的'],
    [{ GONGWEI_ICE: '[' }, 'GONGWEI_ICE 应为用逗号分开的'],
    [{ GONGWEI_ICE: 'turn:a' }, '需要 GONGWEI_TURN_SECRET'],
    [{ GONGWEI_TURN_SECRET: 'very secret' }, 'GONGWEI_ICE 中没有 turn: 地址'],
    [{ GONGWEI_ICE: 'stun:a', GONGWEI_ICE_POLICY: 'relay' }, 'GONGWEI_ICE_POLICY=relay 需要'],
    [{ GONGWEI_ICE_POLICY: 'relay' }, 'GONGWEI_ICE_POLICY=relay 需要'],
    [{ GONGWEI_ICE_POLICY: 'direct' }, 'GONGWEI_ICE_POLICY 应为'],
    [{ GONGWEI_TRTC_SECRET: 'very secret' }, '应同时设置'],
    [{ GONGWEI_TRTC_APP_ID: 'x', GONGWEI_TRTC_SECRET: 'very secret' }, 'GONGWEI_TRTC_APP_ID 应为'],
  ])('says what is wrong with %j, and no secret', (environment, sentence) => {
    const settings = readCallSettings(environment);
    const said = settings.ok ? '' : settings.failure.join('\n');
    expect(said).toContain(sentence);
    expect(said).not.toContain('very secret');
  });
});
