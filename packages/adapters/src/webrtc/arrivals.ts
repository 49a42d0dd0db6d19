import type { MediaMeasurement } from '@gongwei/domain/call';
import type { StatsReport } from './peer-connection.ts';

/** What arrived so far on one connection (W3C: Identifiers for WebRTC's Statistics API). */
export type Arrivals = {
  readonly bytes: number;
  readonly received: number;
  readonly lost: number;
  /** Milliseconds. */
  readonly jitter?: number;
  readonly roundTrip?: number;
};

export function arrivalsOf(report: StatsReport): Arrivals {
  let [bytes, received, lost] = [0, 0, 0];
  let jitter: number | undefined;
  let roundTrip: number | undefined;
  report.forEach((entry) => {
    if (entry['type'] === 'inbound-rtp') {
      bytes += numberOf(entry['bytesReceived']) ?? 0;
      received += numberOf(entry['packetsReceived']) ?? 0;
      lost += numberOf(entry['packetsLost']) ?? 0;
      const seconds = numberOf(entry['jitter']);
      if (seconds !== undefined) jitter = Math.max(jitter ?? 0, seconds * 1_000);
    }
    if (entry['type'] === 'candidate-pair' && entry['nominated'] === true) {
      const seconds = numberOf(entry['currentRoundTripTime']);
      if (seconds !== undefined) roundTrip = seconds * 1_000;
    }
  });
  return {
    bytes,
    received,
    lost,
    ...(jitter !== undefined && { jitter }),
    ...(roundTrip !== undefined && { roundTrip }),
  };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What went well and what was lost between two looks. */
export function measured(before: Arrivals, now: Arrivals): MediaMeasurement {
  const received = now.received - before.received;
  // The count of lost packets falls when late ones arrive after all.
  const lost = Math.max(0, now.lost - before.lost);
  return {
    ...(received + lost > 0 && { loss: lost / (received + lost) }),
    ...(now.roundTrip !== undefined && { roundTrip: now.roundTrip }),
    ...(now.jitter !== undefined && { jitter: now.jitter }),
  };
}
