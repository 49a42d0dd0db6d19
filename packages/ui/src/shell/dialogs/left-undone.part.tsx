import { createKeptDrafts, FormSessions } from '@gongwei/application/forms';
import { Clock } from '@gongwei/application/shared';
import { createHomeSummary, ShellGateway } from '@gongwei/application/shell';
import { Link } from 'react-router';
import { useLoaded, useMay, useService, useUserSession } from '../../shared/index.ts';
import { draftPath } from '../../shared/draft-path.ts';
import { formatMoment } from '../../shared/format.ts';
import './left-undone.css';

/** More are told by their number: the question stays a question. */
const SHOWN = 5;

type Props = { readonly onClose: () => void };

/** What one would leave behind by going home: sheets begun and not saved, and who is still to be visited. Nothing where there is nothing. */
export const LeftUndone = ({ onClose }: Props) => (
  <>
    <Drafts onClose={onClose} />
    {useMay('gwsfmkgl:V') ? <Visits onClose={onClose} /> : null}
  </>
);

const Drafts = ({ onClose }: Props) => {
  const { value: drafts = [] } = useLoaded(createKeptDrafts, useService(FormSessions));
  const clock = useService(Clock);
  if (drafts.length === 0) return null;
  return (
    <section className="gw-undone">
      <h3>{drafts.length} 份表单还没有保存</h3>
      <ul>
        {drafts.slice(0, SHOWN).map((draft) => (
          <li key={JSON.stringify(draft.key)}>
            <Link to={draftPath(draft)} onClick={onClose}>
              {draft.subjectName === undefined ? draft.title : `${draft.subjectName} · ${draft.title}`}
            </Link>
            <span className="gw-muted gw-num">{formatMoment(draft.savedAt, clock.now())}</span>
          </li>
        ))}
      </ul>
      {drafts.length > SHOWN ? <p className="gw-muted">另有 {drafts.length - SHOWN} 份，在首页列出。</p> : null}
      <p className="gw-muted">草稿留在这台电脑上，只有您登录后能打开，下次登录可以接着填。</p>
    </section>
  );
};

const Visits = ({ onClose }: Props) => {
  const code = useUserSession()?.institution.code ?? '';
  const { value } = useLoaded(createHomeSummary, useService(ShellGateway), code);
  if (!value || value.round.due + value.round.overdue === 0) return null;
  const { mine, due, overdue } = value.round;
  return (
    <section className="gw-undone">
      <h3>
        {mine ? '您还有' : '本机构还有'}应访 {due + overdue} 人次{overdue > 0 ? `，其中逾期 ${overdue}` : ''}
      </h3>
      <p className="gw-muted">
        不急的明天再办。
        <Link to={mine ? '/cust/followupList?view=round' : '/cust/followupList'} onClick={onClose}>
          打开随访清单
        </Link>
      </p>
    </section>
  );
};
