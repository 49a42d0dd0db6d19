import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { weChatPollMachine, type WeChatPollEvent } from './wechat-poll.machine.ts';

type State = SnapshotFrom<typeof weChatPollMachine>;
const step = (from: State, event: WeChatPollEvent) => {
  const [next, effects] = transition(weChatPollMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const initial = (): State => initialTransition(weChatPollMachine)[0];
const after = (...events: WeChatPollEvent[]): State =>
  events.reduce<State>((at, event) => step(at, event)[0], initial());

const [qr, other] = [
  { qrCodeUrl: 'http://x/1', nonceStr: '1' },
  { qrCodeUrl: 'http://x/2', nonceStr: '2' },
];
const EVENTS: WeChatPollEvent[] = [
  { type: 'OPEN' },
  { type: 'QR', qr },
  { type: 'QR_FAILED', message: '没有接入微信' },
  { type: 'CHECK' },
  { type: 'ANSWERED', qr, answer: { kind: 'waiting' } },
  { type: 'ANSWERED', qr, answer: { kind: 'scanned' } },
  { type: 'ANSWERED', qr, answer: { kind: 'bound', openid: 'o' } },
  { type: 'ANSWERED', qr, answer: { kind: 'gone', message: '二维码已过期' } },
  { type: 'ANSWERED', qr: other, answer: { kind: 'bound', openid: 'theirs' } },
  { type: 'UNANSWERED' },
  { type: 'CLOSE' },
];

describe('paths of a QR code', () => {
  const paths = getShortestPaths(weChatPollMachine, { events: EVENTS });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"closed"',
        '"requesting"',
        '{"polling":"resting"}',
        '{"polling":"scanned"}',
        '{"polling":"asking"}',
        '"bound"',
        '"failed"',
      ]),
    );
  });
  it.each(paths.map(({ state }) => [JSON.stringify(state.value), state] as const))(
    'can be closed, and begun anew, from %s',
    (_name, state) => {
      const closed = step(state as State, { type: 'CLOSE' })[0];
      expect([closed.value, closed.context]).toEqual(['closed', {}]);
      const [again, effects] = step(closed, { type: 'OPEN' });
      expect([again.value, effects.includes('request')]).toEqual(['requesting', true]);
    },
  );
});

describe('a code', () => {
  const asked = (): State => after({ type: 'OPEN' }, { type: 'QR', qr }, { type: 'CHECK' });
  it.each([
    ['waiting', { polling: 'resting' }, []],
    ['scanned', { polling: 'scanned' }, []],
    ['bound', 'bound', ['stop']],
  ] as const)('that is %s leads to %j', (kind, value, effects) => {
    const [next, made] = step(asked(), { type: 'ANSWERED', qr, answer: { kind } });
    expect([next.value, made]).toEqual([value, effects]);
  });
  it('that is bound lets in with what the server gave, and with nothing where it gave nothing', () => {
    const bound = (answer: { readonly openid?: string }) =>
      step(asked(), { type: 'ANSWERED', qr, answer: { kind: 'bound', ...answer } })[0].context;
    expect([bound({ openid: 'o' }).openid, bound({}).openid]).toEqual(['o', undefined]);
  });
  it('is asked after by the name it was given', () => {
    const shown = after({ type: 'OPEN' }, { type: 'QR', qr });
    expect(transition(weChatPollMachine, shown, { type: 'CHECK' })[1]).toMatchObject([{ type: 'ask', params: { qr } }]);
  });
  it('that is gone says why, and another one can be asked for', () => {
    const gone = after(
      { type: 'OPEN' },
      { type: 'QR', qr },
      { type: 'CHECK' },
      { type: 'ANSWERED', qr, answer: { kind: 'gone', message: '二维码已过期' } },
    );
    expect([gone.value, gone.context.message, gone.context.qr]).toEqual(['failed', '二维码已过期', undefined]);
    expect(step(gone, { type: 'OPEN' })[0].context.message).toBeUndefined();
  });
  it('says nothing about the one that replaced it', () => {
    const replaced = after({ type: 'OPEN' }, { type: 'QR', qr }, { type: 'OPEN' }, { type: 'QR', qr: other });
    expect(step(replaced, { type: 'ANSWERED', qr, answer: { kind: 'bound' } })[0].value).toEqual({
      polling: 'resting',
    });
  });
});

it('asks after the code shown only, once at a time, and has one timer while it polls and none otherwise', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (history) => {
      let [at, timers, flying] = [initial(), 0, false];
      for (const event of history) {
        const [next, effects] = step(at, event);
        if (event.type === 'UNANSWERED' || event.type === 'CLOSE' || event.type === 'OPEN') flying = false;
        if (event.type === 'ANSWERED' && event.qr.nonceStr === at.context.qr?.nonceStr) flying = false;
        for (const effect of effects) {
          if (effect === 'start') timers += 1;
          if (effect === 'stop') timers -= 1;
          if (effect === 'ask') {
            expect([flying, next.context.qr]).toEqual([false, qr]);
            flying = true;
          }
        }
        expect(timers).toBe(next.matches('polling') ? 1 : 0);
        if (next.value === 'bound') expect(next.context.openid).toBe('o');
        at = next;
      }
    }),
  );
});
