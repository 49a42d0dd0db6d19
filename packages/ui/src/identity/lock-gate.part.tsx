import { LockService } from '@gongwei/application/shell';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useBehavior, useService } from '../shared/index.ts';
import { LOCK_PATH, lockPath } from './return-path.rules.ts';

/** While the screen is locked every address leads to the lock page, and back again afterwards. */
export const LockGate = () => {
  const { covered } = useBehavior(useService(LockService).state$);
  const { pathname, search } = useLocation();
  return covered && pathname !== LOCK_PATH ? <Navigate to={lockPath(pathname + search)} replace /> : <Outlet />;
};
