import type { Behavior } from '@gongwei/application/shared';
import { useMemo, useSyncExternalStore } from 'react';

/** The only bridge between application state and React. */
export function useBehavior<Value>(source: Behavior<Value>): Value {
  const store = useMemo(() => storeOf(source), [source]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

const storeOf = <Value>(source: Behavior<Value>) => ({
  read: () => source.value,
  subscribe(changed: () => void) {
    const listening = source.subscribe(changed);
    return () => listening.unsubscribe();
  },
});
