import type { ResidentQuery } from '@gongwei/domain/resident';
import { useCallback, useState } from 'react';
import { NO_TICKS, questionOf, tickedUnder, withTicks, type Ticked } from './selection.rules.ts';

/** Who is ticked in a list, over its pages; another question begins anew. */
export function useTicks(query: ResidentQuery) {
  const [ticks, setTicks] = useState(NO_TICKS);
  const question = questionOf(query);
  return {
    people: tickedUnder(ticks, question),
    tick: useCallback(
      (people: readonly Ticked[], on: boolean) => setTicks((old) => withTicks(old, question, people, on)),
      [question],
    ),
    clear: useCallback(() => setTicks(NO_TICKS), []),
  };
}
