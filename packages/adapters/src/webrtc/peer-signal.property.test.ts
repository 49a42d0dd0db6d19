import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peerSignalOf, type PeerSignal } from './peer-signal.ts';

const text = fc.string();
const sending = fc.record({ sound: fc.boolean(), picture: fc.boolean(), screen: fc.boolean(), flows: fc.boolean() });
const addressed = { room: text, to: text };
const signal: fc.Arbitrary<PeerSignal> = fc.oneof(
  fc.record({ kind: fc.constant('begin' as const), room: text }),
  fc.record({ kind: fc.constant('begin' as const), room: text, seen: text }),
  fc.record({
    kind: fc.constant('description' as const),
    ...addressed,
    offer: fc.nat(),
    description: fc.record({ type: fc.constantFrom('offer' as const, 'answer' as const), sdp: text }),
  }),
  fc.record({
    kind: fc.constant('candidate' as const),
    ...addressed,
    candidate: fc.record({ candidate: text, sdpMid: text, sdpMLineIndex: fc.nat(), usernameFragment: text }),
  }),
  fc.record({ kind: fc.constant('sending' as const), ...addressed, sending }),
);
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('what rooms say to each other', () => {
  it('arrives as it was said', () => {
    fc.assert(
      fc.property(signal, (one) => {
        expect(peerSignalOf(sent(one))).toEqual(sent(one));
      }),
    );
  });
  it('is refused, never thrown at, when it is anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const found = peerSignalOf(value);
        expect(found === undefined || typeof found.room === 'string').toBe(true);
      }),
    );
  });
  it('is refused when a part of it is missing', () => {
    fc.assert(
      fc.property(signal, fc.nat(), (one, at) => {
        const names = Object.keys(one).filter((name) => name !== 'seen');
        const name = names[at % names.length]!;
        const rest = Object.fromEntries(Object.entries(one).filter(([key]) => key !== name));
        expect(peerSignalOf(rest)).toBeUndefined();
      }),
    );
  });
});
