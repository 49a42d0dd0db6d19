import type { ResidentCall } from '@gongwei/domain/resident';
import type { ReactNode } from 'react';
import { formatTalkTime } from './resident-labels.ts';

/** A talk about the resident, among what was recorded. */
export const CallEntry = ({
  call: { kind, on, seconds, participants, note },
  actions,
}: {
  readonly call: ResidentCall;
  /** What can be done about it from here. */
  readonly actions?: ReactNode;
}) => (
  <li>
    <time dateTime={on}>{on.slice(5)}</time>
    <div>
      {kind === 'video' ? '视频通话' : '语音通话'}
      <ul className="gw-headline">
        <li>{formatTalkTime(seconds)}</li>
        <li>{participants.join('、')}</li>
        {note === '' ? null : <li>{note}</li>}
      </ul>
    </div>
    {actions}
  </li>
);
