import { createChartSheet, createChartValues, type FormSession } from '@gongwei/application/forms';
import { ResidentDirectory } from '@gongwei/application/resident';
import { drawFigure, keysOfChart, type Figure, type FigureId, type FormChart } from '@gongwei/domain/charts';
import { useMemo, type ReactNode } from 'react';
import { FigureTable, FigureView } from '../../charts/index.ts';
import { useService } from '../../shared/services.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';
import { idleBatcher } from '../keys/idle-batcher.ts';

type Props = {
  readonly session: FormSession;
  readonly chart: FormChart;
  readonly ids: readonly FigureId[];
  readonly waiting: ReactNode;
};

/** The figures of a chart with what was measured before, and with the point of what is being typed. A chunk of its own. */
export const ChartFigures = ({ session, chart, ids, waiting }: Props) => {
  const { value, reload } = useLoaded(
    createChartValues,
    useService(ResidentDirectory),
    session.context.resident?.id,
    chart,
  );
  const { sheet } = useLoaded(
    createChartSheet,
    session,
    useMemo(() => keysOfChart(chart), [chart]),
    idleBatcher.later,
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
