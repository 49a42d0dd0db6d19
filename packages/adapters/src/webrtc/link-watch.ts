import type { MediaQuality, RemoteMedia } from '@gongwei/application/call';
import type { Clock, Scope } from '@gongwei/application/shared';
import { MEDIA_LOOK, MEDIA_SILENCE, mediaQualityOf } from '@gongwei/domain/call';
import { inboundStatsOf, measured, reported, type InboundStats } from './inbound-stats.ts';
import type { PeerConnection } from './peer-connection.ts';

export type LinkReading = {
  readonly link: RemoteMedia['link'];
  /** Of what comes in. */
  readonly quality: MediaQuality;
  /** Of what goes out, as they tell it. */
  readonly reach: MediaQuality;
};

type Dependencies = {
  readonly connection: PeerConnection;
  readonly clock: Clock;
  readonly scope: Scope;
  /** Something is sent to us at the moment, so that silence means a break. */
  readonly flows: () => boolean;
  readonly tell: (reading: LinkReading) => void;
};

/** Milliseconds between two looks until something arrives for the first time: somebody waits for it. */
const FIRST_LOOKS = 200;
/** Looks over which losses are counted: one lost packet is no bad line. */
const WINDOW = 8;

/** Looks twice a second whether sound and picture still arrive, and how well. Tells every time. */
export function watchLink({ connection, clock, scope, flows, tell }: Dependencies): void {
  let arrived = false;
  let lastArrival = clock.now().getTime();
  let seen: readonly InboundStats[] = [];
  const now = (): number => clock.now().getTime();
  const connected = (): boolean => ['connected', 'completed'].includes(connection.iceConnectionState);
  const link = (): RemoteMedia['link'] => {
    if (!arrived) return connected() && !flows() ? 'up' : 'joining';
    return connected() && now() - lastArrival < MEDIA_SILENCE ? 'up' : 'reconnecting';
  };
  const quality = (): MediaQuality => {
    if (link() === 'reconnecting') return 'bad';
    const [first, last] = [seen[0], seen.at(-1)];
    return first && last && first !== last ? mediaQualityOf(measured(first, last)) : 'unknown';
  };
  const reach = (): MediaQuality => (link() === 'reconnecting' ? 'bad' : mediaQualityOf(reported(seen)));
  const say = (): void => {
    if (!scope.ended) tell({ link: link(), quality: quality(), reach: reach() });
  };

  async function look(): Promise<void> {
    const stats = await connection.getStats().then(inboundStatsOf, () => undefined);
    if (scope.ended) return;
    const grown = stats && stats.bytes > (seen.at(-1)?.bytes ?? 0);
    if (grown) arrived = true;
    if (grown || (connected() && !flows())) lastArrival = now();
    if (stats) seen = [...seen, stats].slice(-WINDOW);
    say();
    next();
  }
  const next = (): void => void scope.after(clock, arrived ? MEDIA_LOOK : FIRST_LOOKS, () => void look());
  connection.addEventListener('iceconnectionstatechange', say);
  next();
}
