import { useCallback, useLayoutEffect, useRef } from 'react';

/** What a value is by the time somebody presses something, for handlers that stay the same. */
export function useNow<Value>(value: Value): () => Value {
  const now = useRef(value);
  useLayoutEffect(() => {
    now.current = value;
  }, [value]);
  return useCallback(() => now.current, []);
}
