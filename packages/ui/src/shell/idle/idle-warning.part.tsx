import { IdleWatch } from '@gongwei/application/shell';
import { Icon, useBehavior, useService } from '../../shared/index.ts';

/** Says that the screen is about to lock itself, until a hand on the mouse or a key keeps it open; there is nothing to press. */
export const IdleWarning = () =>
  useBehavior(useService(IdleWatch).warned$) ? (
    <div className="gw-notices" role="alert">
      <div className="gw-notice gw-notice--warn">
        <Icon name="alert" />
        <span>很久没有操作，1 分钟内将自动锁屏；动一下鼠标即可继续</span>
      </div>
    </div>
  ) : null;
