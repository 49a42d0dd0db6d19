import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNegotiation, type Negotiation } from './negotiation.ts';
import type { PeerConnection } from './peer-connection.ts';
import { createFakeNetwork, createFakePeerConnection, type FakeNetwork } from './testing/index.ts';

type Side = { readonly connection: PeerConnection; readonly negotiation: Negotiation; send: (word: Word) => void };
type Word = (to: Negotiation) => Promise<void>;

/** Both sides of a connection; each way keeps the order of its words, and nothing else has an order. */
function pair(network: FakeNetwork, heard = () => {}): readonly [Side, Side] {
  const side = (polite: boolean): Side => {
    const connection = createFakePeerConnection(network);
    const one: Side = {
      connection,
      send: () => {},
      negotiation: createNegotiation({
        connection,
        polite,
        lines: () => {
          for (const line of connection.getTransceivers()) line.direction = 'sendrecv';
        },
        say: (description, offer) => one.send((to) => to.describe(description, offer)),
        sayCandidate: (candidate) => one.send((to) => to.candidate(candidate)),
      }),
    };
    return one;
  };
  const [leading, polite] = [side(false), side(true)];
  const join = (from: Side, to: Side): void => {
    let before: Promise<unknown> = Promise.resolve();
    from.send = (word) => {
      before = before
        .then(() => network.step('word'))
        .then(() => {
          heard();
          void word(to.negotiation);
        });
    };
  };
  join(leading, polite);
  join(polite, leading);
  return [leading, polite];
}
const lay = ({ connection }: Side): void => {
  connection.addTransceiver('audio', { direction: 'sendrecv' });
  connection.addTransceiver('video', { direction: 'sendrecv' });
};
const states = (sides: readonly Side[]) =>
  sides.map(({ connection }) => [connection.signalingState, connection.iceConnectionState]);

it('ends stable and connected on both sides, whatever happens in which order', async () => {
  let glares = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ after: fc.nat(25), side: fc.nat(1), what: fc.constantFrom('restart', 'repeat') }), {
        maxLength: 8,
      }),
      async (scheduler, events) => {
        const network = createFakeNetwork(
          () => 0,
          (what) => scheduler.schedule(Promise.resolve(), what),
        );
        const sides = pair(network, () => {
          if (sides.every((one) => one.connection.signalingState === 'have-local-offer')) glares += 1;
        });
        lay(sides[0]);
        const happens = async ({ after, side, what }: (typeof events)[number]): Promise<void> => {
          for (let steps = 0; steps < after; steps++) await network.step('later');
          const { connection, negotiation } = sides[side]!;
          if (what === 'restart') connection.restartIce();
          else negotiation.repeat();
        };
        for (const event of events) void happens(event);
        await scheduler.waitIdle();
        // Whoever does not know the other's newest address does not come back.
        network.cut('disconnected');
        network.heal();
        expect(states(sides)).toEqual([
          ['stable', 'connected'],
          ['stable', 'connected'],
        ]);
        for (const { connection } of sides) expect(connection.getTransceivers()).toHaveLength(2);
      },
    ),
    { numRuns: 400 },
  );
  expect(glares).toBeGreaterThan(0);
});

it('is not disturbed by a connection that closes in the middle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(1), async (scheduler, side) => {
      const network = createFakeNetwork(
        () => 0,
        (what) => scheduler.schedule(Promise.resolve(), what),
      );
      const sides = pair(network);
      lay(sides[0]);
      void scheduler.schedule(Promise.resolve(), 'close').then(() => sides[side]!.connection.close());
      await scheduler.waitIdle();
      expect(sides[side]!.connection.signalingState).toBe('closed');
      expect(network.live).toBe(1);
    }),
  );
});
