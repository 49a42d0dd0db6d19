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
  const earlier = useEarlier(session, chart);
  const sheet = useChartSheet(
    session,
    useMemo(() => keysOfChart(chart), [chart]),
  );
  const { value, failure } = earlier;
  const figures = useMemo(
    () => value && ids.map((id) => ({ id, figure: drawFigure(id, chart, { ...sheet, ...value }) })),
    [ids, chart, sheet, value],
  );
  if (!figures) return failure === undefined ? waiting : <Failed retry={earlier.reload} waiting={waiting} />;
  const drawn = figures.flatMap(({ figure }) => (figure ? [figure] : []));
  return (
    <>
      <div className="gwf-figures">
        {figures.map(({ id, figure }) =>
          figure ? (
            <FigureView key={id} figure={figure} />
          ) : (
            <p key={id} className="gwf-figure-room gw-muted">
              {LACKING[id] ?? '数值不足，暂不能画图'}
            </p>
          ),
        )}
      </div>
      <Numbers figures={drawn} />
    </>
  );
};

const LACKING: { readonly [id in FigureId]?: string } = { 'pregnancy-gain': '填写身高后显示增重曲线' };

/** Earlier values of the resident and, for growth, the curves. */
function useEarlier(session: FormSession, chart: FormChart) {
  const residents = useService(ResidentDirectory);
  const residentId = session.context.resident?.id;
  return useResource(
    useCallback(async () => {
      const [series, reference] = await Promise.all([
        residentId === undefined ? [] : residents.series(residentId, conceptsOfChart(chart)),
        chart.kind === 'growth' ? loadGrowthPercentiles().then(nationalReference) : undefined,
      ]);
      return { series, reference };
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

/** Nobody's work stops for a chart: it says quietly that it is not there. */
const Failed = ({ retry, waiting }: { readonly retry: () => void; readonly waiting: ReactNode }) => (
  <div className="gwf-figures-failed">
    {waiting}
    <p>
      以往的数值没有取到，不影响填写。
      <button type="button" className="gwf-link" onClick={retry}>
        重试
      </button>
    </p>
  </div>
);
