import { isFault } from '@gongwei/domain/shared';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, FaultState } from '../shared/index.ts';
import { ErrorPage } from './error-page.screen.tsx';

/** A page that broke. The frame stays; one can try again, go home, or load the program anew (an update removed its parts). */
export const RouteTrouble = () => {
  const failure = useRouteError();
  if (isRouteErrorResponse(failure) && failure.status === 404) return <ErrorPage kind={404} />;
  if (isFault(failure) && failure.category === 'permission') return <ErrorPage kind={403} />;
  return (
    <div className="gw-panel">
      <FaultState
        fault={failure}
        actions={
          <>
            <Button look="primary" onClick={() => location.reload()}>
              刷新页面
            </Button>
            <Button onClick={() => location.assign('/wel/index')}>回到首页</Button>
          </>
        }
      />
    </div>
  );
};
