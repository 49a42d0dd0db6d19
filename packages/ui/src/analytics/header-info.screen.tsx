import { createTotal, PageCounts } from '@gongwei/application/pages';
import { createHomeSummary, ShellGateway } from '@gongwei/application/shell';
import { todoOf } from '@gongwei/domain/pages';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, FaultState, LoadingState, useLoaded, useService, useUserSession } from '../shared/index.ts';
import { Figure } from './figure.part.tsx';
import { WorkCount, wordsOfCount } from './work-count.part.tsx';
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
          </div>
        ) : failure ? (
          <FaultState fault={failure} onRetry={reload} />
        ) : (
          <LoadingState label="正在统计…" />
        )}
        <Todo key={code} />
      </section>
    </>
  );
};

/** What waits for somebody, and how much of each kind: the total is of the lists they may open. */
const Todo = () => {
  const permissions = useUserSession()?.permissions;
  const cards = useMemo(() => todoOf((code) => permissions?.find((held) => held.code === code)?.letter), [permissions]);
  const total = useLoaded(createTotal, useService(PageCounts), cards);
  return cards.length === 0 ? null : (
    <section aria-labelledby="todo">
      <div className="gw-panel-head">
        <h2 id="todo">
          待办 {wordsOfCount(total)}
          {total.status === 'making' ? '' : ' 条'}
        </h2>
      </div>
      <div className="gw-figures">
        {cards.map((card) => (
          <WorkCount key={card.label} card={card} area="待办" />
        ))}
      </div>
    </section>
  );
};
