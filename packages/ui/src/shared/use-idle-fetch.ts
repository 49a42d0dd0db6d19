import { useEffect } from 'react';
import { fetchInTurn } from './fetch-in-turn.ts';

/** The line rests when nothing came over it for so long. Milliseconds. */
const REST = 1_500;

/** What browsers that know say of their line. */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Fetches parts that are split off for a fast start once what the page itself needs has come and line and browser rest, so that
 * they can be opened while the server is away. One at a time: what the user asks for meanwhile waits behind one small part at
 * most. Not over a line that is paid by the byte or hardly moves. What fails here is fetched again when it is needed.
 * `parts` must be the same list at every call.
 */
export function useIdleFetch(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const { saveData, effectiveType = '' } = (navigator as { readonly connection?: Line }).connection ?? {};
    if (saveData || effectiveType.endsWith('2g')) return;
    const left = new AbortController();
    whenLineRests(() => void fetchInTurn(parts, browserRests, left.signal), left.signal);
    return () => left.abort();
  }, [parts]);
}

const browserRests = (): Promise<unknown> => new Promise((rests) => requestIdleCallback(rests, { timeout: 5_000 }));

/** Calls once when no answer has come for a while. */
function whenLineRests(then: () => void, left: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      answers.disconnect();
      then();
    }, REST);
  };
  const answers = new PerformanceObserver(wait);
  answers.observe({ type: 'resource' });
  left.addEventListener('abort', () => {
    answers.disconnect();
    clearTimeout(resting);
  });
  wait();
}
