import type { HomeDays, HomeFile, HomeKind } from '@gongwei/domain/prevention';
import { Link } from 'react-router';
import { Button, buttonClass, EmptyState, newFormPath, useMay } from '../shared/index.ts';
import { DETAIL_KINDS } from './detail-kinds.data.ts';

type Props = {
  readonly file: HomeFile;
  readonly kind: HomeKind;
  readonly days: HomeDays;
  readonly onWiden: (days: HomeDays) => void;
};

/** Nothing was measured in these days: enter it, or look further back. */
export const NoReadings = ({ file: { resident, plan, readings }, kind, days, onWiden }: Props) => {
  const mayEnter = useMay('gwyfrh:E') && plan !== undefined && plan.state !== '3';
  const further = days === 7 ? 30 : days === 30 ? 90 : 365;
  return (
    <EmptyState
      icon="empty"
      title={`${resident.name} 在这段时间没有测量`}
      actions={
        <>
          {mayEnter ? (
            <Link className={buttonClass('primary')} to={newFormPath(resident.id, DETAIL_KINDS[kind].reading)}>
              补录一次
            </Link>
          ) : null}
          {days < 365 ? <Button onClick={() => onWiden(further)}>看近 {further} 天</Button> : null}
        </>
      }
    >
      {readings.length > 0 ? '换一种测量方式或更长的时间看看。' : '可以补录，或打电话提醒居民测量。'}
    </EmptyState>
  );
};
