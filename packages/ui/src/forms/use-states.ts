import type { Behavior } from '@gongwei/application/shared';
import type { FieldState } from '@gongwei/domain/forms';
import { useCallback, useSyncExternalStore } from 'react';

/** What is read from several fields; drawn again only when it differs. `states` must be stable, `read` give a primitive. */
export function useStates<Value>(states: readonly Behavior<FieldState>[], read: () => Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = states.map((state) => state.subscribe(changed));
      return () => {
        for (const one of listening) one.unsubscribe();
      };
    },
    [states],
  );
  return useSyncExternalStore(subscribe, read);
}
