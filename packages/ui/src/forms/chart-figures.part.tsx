import type { FormSession } from '@gongwei/application/forms';
import { ResidentDirectory } from '@gongwei/application/resident';
import {
  conceptsOfChart,
  drawFigure,
  keysOfChart,
  nationalReference,
  type Figure,
  type FigureId,
  type FormChart,
} from '@gongwei/domain/charts';
import { loadGrowthPercentiles } from '@gongwei/domain/maternal-child';
import { useCallback, useMemo, type ReactNode } from 'react';
import { FigureTable, FigureView } from '../charts/index.ts';
import { useService } from '../shared/services.tsx';
import { useResource } from '../shared/use-resource.ts';
import { useChartSheet } from './use-chart-sheet.ts';

type Props = {
  readonly session: FormSession;
  readonly chart: FormChart;
  readonly ids: readonly FigureId[];
  readonly waiting: ReactNode;
};

/** The figures of a chart with what was measured before, and with the point of what is being typed. A chunk of its own. */
export const ChartFigures = ({ session, chart, ids, waiting }: Props) => {
  const { value, reload } = useEarlier(session, chart);
  const sheet = useChartSheet(
    session,
    useMemo(() => keysOfChart(chart), [chart]),
  );
  const figures = useMemo(
    () => value && ids.map((id) => ({ id, figure: drawFigure(id, chart, { ...sheet, ...value }) })),
    [ids, chart, sheet, value],
  );
  if (!value || !figures) return waiting;
  return (
    <>
      <div className="gwf-figures">
        {figures.map(({ id, figure }) =>
          figure ? (
            <FigureView key={id} figure={figure} />
          ) : (
            <p key={id} className="gwf-figure-room gw-muted">
              {id === 'pregnancy-gain' ? '填写身高后显示增重曲线' : '曲线没有取到'}
            </p>
          ),
        )}
      </div>
      <div className="gwf-figures-foot">
        <Numbers figures={figures.flatMap(({ figure }) => (figure ? [figure] : []))} />
        {value.complete ? null : (
          <span className="gwf-figures-missed">
            以往的数值没有取到，不影响填写。
            <button type="button" className="gwf-link" onClick={reload}>
              重试
            </button>
          </span>
        )}
      </div>
    </>
  );
};

/** Earlier values of the resident and, for growth, the curves. Nobody's work stops for a chart: without the server today's point is drawn alone. */
function useEarlier(session: FormSession, chart: FormChart) {
  const residents = useService(ResidentDirectory);
  const residentId = session.context.resident?.id;
  return useResource(
    useCallback(async () => {
      const asked = residentId === undefined ? [] : residents.series(residentId, conceptsOfChart(chart));
      const curves = chart.kind === 'growth' ? loadGrowthPercentiles().then(nationalReference) : undefined;
      const [series, reference] = await Promise.allSettled([asked, curves]);
      return {
        series: series.status === 'fulfilled' ? series.value : [],
        reference: reference.status === 'fulfilled' ? reference.value : undefined,
        complete: series.status === 'fulfilled' && reference.status === 'fulfilled',
      };
    }, [residents, residentId, chart]),
  );
}

const Numbers = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <details className="gwf-figure-numbers">
    <summary>数值表</summary>
    <div>
      {figures.map((figure) => (
        <FigureTable key={figure.id} figure={figure} />
      ))}
    </div>
  </details>
);
