import { AnnualReports } from '@gongwei/application/reports';
import type { AnalysisPage } from '@gongwei/domain/measures';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { LoadingState, useService } from '../shared/index.ts';
import { useOwned } from '../shared/use-owned.ts';
import { AnnualList } from './annual-list.part.tsx';
import { AnnualReportDesk } from './annual-report.part.tsx';
import './annual.css';

/** 年度分析报告: who has one of which year, and one of them. `page`: the analysis whose drawings it shows. */
export const AnnualReportsScreen = ({ page }: { readonly page: AnalysisPage }) => {
  const [query] = useSearchParams();
  const [institution, year] = [query.get('institution') ?? '', Number(query.get('year'))];
  const reports = useService(AnnualReports);
  const open = /^\d{2,20}$/.test(institution) && year > 1999;
  return open ? (
    <OneReport key={`${institution} ${year}`} reports={reports} institution={institution} year={year} page={page} />
  ) : (
    <AnnualList reports={reports} />
  );
};

type One = {
  readonly reports: AnnualReports;
  readonly institution: string;
  readonly year: number;
  readonly page: AnalysisPage;
};

const OneReport = ({ reports, institution, year, page }: One) => {
  const session = useOwned(useCallback(() => reports.open({ institution, year }), [reports, institution, year]));
  return session ? <AnnualReportDesk session={session} page={page} /> : <LoadingState />;
};
