import { createScope, type Asker } from '@gongwei/application/shared';
import { useCallback, useEffect, useMemo, useState } from 'react';

export type Resource<Value> = {
  /** The last good answer, kept while a newer one is under way. */
  readonly value: Value | undefined;
  readonly loading: boolean;
  readonly failure: unknown;
  readonly reload: () => void;
};

/**
 * One answer of a port for as long as a screen shows it. `load` must be stable (`useCallback`); a new `load` asks anew
 * the old one is cut off where `load` hands its asker on, and a late answer of it is dropped. What two screens share belongs in a service instead.
 */
export function useResource<Value>(load: (asker: Asker) => Promise<Value>): Resource<Value> {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value>>({ question: undefined, value: undefined, failure: undefined });
  const question = useMemo<Question<Value>>(() => ({ load, turn }), [load, turn]);
  useEffect(() => {
    const asker = createScope();
    question.load(asker).then(
      (value) => !asker.ended && setAnswer({ question, value, failure: undefined }),
      (failure: unknown) => !asker.ended && setAnswer((old) => ({ question, value: old.value, failure })),
    );
    return () => asker.end();
  }, [question]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  const loading = answer.question !== question;
  return { value: answer.value, loading, failure: loading ? undefined : answer.failure, reload };
}

type Question<Value> = { readonly load: (asker: Asker) => Promise<Value>; readonly turn: number };
type Answer<Value> = {
  readonly question: Question<Value> | undefined;
  readonly value: Value | undefined;
  readonly failure: unknown;
};
