import type { FormSession } from '@gongwei/application/forms';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { fieldsOf, type Block } from './field-layout.rules.ts';

/** Whether any field of a block is asked now, and whether all asked ones are required. Renders again only when that changes. */
export function useShown(session: FormSession, block: Block): 'shown' | 'required' | undefined {
  const states = useMemo(() => fieldsOf(block).map((field) => session.field$(field.key)), [session, block]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = states.map((state) => state.subscribe(changed));
      return () => {
        for (const one of listening) one.unsubscribe();
      };
    },
    [states],
  );
  return useSyncExternalStore(subscribe, () => {
    const visible = states.filter((state) => state.value.visible);
    if (visible.length === 0) return undefined;
    return visible.every((state) => state.value.required) ? 'required' : 'shown';
  });
}
