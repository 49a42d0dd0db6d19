import { createHomeSummary, ShellGateway } from '@gongwei/application/shell';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, FaultState, LoadingState, useLoaded, useService, useUserSession } from '../shared/index.ts';
import { Figure } from './figure.part.tsx';
import './home.css';

/** 机构与个人信息 (/home/in): for whom and as whom one works, how many residents that is, and how much waits. `institution` shows the institution and changes it. */
export const HeaderInfoScreen = ({ institution }: { readonly institution: ReactNode }) => {
  const session = useUserSession();
  const code = session?.institution.code ?? '';
  const { value, failure, reload } = useLoaded(createHomeSummary, useService(ShellGateway), code);
  if (!session) return null;
  return (
    <>
      <div className="gw-page-head">
        <h1>机构与个人信息</h1>
      </div>
      <section className="gw-panel" aria-label="机构与个人信息">
        <div className="gw-header-info">
          <dl>
            <div>
              <dt>当前机构</dt>
              <dd>{institution}</dd>
            </div>
            <div>
              <dt>当前用户</dt>
              <dd>{session.user.name}</dd>
            </div>
          </dl>
          <Link className={buttonClass()} to="/info/index">
            个人资料
          </Link>
          <Link className={buttonClass()} to="/info/sign">
            个人签名
          </Link>
        </div>
        {value ? (
          <div className="gw-figures">
            <Figure label="服务人口" value={value.residents.total} unit="人" to="/cust/base" />
            <Figure
              label="待办"
              value={value.followUps.due + value.followUps.overdue}
              unit="条"
              to="/wel"
              tone="warn"
            />
          </div>
        ) : failure ? (
          <FaultState fault={failure} onRetry={reload} />
        ) : (
          <LoadingState label="正在统计…" />
        )}
      </section>
    </>
  );
};
