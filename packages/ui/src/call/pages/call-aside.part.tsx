import type { SharedResident } from '@gongwei/domain/call';
import { CallNoteBox } from '../call-note.part.tsx';
import './call-aside.css';

/** A day is not broken over two lines. */
const withWholeDays = (text: string) =>
  text.split(/(\d{4}-\d\d-\d\d)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={`${part}${at}`} className="gw-whole-day">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** What the caller shows of a resident while the call lasts; who called writes the note for the timeline here. */
export const CallAside = ({
  callId,
  resident,
  mine,
}: {
  readonly callId: string;
  readonly resident: SharedResident;
  readonly mine: boolean;
}) => (
  <aside className="gw-panel gw-call-aside" aria-labelledby="call-resident">
    <div className="gw-panel-head">
      <h2 id="call-resident">{resident.title}</h2>
    </div>
    <div className="gw-panel-body">
      <p className="gw-muted">{mine ? '以下内容对方可见，仅限本次通话。' : '对方提供，仅在本次通话中显示。'}</p>
      <dl className="gw-call-facts">
        {resident.fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{withWholeDays(value)}</dd>
          </div>
        ))}
      </dl>
      {mine ? (
        <>
          <CallNoteBox about={{ callId, residentId: resident.residentId, title: resident.title }} rows={5} />
          <p className="gw-muted">挂断时自动保存，记入该居民的服务记录，之后可以修改。</p>
        </>
      ) : null}
    </div>
  </aside>
);
