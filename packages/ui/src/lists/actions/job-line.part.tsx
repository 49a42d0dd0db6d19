import type { ListJob } from '@gongwei/domain/lists';
import { Button, Icon, useNotify, wordsOf } from '../../shared/index.ts';
import { jobText } from './job-labels.rules.ts';
import { useList } from '../list-context.ts';
import './job-line.css';

/** One bulk action or export: how far it is, and what can be done about it. */
export const JobLine = ({ job }: { readonly job: ListJob }) => {
  const { session } = useList();
  const notify = useNotify();
  // A window may begin a job of another list, whose rows are of another kind.
  const own = job.list === session.definition.id;
  const action = session.definition.actions?.find(({ id, begins }) =>
    own ? id === job.action : begins === `${job.list} ${job.action}`,
  );
  const running = job.state === 'running';
  const tried = (work: Promise<void>, word: string): void =>
    void work.catch((thrown: unknown) => notify({ kind: 'danger', text: `没有${word}：${wordsOf(thrown).message}` }));
  return (
    <li data-state={job.state}>
      {running ? <span className="gw-spinner" aria-hidden="true" /> : <Icon name={signOf(job)} size={14} />}
      <span role="status">{jobText(job, action, own ? session.definition.unit : '条')}</span>
      {running ? <progress max={Math.max(1, job.total)} value={job.done + job.skipped + job.failed} /> : null}
      <span className="gw-foot-actions">
        {job.file !== undefined && job.state === 'done' ? (
          <Button look="quiet" small onClick={() => tried(session.saveFile(job.id), '保存')}>
            保存文件
          </Button>
        ) : null}
        {running ? (
          <Button look="quiet" small onClick={() => tried(session.cancelJob(job.id), '停止')}>
            停止
          </Button>
        ) : (
          <>
            {job.action !== 'export' ? (
              <Button look="quiet" small onClick={() => session.askReceipts(job.id)}>
                逐条结果
              </Button>
            ) : null}
            {job.undoable ? (
              <Button look="quiet" small onClick={() => tried(session.undoJob(job.id), '撤销')}>
                撤销
              </Button>
            ) : null}
            <Button look="icon" small aria-label="收起这条提示" onClick={() => session.putAway(job.id)}>
              <Icon name="close" size={12} />
            </Button>
          </>
        )}
      </span>
    </li>
  );
};

/** No tick where nothing was done. */
const signOf = ({ state, done, failed, file }: ListJob) =>
  state === 'failed' || failed > 0 || (state === 'done' && done === 0 && file === undefined) ? 'alert' : 'check';
