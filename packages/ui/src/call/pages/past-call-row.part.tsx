import type { PastCall } from '@gongwei/application/call';
import { Clock } from '@gongwei/application/shared';
import type { CallParty, CallKind } from '@gongwei/domain/call';
import { Link } from 'react-router';
import { archivePath, Button, Icon, formatMoment, useService } from '../../shared/index.ts';
import { CallIcon } from '../call-icon.part.tsx';
import { KIND_LABELS, OUTCOME_LABELS } from '../call-labels.ts';
import { formatDuration } from '../duration.rules.ts';

/** A call that was: who, how it went, and the way to call again. */
export const PastCallRow = ({
  call,
  onCall,
  onNote,
}: {
  readonly call: PastCall;
  readonly onCall: (others: readonly CallParty[], kind: CallKind) => void;
  readonly onNote: () => void;
}) => {
  const clock = useService(Clock);
  const names = call.others.map(({ name }) => name).join('、') || '—';
  const fresh = call.outcome === 'missed' && !call.seen;
  return (
    <li className="gw-past-call" data-missed={call.outcome === 'missed' || undefined}>
      <span className="gw-past-way" title={call.direction === 'placed' ? '呼出' : '呼入'}>
        <CallIcon name={call.direction === 'placed' ? 'placed' : 'received'} size={14} />
        <span className="gw-visually-hidden">{call.direction === 'placed' ? '呼出' : '呼入'}</span>
      </span>
      <div>
        <p>
          <strong>{names}</strong>
          {fresh ? <span className="gw-chip gw-chip--danger">新</span> : null}
        </p>
        <p className="gw-past-facts">
          <span data-outcome={call.outcome}>{OUTCOME_LABELS[call.outcome]}</span>
          <span>{call.kind === 'video' ? '视频' : '语音'}</span>
          {call.seconds > 0 ? <span className="gw-num">{formatDuration(call.seconds)}</span> : null}
          <time dateTime={call.startedAt}>{formatMoment(call.startedAt, clock.now())}</time>
          {call.resident ? <Link to={archivePath(call.resident.id)}>{call.resident.name}</Link> : null}
        </p>
        {call.note ? <p className="gw-past-note">{call.note}</p> : null}
      </div>
      {call.resident && call.direction === 'placed' ? (
        <Button
          look="icon"
          small
          aria-label={`${call.note ? '修改' : '写'}与${names}通话的备注`}
          title="通话备注"
          onClick={onNote}
        >
          <Icon name="pen" size={14} />
        </Button>
      ) : null}
      {call.others.length > 0 ? (
        <Button
          look="icon"
          small
          aria-label={`再次与${names}${KIND_LABELS[call.kind]}`}
          title={`再次${KIND_LABELS[call.kind]}`}
          onClick={() => onCall(call.others.slice(0, 2), call.kind)}
        >
          <CallIcon name={call.kind === 'video' ? 'video' : 'phone'} />
        </Button>
      ) : null}
    </li>
  );
};
