import { useCallback, useEffect, useState } from 'react';

export type Resource<Value> = {
  /** The last good answer, kept while a newer one is under way. */
  readonly value: Value | undefined;
  readonly loading: boolean;
  readonly failure: unknown;
  readonly reload: () => void;
};

/**
 * One answer of a port for as long as a screen shows it. `load` must be stable (`useCallback`); a new `load` asks anew
 * and late answers of the old one are dropped. What two screens share belongs in a service instead.
 */
export function useResource<Value>(load: () => Promise<Value>): Resource<Value> {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ value: Value | undefined; loading: boolean; failure: unknown }>({
    value: undefined,
    loading: true,
    failure: undefined,
  });
  useEffect(() => {
    let wanted = true;
    setState((old) => ({ ...old, loading: true, failure: undefined }));
    load().then(
      (value) => wanted && setState({ value, loading: false, failure: undefined }),
      (failure: unknown) => wanted && setState((old) => ({ ...old, loading: false, failure })),
    );
    return () => {
      wanted = false;
    };
  }, [load, turn]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  return { ...state, reload };
}
