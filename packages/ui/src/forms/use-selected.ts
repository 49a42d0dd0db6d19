import type { Behavior } from '@gongwei/application/shared';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * A part of a Behavior; renders again only when that part differs. `select` must be stable and give a primitive (or an
 * object that keeps its identity), otherwise React renders without end.
 */
export function useSelected<Value, Part>(source: Behavior<Value>, select: (value: Value) => Part): Part {
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = source.subscribe(changed);
      return () => listening.unsubscribe();
    },
    [source],
  );
  return useSyncExternalStore(subscribe, () => select(source.value));
}
