import { visitorOf } from '@gongwei/application/identity';
import { guardRoute } from '@gongwei/domain/identity';
import { useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { FaultState, LoadingState, PRODUCT } from '../shared/index.ts';
import { loginPath } from './return-path.rules.ts';
import { useResume } from './use-resume.ts';

/** Lets only logged-in users through; others log in and come back to where they wanted. */
export const SessionGate = () => {
  const { state, failure, retry } = useResume();
  const { pathname, search } = useLocation();
  const decision = guardRoute(visitorOf(state), pathname, {});
  const open = decision.kind === 'open';
  // All that lies behind is drawn in small parts: what is asked for meanwhile leaves at once, and the first rows come while the frame is drawn.
  const drawn = useDeferredValue(open);
  if (open && drawn) return <Outlet />;
  if (decision.kind === 'go')
    return (
      <Navigate to={loginPath(pathname + search, state.status === 'logged-out' ? state.reason : undefined)} replace />
    );
  if (failure !== undefined)
    return (
      <main className="gw-whole-page">
        <h1 className="gw-visually-hidden">{PRODUCT}</h1>
        <FaultState fault={failure} onRetry={retry} />
      </main>
    );
  return <LoadingState label="正在进入系统…" />;
};
