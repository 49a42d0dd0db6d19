import { FormDesk } from '@gongwei/application/forms';
import { Clock } from '@gongwei/application/shared';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { Icon, momentWords, newFormPath, recordPath, useResource, useService } from '../shared/index.ts';

/** Forms begun on this device and not saved yet. Hidden where there are none. */
export const DraftList = () => {
  const desk = useService(FormDesk);
  const clock = useService(Clock);
  const { value: drafts } = useResource(useCallback(() => desk.drafts(), [desk]));
  if (!drafts || drafts.length === 0) return null;
  return (
    <section className="gw-panel" aria-labelledby="home-drafts">
      <div className="gw-panel-head"><h2 id="home-drafts">本机未完成的表单</h2><span className="gw-muted">{drafts.length} 份</span></div>
      <ul className="gw-drafts">
        {drafts.slice(0, 5).map((draft) => (
          <li key={`${draft.subjectId} ${draft.formId} ${draft.recordId ?? ''}`}>
            <Link to={draft.recordId === undefined ? newFormPath(draft.subjectId, draft.formId) : recordPath(draft.subjectId, draft.formId, draft.recordId)}>
              <Icon name="pen" />
              <span>{draft.subjectName === undefined ? null : <strong>{draft.subjectName}</strong>}{draft.title}</span>
              <span className="gw-muted gw-num">{momentWords(draft.savedAt, clock.now())}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
