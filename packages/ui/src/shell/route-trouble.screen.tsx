import { isFault } from '@gongwei/domain/shared';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { Button, FaultState } from '../shared/index.ts';
import { ErrorPage } from './error-page.screen.tsx';

/**
 * A page that broke, or that could not be brought. The frame stays, and so does what was typed elsewhere: one can try again without loading the
 * program anew, which ends on the browser's own page where there is no network; go home; or load it (an update removed its parts).
 */
export const RouteTrouble = () => {
  const failure = useRouteError();
  const navigate = useNavigate();
  const { state, ...here } = useLocation();
  if (isRouteErrorResponse(failure) && failure.status === 404) return <ErrorPage kind={404} />;
  if (isFault(failure) && failure.category === 'permission') return <ErrorPage kind={403} />;
  return (
    <div className="gw-panel">
      <FaultState
        fault={failure}
        onRetry={() => void navigate(here, { replace: true, state })}
        actions={
          <>
            <Button onClick={() => location.reload()}>刷新页面</Button>
            <Button onClick={() => void navigate('/wel/index')}>回到首页</Button>
          </>
        }
      />
    </div>
  );
};
