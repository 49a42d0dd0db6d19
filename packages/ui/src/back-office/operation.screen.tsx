import { OperationLog, type OpenOperation } from '@gongwei/application/back-office';
import { Clock } from '@gongwei/application/shared';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { FaultState, LoadingState, formatMoment, useBehavior, useService } from '../shared/index.ts';
import '../shared/list.css';
import './back-office.css';
import { useOwned } from '../shared/use-owned.ts';

/** 操作详情: who did what and when, what was before and after, and what else was done to the same. */
export const OperationScreen = () => {
  const { id = '' } = useParams();
  const log = useService(OperationLog);
  const opened = useOwned(useCallback(() => log.open(id), [log, id]));
  return opened ? <OperationPage key={id} opened={opened} /> : <LoadingState />;
};

const OperationPage = ({ opened }: { readonly opened: OpenOperation }) => {
  const state = useBehavior(opened.state$);
  const clock = useService(Clock);
  const when = (at: string): string => formatMoment(at, clock.now());
  if (state.status === 'failed') return <FaultState fault={state.failure} onRetry={opened.reload} />;
  if (state.status === 'awaited') return <LoadingState />;
  const { operation } = state;
  // An identifier only where nothing says more.
  const about = [operation.thing, operation.person].filter(Boolean).join(' · ') || (operation.target ?? '');
  return (
    <div className="gw-role">
      <div className="gw-page-head">
        <h1>{operation.action}</h1>
        <span>
          {operation.userName}（{operation.institution}）
        </span>
        <span className="gw-muted">{when(operation.at)}</span>
        {about === '' ? null : <span className="gw-chip">{about}</span>}
      </div>
      {operation.reason === undefined ? null : <p className="gw-note">原因：{operation.reason}</p>}
      {operation.hidden ? <p className="gw-note">这份记录的内容您无权查看，只列出是谁在什么时候改的。</p> : null}
      <section className="gw-panel" aria-label="变更前后">
        <div className="gw-panel-head">
          <h2>变更前后</h2>
        </div>
        {operation.changes.length === 0 ? (
          <p className="gw-rights-none gw-muted">没有可列出的变更。</p>
        ) : (
          <table className="gw-table gw-rights">
            <thead>
              <tr>
                <th scope="col">项目</th>
                <th scope="col">改前</th>
                <th scope="col">改后</th>
              </tr>
            </thead>
            <tbody>
              {operation.changes.map(({ label, before, after }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="gw-change">{before || '—'}</td>
                  <td className="gw-change" data-tone={before === '' ? 'good' : after === '' ? 'danger' : 'warn'}>
                    {after || '清空'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {operation.same.length === 0 ? null : (
        <section className="gw-panel" aria-label="同一对象的其他日志">
          <div className="gw-panel-head">
            <h2>同一对象的其他日志</h2>
          </div>
          <ul className="gw-same">
            {operation.same.map(({ id, at, userName, action }) => (
              <li key={id}>
                <Link to={`/upms/czrz/${id}`}>
                  {when(at)} {userName} {action}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
