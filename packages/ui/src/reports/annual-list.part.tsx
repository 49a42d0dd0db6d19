import { createAnnualList, type AnnualReports } from '@gongwei/application/reports';
import { Clock } from '@gongwei/application/shared';
import { annualReportLife, type AnnualSummary } from '@gongwei/domain/reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { FaultState, LoadingState, useLoaded, useService, useUserSession } from '../shared/index.ts';
import { Scrolled } from './scrolled.part.tsx';

/** How many years back one can choose. */
const YEARS_BACK = 6;

export const reportAddress = (institution: string, year: number): string =>
  `/gwsj/ndfxbg?institution=${institution}&year=${year}`;

/** One's own institution and those below it with their report of a year, and what institutions above have published. */
export const AnnualList = ({ reports }: { readonly reports: AnnualReports }) => {
  const thisYear = Number(useService(Clock).today().slice(0, 4));
  const home = useUserSession()?.institution;
  const [way, setWay] = useState<readonly AnnualSummary['institution'][]>([]);
  // A year is reported on when it is over.
  const [year, setYear] = useState(thisYear - 1);
  const { value, loading, failure, reload } = useLoaded(createAnnualList, reports, year, way.at(-1)?.code);
  const here = way.at(-1)?.code ?? home?.code;
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
            {Array.from({ length: YEARS_BACK }, (_, back) => thisYear - back).map((one) => (
              <option key={one} value={one}>
                {one}年{one === thisYear ? '（到今天）' : ''}
              </option>
            ))}
          </select>
        </label>
      </div>
      {value ? (
        <ReportTable
          rows={value}
          year={year}
          onEnter={(row) => (row.institution.code === here ? undefined : setWay([...way, row.institution]))}
        />
      ) : loading ? (
        <LoadingState />
      ) : (
        <FaultState fault={failure} onRetry={reload} />
      )}
    </div>
  );
};

const HEADS = ['机构', '报告', '状态', '版本', '生成时间', '编制人', '审核人', '发布时间'];

const ReportTable = ({
  rows,
  year,
  onEnter,
}: {
  readonly rows: readonly AnnualSummary[];
  readonly year: number;
  readonly onEnter: (row: AnnualSummary) => void;
}) => (
  <Scrolled label="年度分析报告">
    <table className="gwn-list">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.institution.code}>
            <th scope="row">
              <button type="button" className="gwg-link" title="查看下级机构" onClick={() => onEnter(row)}>
                {row.institution.name}
              </button>
            </th>
            <td>
              <Link to={reportAddress(row.institution.code, year)}>
                {row.state === '0' ? '去生成' : `${year}年分析报告`}
                <span className="gw-visually-hidden">，{row.institution.name}</span>
              </Link>
            </td>
            <td>
              <StateWord state={row.state} />
            </td>
            <td>{row.version === 0 ? '' : `第${row.version}版`}</td>
            <td>{row.generatedAt}</td>
            <td>{row.author}</td>
            <td>{row.reviewer}</td>
            <td>{row.publishedAt}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

export const StateWord = ({ state }: { readonly state: AnnualSummary['state'] }) => (
  <span className="gwn-state" data-state={state}>
    {annualReportLife.plan.states[state]}
  </span>
);
