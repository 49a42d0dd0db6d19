import { numberOf } from '../clinical/index.ts';
import { completedMonths } from '../maternal-child/child/child-age.ts';
import { childOf, dayOnSheet, fastingReadings, type ChartSheet } from './chart-sheet.ts';
import type { FigureId } from './figure.ts';
import { conceptsOfChart, type FormChart } from './form-chart.ts';

/**
 * The figures of a chart that make sense for the resident, known as soon as the form opens, so that their room is kept from the start: growth for
 * children under 7, gain once the weight before the pregnancy is known, trends where there is an earlier value. `knows`: a value of the concept on
 * another sheet.
 */
export function figuresFor(
  chart: FormChart,
  sheet: ChartSheet,
  knows: (concept: string) => boolean,
): readonly FigureId[] {
  switch (chart.kind) {
    case 'growth': {
      const child = childOf(chart, sheet);
      const months = child && completedMonths(child.birthDate, dayOnSheet(chart, sheet));
      if (months === undefined || months >= 84) return [];
      if (chart.length === undefined) return ['weight-for-age'];
      const head: readonly FigureId[] = chart.head !== undefined && months <= 36 ? ['head-for-age'] : [];
      return ['weight-for-age', 'length-for-age', ...head, months < 24 ? 'weight-for-length' : 'bmi-for-age'];
    }
    case 'pregnancy': {
      const { previous } = sheet.context;
      const single = numberOf(previous?.['fetusCount'] ?? 1) === 1;
      const gain: readonly FigureId[] =
        single && numberOf(previous?.['prePregnancyWeight']) !== undefined ? ['pregnancy-gain'] : [];
      return chart.fundalHeight === undefined ? gain : [...gain, 'fundal-height'];
    }
    case 'glucose':
      if (chart.timePoint !== undefined) return fastingReadings(sheet).length > 0 ? ['glucose'] : [];
      return conceptsOfChart(chart).some(knows) ? ['glucose'] : [];
    case 'pressure':
      return conceptsOfChart(chart).some(knows) ? ['pressure'] : [];
  }
}
