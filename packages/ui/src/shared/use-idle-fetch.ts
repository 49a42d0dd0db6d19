import { useEffect } from 'react';

/**
 * Fetches parts that are split off for a fast start once the browser rests, so that they can be opened while the server is
 * away. What fails here is fetched again when it is needed. `parts` must be the same list at every call.
 */
export function useIdleFetch(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const resting = requestIdleCallback(() => void Promise.allSettled(parts.map((fetch) => fetch())), {
      timeout: 5_000,
    });
    return () => cancelIdleCallback(resting);
  }, [parts]);
}
