import { CallLog } from '@gongwei/application/call';
import { Link } from 'react-router';
import { buttonClass, useBehavior, useService } from '../shared/index.ts';
import { CallIcon } from './call-icon.part.tsx';
import { CALL_PATHS } from './call-paths.ts';

/** The header's way to the calls; its badge counts those that were missed. */
export const CallLink = () => {
  const missed = useBehavior(useService(CallLog).missed$);
  const label = missed === 0 ? '通话' : `通话，${missed} 个未接来电`;
  return (
    <Link
      className={buttonClass('icon', false, 'gw-call-link')}
      to={CALL_PATHS['video-home']}
      aria-label={label}
      title={label}
    >
      <CallIcon name="phone" />
      {missed === 0 ? null : (
        <span className="gw-badge" aria-hidden="true">
          {missed > 99 ? '99+' : missed}
        </span>
      )}
    </Link>
  );
};
