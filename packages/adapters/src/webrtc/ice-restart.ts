import type { Clock, Scope } from '@gongwei/application/shared';
import { delayBefore } from '@gongwei/domain/call';
import type { PeerConnection } from './peer-connection.ts';

type Dependencies = {
  readonly connection: PeerConnection;
  readonly clock: Clock;
  readonly scope: Scope;
  readonly random: () => number;
  /** Says an offer again that found no answer. */
  readonly repeat: () => void;
};

/** Milliseconds that a restart is given: addresses go to and fro and are tried before the next one. */
const PATIENCE = 4_000;

/** Looks for another way to the other side when the one there was broke off, until there is one. */
export function restartIceWhenBroken({ connection, clock, scope, random, repeat }: Dependencies): void {
  let attempt = 0;
  let restartedAt = -Infinity;
  let stop: (() => void) | undefined;
  const well = (): boolean => ['connected', 'completed'].includes(connection.iceConnectionState);
  const now = (): number => clock.now().getTime();

  function next(): void {
    attempt += 1;
    stop = scope.after(clock, delayBefore(attempt, random()), () => {
      stop = undefined;
      if (well() || connection.signalingState === 'closed') return;
      if (now() - restartedAt >= PATIENCE) {
        restartedAt = now();
        if (connection.signalingState === 'stable') connection.restartIce();
        else repeat();
      }
      next();
    });
  }
  // The first offer may be lost, too, as nobody knows yet whether the line carries.
  scope.after(clock, PATIENCE, () => {
    if (!well() && !stop) next();
  });
  connection.addEventListener('iceconnectionstatechange', () => {
    if (well()) {
      stop?.();
      stop = undefined;
      attempt = 0;
      restartedAt = -Infinity;
    } else if (!stop && ['disconnected', 'failed'].includes(connection.iceConnectionState)) next();
  });
}
