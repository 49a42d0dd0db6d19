import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FRAME, readClientFrame, readServerFrame, type ClientFrame, type ServerFrame } from './realtime-wire.ts';

const text = fc.string({ minLength: 1, maxLength: 100 });
const topic = fc.stringMatching(/^[a-z][a-z-]{0,30}$/);
// -0 is not the same after a way through JSON.
const body = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const resume = fc.option(fc.record({ connection: text, after: fc.nat() }), { nil: undefined });
const clientFrame: fc.Arbitrary<ClientFrame> = fc.oneof(
  fc
    .record({ t: fc.constant('hello' as const), token: text, device: text, resume })
    .map(({ resume: kept, ...frame }) => (kept === undefined ? frame : { ...frame, resume: kept })),
  fc.record({ t: fc.constant('ask' as const), id: fc.uuid(), topic, body }),
  fc.record(
    { t: fc.constant('ping' as const), closely: fc.boolean() },
    { requiredKeys: ['t'] },
  ) as fc.Arbitrary<ClientFrame>,
  fc.record({ t: fc.constant('ack' as const), n: fc.nat() }),
  fc.record({ t: fc.constant('bye' as const) }),
);
const serverFrame: fc.Arbitrary<ServerFrame> = fc.oneof(
  fc.record({ t: fc.constant('welcome' as const), connection: text, resumed: fc.boolean() }),
  fc.record({ t: fc.constant('answer' as const), id: fc.uuid(), body }),
  fc.record({ t: fc.constant('news' as const), n: fc.integer({ min: 1 }), topic, body }),
  fc.record({ t: fc.constant('pong' as const) }),
  fc.record({
    t: fc.constant('refused' as const),
    code: fc.constantFrom('session-ended' as const, 'too-many' as const, 'not-understood' as const, 'busy' as const),
    message: text,
  }),
);

describe.each([
  ['client', readClientFrame, clientFrame],
  ['server', readServerFrame, serverFrame],
] as const)('frames of the %s', (_who, read, frames: fc.Arbitrary<ClientFrame | ServerFrame>) => {
  it('arrive as they were sent', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        expect(read(JSON.stringify(frame))).toEqual({ ok: true, value: frame });
      }),
    );
  });
  it('are refused with a member too many, too few, or of another kind', () => {
    fc.assert(
      fc.property(frames, fc.nat(), (frame, pick) => {
        expect(read(JSON.stringify({ ...frame, more: 1 })).ok).toBe(false);
        const needed = Object.keys(frame).filter((name) => name !== 'resume' && name !== 'closely');
        const gone = needed[pick % needed.length]!;
        expect(read(JSON.stringify({ ...frame, [gone]: undefined })).ok).toBe(false);
        if (gone !== 'body') expect(read(JSON.stringify({ ...frame, [gone]: [] })).ok).toBe(false);
      }),
    );
  });
  it('never throw, whatever the text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (any) => void expect(read(any)).toHaveProperty('ok')));
  });
});

it.each([
  ['{"t":"constructor"}'],
  ['{"t":"hello","token":"","device":"d"}'],
  ['{"t":"hello","token":"t","device":"d","resume":{"connection":"c","after":-1}}'],
  ['{"t":"ask","id":"7","topic":"call","body":{}}'],
  ['{"t":"ask","id":"017f22e2-79b0-7cc3-98c4-dc0c0c07398f","topic":"Call","body":{}}'],
  ['{"t":"ack","n":1.5}'],
  ['[]'],
  ['null'],
  [`{"t":"ask","id":"017f22e2-79b0-7cc3-98c4-dc0c0c07398f","topic":"call","body":"${'x'.repeat(MAX_FRAME)}"}`],
])('refuses %.60s', (frame) => expect(readClientFrame(frame).ok).toBe(false));
