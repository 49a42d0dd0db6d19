import { Clock } from '@gongwei/application/shared';
import { createHomeSummary, ShellGateway } from '@gongwei/application/shell';
import type { HomeSummary } from '@gongwei/domain/analytics';
import { Link } from 'react-router';
import {
  Button,
  buttonClass,
  FaultState,
  Icon,
  LoadingState,
  useLoaded,
  useService,
  useUserSession,
} from '../shared/index.ts';
import { DraftList } from './draft-list.part.tsx';
import { Figure } from './figure.part.tsx';
import { MonthBars } from './month-bars.part.tsx';
import { MyResidents } from './my-residents.part.tsx';
import { TodaysRound } from './todays-round.part.tsx';
import { momentWords } from '../shared/words.ts';
import './home.css';

/** What there is to do today, in real figures of the chosen institution. */
export const HomeScreen = () => {
  const session = useUserSession();
  const clock = useService(Clock);
  const code = session?.institution.code ?? '';
  const { value, failure, loading, reload } = useLoaded(createHomeSummary, useService(ShellGateway), code);
  return (
    <>
      <div className="gw-page-head">
        <h1>{session?.user.name}，您好</h1>
        <span className="gw-muted">
          {session?.institution.name}
          {value ? ` · 统计至 ${value.on}` : ''}
          {session?.lastLogIn === undefined ? '' : ` · 上次登录 ${momentWords(session.lastLogIn, clock.now())}`}
        </span>
        <Button
          look="icon"
          aria-label="刷新首页数字"
          title="刷新"
          busy={loading && value !== undefined}
          onClick={reload}
        >
          <Icon name="refresh" />
        </Button>
        <Link className={buttonClass('primary')} to="/cust/base">
          <Icon name="search" />
          查找居民
        </Link>
      </div>
      {value ? (
        <Summary summary={value} />
      ) : failure ? (
        <div className="gw-panel">
          <FaultState fault={failure} onRetry={reload} />
        </div>
      ) : (
        <LoadingState label="正在统计…" />
      )}
    </>
  );
};

const Summary = ({
  summary: { residents, mine, followUps, checkUps, round, worklist, on },
}: {
  readonly summary: HomeSummary;
}) => (
  <div className="gw-home">
    <section className="gw-panel gw-figures" aria-label="主要数字">
      <Figure label="在管居民" value={residents.total} unit="人" to="/cust/base" />
      <Figure label="65 岁及以上" value={residents.elderly} unit="人" to="/cust/base?view=elderly" />
      <Figure label="高血压" value={residents.hypertension} unit="人" to="/cust/base?conditions=hypertension" />
      <Figure label="糖尿病" value={residents.diabetes} unit="人" to="/cust/base?conditions=diabetes" />
      <Figure
        label="慢病近期应访"
        value={followUps.due}
        unit="人"
        to="/cust/base?due=1&sort=nextFollowUpOn"
        tone="warn"
      />
      <Figure
        label="慢病随访逾期"
        value={followUps.overdue}
        unit="人"
        to="/cust/base?overdue=1&sort=nextFollowUpOn"
        tone="danger"
      />
      <Figure label="本月已随访" value={followUps.doneThisMonth} unit="次" />
    </section>
    <TodaysRound round={round} items={worklist} on={on} />
    <div className="gw-home-side">
      <MyResidents mine={mine} />
      <DraftList />
      <section className="gw-panel" aria-labelledby="home-check-ups">
        <div className="gw-panel-head">
          <h2 id="home-check-ups">今年健康体检</h2>
          <Link to="/cust/base?unchecked=1">尚未体检的居民</Link>
        </div>
        <div className="gw-panel-body">
          <MonthBars
            year={on.slice(0, 4)}
            counts={checkUps.byMonth}
            total={checkUps.thisYear}
            elderly={checkUps.elderlyThisYear}
            elderlyAll={residents.elderly}
          />
        </div>
      </section>
    </div>
  </div>
);
