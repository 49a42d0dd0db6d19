import type { ResidentCall } from '@gongwei/domain/resident';
import { talkWords } from './resident-words.ts';

/** A talk about the resident, among what was recorded. */
export const CallEntry = ({ call: { kind, on, seconds, participants, note } }: { readonly call: ResidentCall }) => (
  <li>
    <time dateTime={on}>{on.slice(5)}</time>
    <div>
      {kind === 'video' ? '视频通话' : '语音通话'}
      <ul className="gw-headline">
        <li>{talkWords(seconds)}</li>
        <li>{participants.join('、')}</li>
        {note === '' ? null : <li>{note}</li>}
      </ul>
    </div>
  </li>
);
