import type { HomeSummary } from '@gongwei/domain/analytics';
import type { CalendarDay } from '@gongwei/domain/shared';
import { Link } from 'react-router';
import { archivePath, buttonClass, formatDistance, EmptyState, newFormPath, useMay } from '../shared/index.ts';
import { useMayReveal } from '../shared/use-may-reveal.ts';
import { useMaySave } from '../shared/use-may-save.ts';
import { HOME_LINKS, roundPath } from './home-links.rules.ts';

type Props = {
  readonly round: HomeSummary['round'];
  readonly items: HomeSummary['worklist'];
  readonly on: CalendarDay;
};

const roundMessage = ({ due, overdue, aDay }: HomeSummary['round']): string =>
  [
    `应访 ${due + overdue} 人次，其中逾期 ${overdue}`,
    ...(aDay === undefined || aDay === 0 ? [] : [`到月底每个工作日约 ${aDay} 人次`]),
  ].join('；');

/** Today's round: how much there is, and the most urgent visits, each one press away from its form. */
export const TodaysRound = ({ round, items, on }: Props) => (
  <section className="gw-panel" aria-labelledby="home-worklist">
    <div className="gw-panel-head">
      <h2 id="home-worklist">{round.mine ? '应访的人' : '本机构应访的人'}</h2>
      <span className="gw-muted">{roundMessage(round)}</span>
      <ToRound mine={round.mine} />
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
                <DueDay item={item} on={on} />
              </td>
              <td>
                <ToVisit item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const ToRound = ({ mine }: { readonly mine: boolean }) => {
  const [may, reveals] = [useMay(HOME_LINKS.round.right), useMayReveal()];
  return may ? <Link to={roundPath(mine, reveals)}>打开随访清单</Link> : null;
};

/** Nothing of a day from which a birth follows, for who may only look. */
const DueDay = ({
  item: { dueOn, overdueDays = 0 },
  on,
}: Pick<Props, 'on'> & { readonly item: Props['items'][number] }) =>
  dueOn === undefined ? null : (
    <>
      <span className="gw-num">{dueOn}</span>
      <span className={`gw-chip ${overdueDays > 0 ? 'gw-chip--danger' : 'gw-chip--warn'}`}>
        {formatDistance(dueOn, on)}
      </span>
    </>
  );

/** What is done with a planned visit, by its sheet; a follow-up where nothing else is said. */
const TO_DO = new Map([
  ['health-check-up', '去体检'],
  ['child-check-up', '去检查'],
  ['postpartum-42-day', '去检查'],
  ['newborn-home-visit', '去访视'],
  ['postpartum-visit', '去访视'],
  ['immunization-dose', '去接种'],
  ['tcm-constitution', '去辨识'],
  ['tcm-child-guidance', '去指导'],
]);

const ToVisit = ({ item: { residentId, formId, name } }: { readonly item: Props['items'][number] }) => {
  const toDo = TO_DO.get(formId) ?? '去随访';
  return useMaySave()(formId) ? (
    <Link className={buttonClass('normal', true)} to={newFormPath(residentId, formId)} aria-label={`${toDo} ${name}`}>
      {toDo}
    </Link>
  ) : null;
};
