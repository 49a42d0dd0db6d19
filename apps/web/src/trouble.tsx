import { Button, FaultState } from '@gongwei/ui/shared';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { dropEarlyLogIn } from './early-log-in/take-over.ts';

/** Last resort: the frame itself broke, or its parts could not be loaded (no network, or an update removed them). */
export const AppTrouble = () => {
  useEffect(dropEarlyLogIn, []);
  return (
    <FaultState
      fault={useRouteError()}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            刷新页面
          </Button>
          <Button onClick={() => location.assign('/')}>回到首页</Button>
        </>
      }
    />
  );
};
