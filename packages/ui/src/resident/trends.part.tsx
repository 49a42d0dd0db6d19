import { Clock } from '@gongwei/application/shared';
import type { ConceptSeries } from '@gongwei/domain/resident';
import { fullYears, type CalendarDay } from '@gongwei/domain/shared';
import { EmptyState, useService } from '../shared/index.ts';
import { TrendChart } from './trend-chart.part.tsx';
import { describeTrend, linesOf, trendsAt } from './trend.rules.ts';

/** How blood pressure, glucose and weight went, with their target bands; said in words too. */
export const Trends = ({
  series,
  birthDate,
}: {
  readonly series: readonly ConceptSeries[];
  readonly birthDate: CalendarDay;
}) => {
  const age = fullYears(birthDate, useService(Clock).today());
  const shown = trendsAt(age)
    .map((trend) => ({ trend, lines: linesOf(trend, series) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section className="gw-panel" aria-labelledby="archive-trends">
      <div className="gw-panel-head">
        <h2 id="archive-trends">变化趋势</h2>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="analysis" title="还没有可画的数值">
          血压、血糖和体质指数记录后在此显示。
        </EmptyState>
      ) : null}
      {shown.map(({ trend, lines }) => (
        <figure key={trend.title} className="gw-trend">
          <figcaption>
            <strong>{trend.title}</strong>
            <span className="gw-muted">
              {trend.unit} · {trend.targetWords}
            </span>
          </figcaption>
          <TrendChart trend={trend} lines={lines} />
          <p className="gw-trend-words">{describeTrend(trend, lines)}</p>
        </figure>
      ))}
    </section>
  );
};
