import { Clock } from '@gongwei/application/shared';
import { createHomeSummary, ShellGateway } from '@gongwei/application/shell';
import type { HomeSummary } from '@gongwei/domain/analytics';
import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { Link } from 'react-router';
import {
  Button,
  buttonClass,
  FaultState,
  Icon,
  LoadingState,
  useLoaded,
  useMay,
  useService,
  useUserSession,
} from '../shared/index.ts';
import { useMayReveal } from '../shared/use-may-reveal.ts';
import { HOME_LINKS } from './home-links.rules.ts';
import { DraftList } from './draft-list.part.tsx';
import { Figure } from './figure.part.tsx';
import { MonthBars } from './month-bars.part.tsx';
import { MyResidents } from './my-residents.part.tsx';
import { TodaysRound } from './todays-round.part.tsx';
import { WorkPages } from './work-pages.part.tsx';
import { formatMoment } from '../shared/format.ts';
import './home.css';

const FILES = RESIDENT_CODES.map((code) => `${code}:V` as const);

/** What there is to do today, in real figures of the chosen institution; who has no business with files is not asked about for figures of them. */
export const HomeScreen = () =>
  useMay(...FILES) ? (
    <HomeOfFiles />
  ) : (
    <>
      <HomeHead on={undefined} busy={false} />
      <WorkPages />
    </>
  );

const HomeOfFiles = () => {
  const code = useUserSession()?.institution.code ?? '';
  const { value, failure, loading, reload } = useLoaded(createHomeSummary, useService(ShellGateway), code);
  return (
    <>
      <HomeHead on={value?.on} busy={loading && value !== undefined} onReload={reload} />
      {value ? (
        <Summary summary={value} />
      ) : failure ? (
        <NoNumbers failure={failure} onRetry={reload} />
      ) : (
        <LoadingState label="正在统计…" />
      )}
    </>
  );
};

type HeadProps = {
  /** The day of the numbers, once they are there. */
  readonly on: string | undefined;
  readonly busy: boolean;
  readonly onReload?: () => void;
};

const HomeHead = ({ on, busy, onReload }: HeadProps) => {
  const session = useUserSession();
  const clock = useService(Clock);
  const mayFind = useMay(HOME_LINKS.residents.right);
  return (
    <div className="gw-page-head">
      <h1>{session?.user.name}，您好</h1>
      <span className="gw-muted">
        {session?.institution.name}
        {on === undefined ? '' : ` · 统计至 ${on}`}
        {session?.lastLogIn === undefined ? '' : ` · 上次登录 ${formatMoment(session.lastLogIn, clock.now())}`}
      </span>
      {onReload ? (
        <Button look="icon" aria-label="刷新首页数字" title="刷新" busy={busy} onClick={onReload}>
          <Icon name="refresh" />
        </Button>
      ) : null}
      {mayFind ? (
        <Link className={buttonClass('primary')} to={HOME_LINKS.residents.path}>
          <Icon name="search" />
          查找居民
        </Link>
      ) : null}
    </div>
  );
};

const NoNumbers = ({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) => (
  <div className="gw-panel">
    <FaultState fault={failure} onRetry={onRetry} />
  </div>
);

/** Who is to be examined follows from ages, which are hidden from who may only look. */
const ToUnchecked = () => {
  const [may, reveals] = [useMay(HOME_LINKS.residents.right), useMayReveal()];
  return may && reveals ? <Link to={`${HOME_LINKS.residents.path}?unchecked=1`}>尚未体检的居民</Link> : null;
};

const FollowUpFigures = ({ followUps }: Pick<HomeSummary, 'followUps'>) => (
  <>
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
  </>
);

const Summary = ({
  summary: { residents, mine, followUps, checkUps, round, worklist, on },
}: {
  readonly summary: HomeSummary;
}) => {
  // Whoever sees no round is told of the visits they may write down, and of their own pages where there are none.
  const seesRound = useMay(HOME_LINKS.round.right);
  return (
    <div className="gw-home">
      <section className="gw-panel gw-figures" aria-label="主要数字">
        <Figure label="在管居民" value={residents.total} unit="人" to="/cust/base" />
        <Figure label="65 岁及以上" value={residents.elderly} unit="人" to="/cust/base?view=elderly" />
        <Figure label="高血压" value={residents.hypertension} unit="人" to="/cust/base?conditions=hypertension" />
        <Figure label="糖尿病" value={residents.diabetes} unit="人" to="/cust/base?conditions=diabetes" />
        {seesRound ? <FollowUpFigures followUps={followUps} /> : null}
      </section>
      {seesRound || worklist.length > 0 ? <TodaysRound round={round} items={worklist} on={on} /> : <WorkPages />}
      <div className="gw-home-side">
        <MyResidents mine={mine} />
        <DraftList />
        <section className="gw-panel" aria-labelledby="home-check-ups">
          <div className="gw-panel-head">
            <h2 id="home-check-ups">今年健康体检</h2>
            <ToUnchecked />
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
};
