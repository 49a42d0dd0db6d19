import type { HomeSummary } from '@gongwei/domain/analytics';
import type { CalendarDay } from '@gongwei/domain/shared';
import { Link } from 'react-router';
import { archivePath, buttonClass, distanceWords, EmptyState, newFormPath } from '../shared/index.ts';

/** The most urgent follow-ups, each one press away from its form. */
export const Worklist = ({ items, on }: { readonly items: HomeSummary['worklist']; readonly on: CalendarDay }) => (
  <section className="gw-panel" aria-labelledby="home-worklist">
    <div className="gw-panel-head">
      <h2 id="home-worklist">待办随访</h2>
      <Link to="/cust/base?due=follow-up-overdue&sort=nextFollowUpOn">全部逾期</Link>
    </div>
    {items.length === 0 ? (
      <EmptyState icon="check" title="没有到期的随访">
        近期没有需要随访的居民。
      </EmptyState>
    ) : (
      <table className="gw-worklist">
        <thead>
          <tr>
            <th scope="col">居民</th>
            <th scope="col">待办</th>
            <th scope="col">应访日期</th>
            <th scope="col">
              <span className="gw-visually-hidden">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.residentId} ${item.formId}`}>
              <td>
                <Link to={archivePath(item.residentId)} className="gw-worklist-name">
                  {item.name}
                </Link>
                <span className="gw-muted">{item.age} 岁</span>
              </td>
              <td>{item.title}</td>
              <td>
                <span className="gw-num">{item.dueOn}</span>
                <span className={`gw-chip ${item.overdueDays > 0 ? 'gw-chip--danger' : 'gw-chip--warn'}`}>
                  {distanceWords(item.dueOn, on)}
                </span>
              </td>
              <td>
                <Link
                  className={buttonClass('normal', true)}
                  to={newFormPath(item.residentId, item.formId)}
                  aria-label={`去随访 ${item.name}`}
                >
                  去随访
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
