import { ANALYSIS_IDS, loadAnalysisPage, type AnalysisId } from '@gongwei/domain/measures';
import { AnalysisScreen } from '@gongwei/ui/measures';
import { LoadingState } from '@gongwei/ui/shared';
import { lazy, Suspense } from 'react';
import { analysesModule } from './composition/analyses.module.ts';
import { bringChunk } from './composition/bring-chunk.ts';
import { office } from './composition/late-office.ts';

const PAGES = new Map(
  ANALYSIS_IDS.map((id) => {
    const Page = lazy(async () => {
      const page = await bringChunk(() => loadAnalysisPage(id));
      office.add(analysesModule);
      return { default: () => <AnalysisScreen key={id} page={page} /> };
    });
    return [id, <Page key={id} />] as const;
  }),
);

/** A page of numbers the catalogue names. Services of analyses come with the first of them. */
export const AnalysisOf = ({ id }: { readonly id: AnalysisId }) => (
  <Suspense fallback={<LoadingState />}>{PAGES.get(id)}</Suspense>
);
