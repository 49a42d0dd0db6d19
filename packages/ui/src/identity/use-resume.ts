import { SessionService, type SessionState } from '@gongwei/application/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBehavior, useOnline, useService } from '../shared/index.ts';

type Resuming = { readonly state: SessionState; readonly failure: unknown; readonly retry: () => void };

/**
 * The session, asked for once where it is not known yet. Where the server cannot be reached `failure` says why and nothing
 * is asked again until the user or a returning network wants it: a dead line must not be hammered.
 */
export function useResume(): Resuming {
  const session = useService(SessionService);
  const state = useBehavior(session.state$);
  const online = useOnline();
  const [failure, setFailure] = useState<unknown>();
  const asking = useRef(false);
  const retry = useCallback(() => setFailure(undefined), []);
  useEffect(() => {
    if (online) retry();
  }, [online, retry]);
  useEffect(() => {
    if (state.status !== 'unknown' || failure !== undefined || asking.current) return;
    asking.current = true;
    session
      .resume()
      .catch(setFailure)
      .finally(() => {
        asking.current = false;
      });
  }, [session, state.status, failure]);
  return { state, failure: state.status === 'unknown' ? failure : undefined, retry };
}
