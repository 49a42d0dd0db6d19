import { createAnnualList, type AnnualReports } from '@gongwei/application/reports';
import { Clock } from '@gongwei/application/shared';
import { annualReports, type ListAction, type ListRow, type LocalRow } from '@gongwei/domain/lists';
import { lastYears } from '@gongwei/domain/measures';
import type { AnnualSummary } from '@gongwei/domain/reports';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { LocalListRows } from '../lists/local/index.ts';
import { FaultState, LoadingState, useLoaded, useService, useUserSession } from '../shared/index.ts';

/** How many years back one can choose. */
const YEARS_BACK = 6;

const reportAddress = (institution: string, year: number): string =>
  `/gwsj/ndfxbg?institution=${institution}&year=${year}`;

/** The button that led here went with its row: the cursor goes on from where one came to. */
const focusHere = (place: HTMLElement | null): void => place?.focus();

/** One's own institution and those below it with their report of a year, and what institutions above have published. */
export const AnnualList = ({ reports }: { readonly reports: AnnualReports }) => {
  const thisYear = Number(useService(Clock).today().slice(0, 4));
  const home = useUserSession()?.institution;
  const [way, setWay] = useState<readonly AnnualSummary['institution'][]>([]);
  // A year is reported on when it is over.
  const [year, setYear] = useState(thisYear - 1);
  const { value, loading, failure, reload } = useLoaded(createAnnualList, reports, year, way.at(-1)?.code);
  return (
    <div className="gwn">
      <div className="gw-page-head">
        <h1>年度分析报告</h1>
        <nav aria-label="机构" className="gwn-way">
          {[home, ...way].map((one, at) =>
            one ? (
              <button
                key={one.code}
                type="button"
                className="gwg-link"
                aria-current={at === way.length ? 'page' : undefined}
                ref={at > 0 && at === way.length ? focusHere : undefined}
                onClick={() => setWay(way.slice(0, at))}
              >
                {one.name}
              </button>
            ) : null,
          )}
        </nav>
        <label className="gwn-year">
          年度
          <select className="gw-select" value={year} onChange={(event) => setYear(Number(event.target.value))}>
            {lastYears(thisYear, YEARS_BACK).map((one) => (
              <option key={one} value={one}>
                {one}年{one === thisYear ? '（到今天）' : ''}
              </option>
            ))}
          </select>
        </label>
      </div>
      {value ? (
        <div className="gw-panel gwn-rows">
          <ReportRows rows={value} year={year} onEnter={(institution) => setWay([...way, institution])} />
        </div>
      ) : loading ? (
        <LoadingState />
      ) : (
        <FaultState fault={failure} onRetry={reload} />
      )}
    </div>
  );
};

type RowsProps = {
  readonly rows: readonly AnnualSummary[];
  readonly year: number;
  readonly onEnter: (institution: AnnualSummary['institution']) => void;
};

/** A row opens its report, or the page that makes one. */
const ReportRows = ({ rows, year, onEnter }: RowsProps) => {
  const navigate = useNavigate();
  const shown = useMemo(() => rows.map(rowOf), [rows]);
  const open = useCallback(({ id }: ListRow) => void navigate(reportAddress(id, year)), [navigate, year]);
  const enter = (_: ListAction, { id }: ListRow): void => {
    const row = rows.find(({ institution }) => institution.code === id);
    if (row) onEnter(row.institution);
  };
  return <LocalListRows definition={annualReports} rows={shown} onOpen={open} onAct={enter} />;
};

const rowOf = ({ institution, year: _year, title: _title, ...report }: AnnualSummary): LocalRow => ({
  id: institution.code,
  values: { institution: institution.name, ...report },
});
