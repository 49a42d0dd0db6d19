import { mediaQualityOf } from '@gongwei/domain/call';
import { describe, expect, it } from 'vitest';
import { inboundStatsOf, measured, reported } from './inbound-stats.ts';

const report = (...entries: Record<string, unknown>[]) => ({
  forEach: (visit: (entry: Record<string, unknown>) => void) => entries.forEach(visit),
});
const inbound = (
  kind: string,
  bytesReceived: number,
  packetsReceived: number,
  packetsLost: number,
  jitter: number,
) => ({
  type: 'inbound-rtp',
  kind,
  bytesReceived,
  packetsReceived,
  packetsLost,
  jitter,
});

describe('what arrives', () => {
  it('is the sum of sound and picture, with the worse jitter and the round trip of the way in use', () => {
    const found = inboundStatsOf(
      report(
        inbound('audio', 100, 10, 1, 0.01),
        inbound('video', 900, 20, 2, 0.04),
        { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
        { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.12 },
        { type: 'outbound-rtp', bytesReceived: 5_000 },
      ),
    );
    expect(found).toEqual({ bytes: 1_000, received: 30, lost: 3, jitter: 40, roundTrip: 120 });
  });
  it('knows what the other side tells of what it gets: the worse of sound and picture', () => {
    const theirs = (kind: string, fractionLost: number, jitter: number) => ({
      ...{ type: 'remote-inbound-rtp', kind, fractionLost, jitter },
    });
    const look = inboundStatsOf(report(theirs('audio', 0.02, 0.03), theirs('video', 0.2, 0.01)));
    expect(look.theirs).toEqual({ loss: 0.2, jitter: 30 });
    const pair = { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.9 };
    const next = inboundStatsOf(report(theirs('video', 0, 0.01), pair));
    expect(reported([look, next])).toEqual({ loss: 0.1, jitter: 10, roundTrip: 900 });
    expect(reported([inboundStatsOf(report(pair))])).toEqual({});
  });
  it('is nothing where nothing arrives, and of unknown quality', () => {
    const nothing = inboundStatsOf(report());
    expect(nothing).toEqual({ bytes: 0, received: 0, lost: 0 });
    expect(mediaQualityOf(measured(nothing, nothing))).toBe('unknown');
  });
  it('counts what was lost between two looks, and not below nothing', () => {
    const at = (received: number, lost: number) => ({ bytes: 0, received, lost });
    expect(measured(at(100, 10), at(190, 20)).loss).toBeCloseTo(0.1);
    expect(measured(at(100, 10), at(200, 8)).loss).toBe(0);
  });
});
