import { loadAnalysisPage } from '@gongwei/domain/measures';
import { AnnualReportsScreen } from '@gongwei/ui/reports';
import { LoadingState } from '@gongwei/ui/shared';
import { lazy, Suspense } from 'react';
import { annualReportsModule } from './composition/annual-reports.module.ts';
import { authenticated } from './composition/authenticated-modules.ts';
import { loadChunk } from './composition/load-chunk.ts';

const Page = lazy(async () => {
  const page = await loadChunk(() => loadAnalysisPage('annual-analysis-report'));
  authenticated.add(annualReportsModule);
  return { default: () => <AnnualReportsScreen page={page} /> };
});

/** 年度分析报告: the numbers of an analysis, but as chapters somebody writes. */
export const AnnualReportsOf = () => (
  <Suspense fallback={<LoadingState />}>
    <Page />
  </Suspense>
);
