import type { MediaMeasurement } from '@gongwei/domain/call';
import type { StatsReport } from './peer-connection.ts';

/** What arrived so far on one connection (W3C: Identifiers for WebRTC's Statistics API). */
export type InboundStats = {
  readonly bytes: number;
  readonly received: number;
  readonly lost: number;
  /** Milliseconds. */
  readonly jitter?: number;
  readonly roundTrip?: number;
  /** What the other side reports of what it gets from us (RTCP); absent until its first report. */
  readonly theirs?: MediaMeasurement;
};

export function inboundStatsOf(report: StatsReport): InboundStats {
  let [bytes, received, lost] = [0, 0, 0];
  let jitter: number | undefined;
  let roundTrip: number | undefined;
  let theirs: MediaMeasurement | undefined;
  report.forEach((entry) => {
    if (entry['type'] === 'inbound-rtp') {
      bytes += numberOf(entry['bytesReceived']) ?? 0;
      received += numberOf(entry['packetsReceived']) ?? 0;
      lost += numberOf(entry['packetsLost']) ?? 0;
      const seconds = numberOf(entry['jitter']);
      if (seconds !== undefined) jitter = Math.max(jitter ?? 0, seconds * 1_000);
    }
    if (entry['type'] === 'remote-inbound-rtp') theirs = worse(theirs, reportOf(entry));
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
    ...(theirs && { theirs }),
  };
}

function reportOf(entry: Readonly<Record<string, unknown>>): MediaMeasurement {
  const [loss, jitter] = [numberOf(entry['fractionLost']), numberOf(entry['jitter'])];
  return { ...(loss !== undefined && { loss }), ...(jitter !== undefined && { jitter: jitter * 1_000 }) };
}

/** Of sound and picture the one that comes worse. */
function worse(one: MediaMeasurement | undefined, other: MediaMeasurement): MediaMeasurement {
  const [loss, jitter] = (['loss', 'jitter'] as const).map((what) => {
    const values = [one?.[what], other[what]].filter((value) => value !== undefined);
    return values.length > 0 ? Math.max(...values) : undefined;
  });
  return { ...(loss !== undefined && { loss }), ...(jitter !== undefined && { jitter }) };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What went well and what was lost between two looks. */
export function measured(before: InboundStats, now: InboundStats): MediaMeasurement {
  const received = now.received - before.received;
  // The count of lost packets falls when late ones arrive after all.
  const lost = Math.max(0, now.lost - before.lost);
  return {
    ...(received + lost > 0 && { loss: lost / (received + lost) }),
    ...(now.roundTrip !== undefined && { roundTrip: now.roundTrip }),
    ...(now.jitter !== undefined && { jitter: now.jitter }),
  };
}

/** What they reported over some looks: each report counts losses since the last one only, so that they are averaged. */
export function reported(looks: readonly InboundStats[]): MediaMeasurement {
  const reports = looks.flatMap(({ theirs }) => (theirs ? [theirs] : []));
  const losses = reports.flatMap(({ loss }) => (loss === undefined ? [] : [loss]));
  const [jitter, roundTrip] = [reports.at(-1)?.jitter, looks.at(-1)?.roundTrip];
  if (reports.length === 0) return {};
  return {
    ...(losses.length > 0 && { loss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length }),
    ...(jitter !== undefined && { jitter }),
    ...(roundTrip !== undefined && { roundTrip }),
  };
}
