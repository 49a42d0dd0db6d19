import { LockService } from '@gongwei/application/shell';
import { Clock } from '@gongwei/application/shared';
import { WallScreen } from '@gongwei/ui/measures/wall';
import { useService } from '@gongwei/ui/shared';
import { useEffect } from 'react';
import { wallShown$ } from './composition/wall-shown.ts';

/** Milliseconds: whoever leaves a wall that hung so long need not be who opened it. */
const LONG = 10 * 60_000;

/** The wall locks nobody out while it hangs, though nobody touches it; leaving it later asks for the password. */
export const WallPage = () => {
  const [lock, clock] = [useService(LockService), useService(Clock)];
  useEffect(() => {
    const since = clock.now().getTime();
    wallShown$.next(true);
    return () => {
      wallShown$.next(false);
      if (clock.now().getTime() - since > LONG) lock.lockIdle();
    };
  }, [lock, clock]);
  return <WallScreen />;
};
