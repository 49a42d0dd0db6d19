import type { FormSession } from '@gongwei/application/forms';
import { useMemo } from 'react';
import { useStates } from './use-states.ts';

/** A text that hangs on some fields; drawn again only when it reads differently. `keys` are those of one block and never change. */
export function useLastValueLabel(
  session: FormSession,
  keys: readonly string[],
  words: () => string | undefined,
): string | undefined {
  const name = keys.join(' ');
  const states = useMemo(() => name.split(' ').map((key) => session.field$(key)), [session, name]);
  return useStates(states, words);
}
