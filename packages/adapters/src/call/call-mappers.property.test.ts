import type { CallAnswer, CallMember, CallNews, Invitation } from '@gongwei/domain/call';
import { isFault, type Json } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callAnswerOf } from './call-answer.mapper.ts';
import { callNewsIn } from './call-news.mapper.ts';

const id = fc.uuid();
const text = fc.string({ minLength: 1, maxLength: 12 });
const flag = fc.boolean();
const party = fc.record({ userId: id, name: text, number: text, institutionCode: text, institutionName: text });
const member: fc.Arbitrary<CallMember> = fc
  .tuple(party, flag, flag)
  .map(([who, microphone, camera]) => ({ ...who, microphone, camera }));
const resident = fc.record({
  residentId: id,
  title: text,
  fields: fc.array(fc.record({ label: text, value: fc.string() }), { maxLength: 4 }),
});
const invitation = fc.record(
  {
    callId: id,
    from: party,
    kind: fc.constantFrom('audio' as const, 'video' as const),
    others: fc.array(party, { maxLength: 2 }),
    resident,
    callEnd: fc.constant(true),
  },
  { requiredKeys: ['callId', 'from', 'kind', 'others'] },
) as fc.Arbitrary<Invitation>;
const who = { callId: id, userId: id };
const signal = fc.constantFrom<Json>({ description: { type: 'offer', sdp: 'v=0' } }, { candidate: '' }, 'x', [1]);
const news: fc.Arbitrary<CallNews> = fc.oneof(
  fc.record({ news: fc.constant('invited' as const), invitation }),
  fc.record({ news: fc.constantFrom('answered-elsewhere' as const, 'dissolved' as const), callId: id }),
  fc.record({ news: fc.constant('rejected' as const), ...who, busy: flag }),
  fc.record({
    news: fc.constant('cancelled' as const),
    callId: id,
    because: fc.constantFrom('cancelled' as const, 'no-answer' as const),
  }),
  fc.record({ news: fc.constant('entered' as const), callId: id, member }),
  fc.record({
    news: fc.constant('left' as const),
    ...who,
    because: fc.constantFrom('hung-up' as const, 'lost' as const),
  }),
  fc.record({ news: fc.constant('reconnecting' as const), ...who, back: flag }),
  fc.record({ news: fc.constant('announced' as const), ...who, microphone: flag, camera: flag }),
  fc.record({ news: fc.constant('relayed' as const), callId: id, from: id, signal }),
  fc.record({
    news: fc.constant('presence' as const),
    userId: id,
    presence: fc.constantFrom('online' as const, 'busy' as const, 'offline' as const),
  }),
  fc.constant({ news: 'kicked-out' as const }),
);
const answer: fc.Arbitrary<CallAnswer> = fc.oneof(
  fc.constant({ ok: true as const }),
  fc.record({ ok: fc.constant(true as const), offline: fc.array(id, { maxLength: 2 }) }),
  fc.record({ ok: fc.constant(true as const), members: fc.array(member, { maxLength: 3 }) }),
  fc.record({
    ok: fc.constant(false as const),
    code: fc.constantFrom('gone' as const, 'full' as const, 'not-logged-in' as const),
    message: text,
  }),
);
const overTheWire = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

describe('what is said about calls', () => {
  it('arrives as it was told', () => {
    fc.assert(fc.property(news, (one) => void expect(callNewsIn(overTheWire(one))).toEqual(one)));
  });
  it('is answered as it was answered', () => {
    fc.assert(fc.property(answer, (one) => void expect(callAnswerOf(overTheWire(one))).toEqual(one)));
  });

  it('is left alone where it is of a newer server, or does not say of whom it tells', () => {
    expect(callNewsIn({ news: 'raised-hand', callId: 'c', userId: 'u' })).toBeUndefined();
    for (const word of ['constructor', '__proto__', 'toString', 7, null])
      expect(callNewsIn({ news: word, callId: 'c' })).toBeUndefined();
    fc.assert(
      fc.property(news, fc.nat(), (one, pick) => {
        const { news: _, ...rest } = one as { readonly news: string; readonly [name: string]: unknown };
        const optional = ['resident', 'callEnd', 'busy', 'because'];
        const needed = Object.keys(rest).filter((name) => !optional.includes(name));
        const gone = needed[pick % needed.length];
        if (gone !== undefined) expect(callNewsIn(overTheWire({ ...one, [gone]: undefined }))).toBeUndefined();
      }),
    );
  });

  it('keeps the sentence of a refusal it does not know', () => {
    expect(callAnswerOf({ ok: false, code: 'failed', message: '服务器出错了' })).toEqual({
      ok: false,
      code: 'invalid',
      message: '服务器出错了',
    });
    expect(callAnswerOf({ ok: false })).toMatchObject({ code: 'invalid', message: '服务器拒绝了这次操作。' });
  });

  it('never throws anything but a fault, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.object().map(overTheWire), news.map(overTheWire)), (any) => {
        const wire = any as Json;
        callNewsIn(wire);
        callNewsIn({ news: 'invited', invitation: wire });
        callNewsIn({ news: 'entered', callId: 'c', member: wire });
        try {
          callAnswerOf(wire);
          callAnswerOf({ ok: true, members: wire, offline: wire });
        } catch (thrown) {
          expect(isFault(thrown)).toBe(true);
        }
      }),
    );
  });
});
