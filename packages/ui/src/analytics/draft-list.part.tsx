import { createKeptDrafts, FormSessions, type KeptDraft } from '@gongwei/application/forms';
import { Clock } from '@gongwei/application/shared';
import { isOfResident } from '@gongwei/domain/forms';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import {
  Button,
  Icon,
  chinaTime,
  momentWords,
  timeAgo,
  newFormPath,
  recordPath,
  useLoaded,
  useService,
} from '../shared/index.ts';
import { registerEntryPath } from '../shared/register-path.ts';
import { DiscardDraft } from './discard-draft.part.tsx';
import { draftName } from './draft-words.rules.ts';

const SHOWN_FIRST = 5;

/** Forms begun on this device and not saved yet, each to go on with or to throw away. Hidden where there are none. */
export const DraftList = () => {
  const clock = useService(Clock);
  const { value: drafts, reload } = useLoaded(createKeptDrafts, useService(FormSessions));
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<KeptDraft>();
  const close = useCallback(() => setAsked(undefined), []);
  if (!drafts || drafts.length === 0) return null;
  return (
    <section className="gw-panel" aria-labelledby="home-drafts">
      <div className="gw-panel-head">
        <h2 id="home-drafts">本机未完成的表单</h2>
        <span className="gw-muted">{drafts.length} 份</span>
      </div>
      <ul className="gw-drafts">
        {drafts.slice(0, all ? drafts.length : SHOWN_FIRST).map((draft) => (
          <li key={JSON.stringify(draft.key)}>
            <Link to={draftPath(draft)}>
              <Icon name="pen" />
              <span>
                {draft.subjectName === undefined ? null : <strong>{draft.subjectName}</strong>}
                {draft.title}
              </span>
              <time
                className="gw-muted gw-num"
                dateTime={`${chinaTime(draft.savedAt)}+08:00`}
                title={momentWords(draft.savedAt, clock.now())}
              >
                {timeAgo(draft.savedAt, clock.now())}
              </time>
            </Link>
            <Button look="quiet" small aria-label={`放弃${draftName(draft)}的草稿`} onClick={() => setAsked(draft)}>
              放弃
            </Button>
          </li>
        ))}
      </ul>
      {drafts.length > SHOWN_FIRST && !all ? (
        <Button look="quiet" small className="gw-drafts-all" onClick={() => setAll(true)}>
          显示全部 {drafts.length} 份
        </Button>
      ) : null}
      {asked ? <DiscardDraft draft={asked} onDone={reload} onClose={close} /> : null}
    </section>
  );
};

/** Where a draft is gone on with: in its resident's file, or on the page of its register. */
const draftPath = ({ subject, subjectId, formId, recordId }: KeptDraft): string => {
  if (!isOfResident(subject)) return registerEntryPath(formId, recordId);
  return recordId === undefined ? newFormPath(subjectId, formId) : recordPath(subjectId, formId, recordId);
};
