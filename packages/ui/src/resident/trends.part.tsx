import { createGrowthReference } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { archiveFigures, wordsOfLast } from '@gongwei/domain/charts';
import { ageOf, type ConceptSeries, type Resident } from '@gongwei/domain/resident';
import { useMemo } from 'react';
import { FigureView } from '../charts/index.ts';
import { EmptyState, useLoaded, useService } from '../shared/index.ts';

/** How blood pressure, glucose and weight went, with their target bands, and how a child grows; said in words too. */
export const Trends = ({
  series,
  resident,
}: {
  readonly series: readonly ConceptSeries[];
  readonly resident: Pick<Resident, 'sex' | 'birthDate' | 'age' | 'conditions'>;
}) => {
  const today = useService(Clock).today();
  const age = ageOf(resident, today);
  const isChild = age !== undefined && age < 7;
  const { value: reference } = useLoaded(createGrowthReference, isChild);
  const figures = useMemo(
    () => archiveFigures(resident, series, today, reference),
    [resident, series, today, reference],
  );
  return (
    <section className="gw-panel" aria-labelledby="archive-trends">
      <div className="gw-panel-head">
        <h2 id="archive-trends">变化趋势</h2>
      </div>
      {figures.length === 0 ? (
        <EmptyState icon="analysis" title="还没有可画的数值">
          血压、血糖、体质指数和儿童的体重、身长记录后在此显示。
        </EmptyState>
      ) : null}
      {figures.map((figure) => (
        <div key={figure.id} className="gw-trend">
          {figure.curves.length > 0 ? (
            <FigureView figure={figure} />
          ) : (
            <FigureView figure={figure} atRest={wordsOfLast(figure)} />
          )}
        </div>
      ))}
    </section>
  );
};
