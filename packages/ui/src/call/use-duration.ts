import { Clock } from '@gongwei/application/shared';
import { useEffect, useState } from 'react';
import { useService } from '../shared/index.ts';
import { formatDuration, secondsSince } from './duration.rules.ts';

/** How long a call lasts by now, each second anew: `03:12`; nothing before somebody is in. */
export function useDuration(connectedAt: string | undefined): string | undefined {
  const clock = useService(Clock);
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (connectedAt === undefined) return;
    // On the full second, so that it never seems to jump over one.
    let cancel = (): void => {};
    const wait = (): void => {
      const into = (clock.now().getTime() - new Date(connectedAt).getTime()) % 1_000;
      cancel = clock.after(1_000 - Math.max(0, into) + 5, () => {
        setTurn((turn) => turn + 1);
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, connectedAt]);
  return connectedAt === undefined ? undefined : formatDuration(secondsSince(connectedAt, clock.now()));
}
