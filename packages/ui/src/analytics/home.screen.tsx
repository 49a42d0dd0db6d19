import { FirstPage, PageCounts } from '@gongwei/application/pages';
import { Clock } from '@gongwei/application/shared';
import { createHomeSummary, ShellGateway } from '@gongwei/application/shell';
import type { HomeSummary } from '@gongwei/domain/analytics';
import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { homeOf, type Home } from '@gongwei/domain/pages';
import { useEffect, useMemo, type ReactNode } from 'react';
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
import { WhenSeen } from '../shared/when-seen.part.tsx';
import { HOME_LINKS } from './home-links.rules.ts';
import { Entries } from './home-entries.part.tsx';
import { Announcements } from './announcements.part.tsx';
import { DraftList } from './draft-list.part.tsx';
import { Figures } from './figure.part.tsx';
import { MyResidents } from './my-residents.part.tsx';
import { Ranking } from './ranking.part.tsx';
import { TodaysRound } from './todays-round.part.tsx';
import { WaitingWork } from './waiting-work.part.tsx';
import { WorkPages } from './work-pages.part.tsx';
import { formatMoment } from '../shared/format.ts';
import './home.css';

const FILES = RESIDENT_CODES.map((code) => `${code}:V` as const);

/** What is drawn of a year, with what stands beside its head. */
type DrawYear = (beside: ReactNode) => ReactNode;

/**
 * What there is to do today, in real figures of the chosen institution, and what the year brought (`year`); who has no business with files is
 * not asked about for figures of them.
 */
export const HomeScreen = ({ year }: { readonly year: DrawYear }) => {
  const home = useHome();
  const own = useService(FirstPage);
  const institution = useUserSession()?.institution.code;
  // Also for whoever chooses another institution on the page itself.
  useEffect(() => own.refresh(), [own, institution]);
  return useMay(...FILES) ? (
    <HomeOfFiles home={home} year={year} />
  ) : (
    <>
      <HomeHead on={undefined} busy={false} />
      <div className="gw-home">
        <Entries home={home} />
        <WaitingWork areas={home.areas} />
        <WorkPages />
        <div className="gw-home-side">
          <Announcements />
        </div>
      </div>
    </>
  );
};

/** Rights may change while the page is open. */
function useHome(): Home {
  const permissions = useUserSession()?.permissions;
  return useMemo(() => homeOf((code) => permissions?.find((held) => held.code === code)?.letter), [permissions]);
}

const HomeOfFiles = ({ home, year }: { readonly home: Home; readonly year: DrawYear }) => {
  const code = useUserSession()?.institution.code ?? '';
  const { value, failure, loading, reload } = useLoaded(createHomeSummary, useService(ShellGateway), code);
  const [counts, own] = [useService(PageCounts), useService(FirstPage)];
  const again = (): void => {
    reload();
    counts.reload();
    own.refresh();
  };
  return (
    <>
      <HomeHead on={value?.on} busy={loading && value !== undefined} onReload={again} />
      <div className="gw-home">
        <Entries home={home} />
        {value ? (
          <Summary summary={value} home={home} year={year} />
        ) : failure ? (
          <NoNumbers failure={failure} onRetry={reload} />
        ) : (
          <LoadingState label="正在统计…" />
        )}
      </div>
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

/** Pixels kept for what the year brought, until it comes into view. */
const YEAR_HEIGHT = 400;

const NoNumbers = ({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) => (
  <div className="gw-panel">
    <FaultState fault={failure} onRetry={onRetry} />
  </div>
);

/** Who is to be examined follows from ages, which are hidden from who may only look. */
const ToUnchecked = () => {
  const [may, sees, reveals] = [useMay(HOME_LINKS.residents.right), useMay(HOME_LINKS.checkUps.right), useMayReveal()];
  return may && sees && reveals ? <Link to={`${HOME_LINKS.residents.path}?unchecked=1`}>尚未体检的居民</Link> : null;
};

type SummaryProps = { readonly summary: HomeSummary; readonly home: Home; readonly year: DrawYear };

const Summary = ({ summary, home, year }: SummaryProps) => {
  const { round, worklist, on } = summary;
  // Whoever sees no round is told of the visits they may write down, and of their own pages where there are none.
  const seesRound = useMay(HOME_LINKS.round.right);
  const seesRanking = useMay(...HOME_LINKS.board.right);
  const institution = useUserSession()?.institution.code ?? '';
  return (
    <>
      {home.figures.length > 0 ? (
        <section className="gw-panel gw-figures" aria-label="主要数字">
          <Figures figures={home.figures} summary={summary} />
        </section>
      ) : null}
      <WaitingWork areas={home.areas} />
      <div className="gw-home-main">
        {seesRound || worklist.length > 0 ? <TodaysRound round={round} items={worklist} on={on} /> : <WorkPages />}
        <WhenSeen key={institution} height={YEAR_HEIGHT}>
          {year(<ToUnchecked />)}
        </WhenSeen>
      </div>
      <div className="gw-home-side">
        <MyResidents figures={home.mine} summary={summary} />
        <Announcements />
        <DraftList />
        {/* The last to come: it moves nothing that is read already. */}
        {seesRanking ? <Ranking institution={institution} /> : null}
      </div>
    </>
  );
};
