import { SessionService } from '@gongwei/application/identity';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingState, useBehavior, useService } from '../shared/index.ts';
import { loginPath } from './return-path.rules.ts';

/** Lets only logged-in users through; others log in and come back to where they wanted. */
export const SessionGate = () => {
  const session = useService(SessionService);
  const state = useBehavior(session.state$);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (state.status === 'unknown') void session.resume();
  }, [session, state.status]);
  if (state.status === 'logged-in') return <Outlet />;
  if (state.status === 'logged-out') return <Navigate to={loginPath(pathname + search, state.reason)} replace />;
  return <LoadingState label="正在进入系统…" />;
};
