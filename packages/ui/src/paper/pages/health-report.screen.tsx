import { RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { createHealthReport } from '@gongwei/application/paper';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { PERIOD_LABELS, recentPeriods, type PeriodKind } from '@gongwei/paper';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../../shared/button.part.tsx';
import { Icon } from '../../shared/icon.part.tsx';
import { archivePath } from '../../shared/paths.ts';
import { useService } from '../../shared/services.tsx';
import { FaultState, LoadingState } from '../../shared/state.part.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { HealthReportPage } from './health-report.part.tsx';
import '../paper.css';
import './desk.css';
import './pages.css';

/** Periods that can be chosen: a year of months, three of quarters, five years. */
const OFFERED: { readonly [Kind in PeriodKind]: number } = { month: 12, quarter: 12, year: 5 };

/** 健康报告: what was measured, found and done for a resident in a month, quarter or year. Asks for 医防融合 (`gwyfrh`). */
export const HealthReport = () => {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const login = useService(SessionService);
  const today = useService(Clock).today();
  const kind = (['month', 'quarter'] as const).find((one) => one === query.get('period')) ?? 'year';
  const offered = recentPeriods(kind, today, OFFERED[kind]);
  const period = offered.find(({ from }) => from === query.get('from')) ?? offered[0];
  const { value, failure, reload } = useLoaded(
    createHealthReport,
    useService(ResidentDirectory),
    useService(RecordRepository),
    login,
    id,
  );
  usePageTitle('健康报告', { tabName: value && `${value.overview.resident.name}的健康报告` });
  if (login.may('gwyfrh') === undefined) return <Navigate to="/403" replace />;
  return (
    <div className="gwp-desk">
      <header className="gwp-bar">
        <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(archivePath(id)))}>
          <Icon name="left" />
          返回
        </Button>
        <h1 className="gwp-bar-title gwr-bar-title">
          健康报告<span className="gw-muted">{value?.overview.resident.name}</span>
        </h1>
        <select
          className="gw-select"
          aria-label="报告周期"
          value={kind}
          onChange={({ target }) => setQuery({ period: target.value }, { replace: true })}
        >
          {Object.entries(PERIOD_LABELS).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
        <select
          className="gw-select"
          aria-label="报告期"
          value={period?.from}
          onChange={({ target }) => setQuery({ period: kind, from: target.value }, { replace: true })}
        >
          {offered.map(({ from, words }) => (
            <option key={from} value={from}>
              {words}
            </option>
          ))}
        </select>
        <Button look="primary" disabled={!value} onClick={() => window.print()}>
          <Icon name="print" />
          打印
        </Button>
      </header>
      {value && period ? (
        <article className="gwr-report">
          <HealthReportPage {...value} period={period} today={today} />
        </article>
      ) : failure === undefined ? (
        <LoadingState label="正在准备报告…" />
      ) : (
        <FaultState fault={failure} onRetry={reload} />
      )}
    </div>
  );
};
