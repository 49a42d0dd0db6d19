import { useEffect, useState, type ComponentType } from 'react';
import { authenticated } from './composition/authenticated-modules.ts';

/** Milliseconds: the page that was asked for comes first, and what did not come over a broken line is asked for again. */
const [FIRST, AGAIN] = [3_000, 30_000];

/** The lock of a PC that nobody touches. It comes when the page stands: the shortest time it waits for is a minute. */
export const IdleLock = () => {
  const [Warning, setWarning] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const bring = async (): Promise<void> => {
      try {
        const { idleModule, IdleWarning } = await import('./idle-part.ts');
        authenticated.add(idleModule);
        // At hand, whatever becomes of the line.
        await import('@gongwei/ui/identity/lock');
        if (!left) setWarning(() => IdleWarning);
      } catch {
        if (!left) timer = setTimeout(() => void bring(), AGAIN);
      }
    };
    let timer = setTimeout(() => void bring(), FIRST);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return Warning ? <Warning /> : null;
};
