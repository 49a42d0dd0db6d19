import { Button, FaultState } from '@gongwei/ui/shared';
import { useRouteError } from 'react-router';

/** Last resort: the frame itself broke, or its parts could not be loaded (no network, or an update removed them). */
export const AppTrouble = () => (
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
