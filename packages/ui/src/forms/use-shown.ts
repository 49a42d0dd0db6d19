import type { FormSession } from '@gongwei/application/forms';
import { useMemo } from 'react';
import { fieldsOf, type Block } from './fields/field-layout.rules.ts';
import { useStates } from './use-states.ts';

/** Whether any field of a block is asked now, and whether all asked ones are required. Renders again only when that changes. */
export function useShown(session: FormSession, block: Block): 'shown' | 'required' | undefined {
  const states = useMemo(() => fieldsOf(block).map((field) => session.field$(field.key)), [session, block]);
  return useStates(states, () => {
    const visible = states.filter((state) => state.value.visible);
    if (visible.length === 0) return undefined;
    return visible.every((state) => state.value.required) ? 'required' : 'shown';
  });
}
