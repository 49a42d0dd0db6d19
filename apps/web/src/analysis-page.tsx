import { ANALYSIS_IDS, loadAnalysisPage, type AnalysisId } from '@gongwei/domain/measures';
import { AnalysisScreen } from '@gongwei/ui/measures';
import { LoadingState } from '@gongwei/ui/shared';
import { lazy, Suspense } from 'react';
import { analysesModule } from './composition/analyses.module.ts';
import { loadChunk } from './composition/load-chunk.ts';
import { authenticated } from './composition/authenticated-modules.ts';

const PAGES = new Map(
  ANALYSIS_IDS.map((id) => {
    const Page = lazy(async () => {
      const page = await loadChunk(() => loadAnalysisPage(id));
      authenticated.add(analysesModule);
      return { default: () => <AnalysisScreen key={id} page={page} /> };
    });
    return [id, <Page key={id} />] as const;
  }),
);

/** A page of numbers the catalogue names. Services of analyses come with the first of them. */
export const AnalysisOf = ({ id }: { readonly id: AnalysisId }) => (
  <Suspense fallback={<LoadingState />}>{PAGES.get(id)}</Suspense>
);
