import type { StatsReport } from '../peer-connection.ts';
import type { FakeNetwork, NetworkEnd } from './fake-network.ts';

const counters = new WeakMap<NetworkEnd, { at: number; readonly bytes: Map<string, number> }>();

/** What `getStats` tells: packets arrive while the ends are connected and the other one sends, 50 a second of 100 bytes. */
export function inboundReport(end: NetworkEnd, network: FakeNetwork): StatsReport {
  const counter = counters.get(end) ?? { at: network.now(), bytes: new Map<string, number>() };
  counters.set(end, counter);
  const seconds = (network.now() - counter.at) / 1_000;
  counter.at = network.now();
  const partner = end.state === 'connected' ? network.partnerOf(end) : undefined;
  for (const kind of partner?.sends ?? []) {
    counter.bytes.set(kind, (counter.bytes.get(kind) ?? 0) + Math.round(seconds * 50) * 100);
  }
  const entries = [...counter.bytes].map(([kind, bytesReceived]) => ({
    type: 'inbound-rtp',
    kind,
    bytesReceived,
    packetsReceived: bytesReceived / 100,
    packetsLost: 0,
    jitter: 0.005,
  }));
  const reports = (partner ? end.sends : []).map((kind) => ({
    type: 'remote-inbound-rtp',
    kind,
    fractionLost: 0,
    jitter: 0.005,
  }));
  const pair = { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.02 };
  return { forEach: (visit) => [...entries, ...reports, ...(partner ? [pair] : [])].forEach((entry) => visit(entry)) };
}
