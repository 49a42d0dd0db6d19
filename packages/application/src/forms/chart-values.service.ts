import { conceptsOfChart, nationalReference, type FormChart } from '@gongwei/domain/charts';
import { loadGrowthPercentiles } from '@gongwei/domain/maternal-child';
import type { ConceptSeries } from '@gongwei/domain/resident';
import type { ResidentDirectory } from '../resident/resident-directory.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';

/** `complete`: false where the server could not be asked. */
export type ChartValues = {
  readonly series: readonly ConceptSeries[];
  readonly reference: ReturnType<typeof nationalReference> | undefined;
  readonly complete: boolean;
};

/** Earlier values of the resident and, for growth, the curves. Nobody's work stops for a chart: without the server today's point is drawn alone. */
export const createChartValues = (
  residents: ResidentDirectory,
  residentId: string | undefined,
  chart: FormChart,
): Loaded<ChartValues> =>
  createLoaded(async (asker) => {
    const asked = residentId === undefined ? [] : residents.series(residentId, conceptsOfChart(chart), asker);
    const curves = chart.kind === 'growth' ? loadGrowthPercentiles().then(nationalReference) : undefined;
    const [series, reference] = await Promise.allSettled([asked, curves]);
    return {
      series: series.status === 'fulfilled' ? series.value : [],
      reference: reference.status === 'fulfilled' ? reference.value : undefined,
      complete: series.status === 'fulfilled' && reference.status === 'fulfilled',
    };
  });
