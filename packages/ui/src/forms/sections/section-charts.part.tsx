import { createFoldedChart, sheetOf, type FormSession } from '@gongwei/application/forms';
import { StoredItems } from '@gongwei/application/shared';
import { figuresFor, FORM_CHARTS, keysOfChart, type FigureId, type FormChart } from '@gongwei/domain/charts';
import { memo, useEffect, useState } from 'react';
import { useService } from '../../shared/services.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';
import './section-charts.css';

const bringFigures = async () => (await import('./chart-figures.part.tsx')).ChartFigures;
type ChartFigures = Awaited<ReturnType<typeof bringFigures>>;

type Shown = { readonly chart: FormChart; readonly ids: readonly FigureId[] };

const TITLES: { readonly [kind in FormChart['kind']]: string } = {
  growth: '生长曲线',
  pregnancy: '孕期曲线',
  pressure: '血压趋势',
  glucose: '血糖趋势',
};

/**
 * The charts of a section, below its fields. Which there are is settled once, when the form opens: room that came and went while somebody
 * types would move what he looks at.
 */
export const SectionCharts = memo(
  ({ session, sectionId }: { readonly session: FormSession; readonly sectionId: string }) => {
    const [shown] = useState(() => chartsOf(session, sectionId));
    return shown.map(({ chart, ids }) => <FoldedChart key={chart.kind} session={session} chart={chart} ids={ids} />);
  },
);
SectionCharts.displayName = 'SectionCharts';

function chartsOf(session: FormSession, sectionId: string): readonly Shown[] {
  const id = session.form.definition.id;
  const charts = Object.hasOwn(FORM_CHARTS, id) ? (FORM_CHARTS[id] ?? []) : [];
  return charts.flatMap((chart) => {
    if (chart.section !== sectionId) return [];
    const ids = figuresFor(chart, sheetOf(session, keysOfChart(chart)), session.knowsConcept);
    return ids.length === 0 ? [] : [{ chart, ids }];
  });
}

/** Folded or not is remembered for the kind of chart, on this device. Not a button: those are dead for whoever may only look. */
const FoldedChart = ({ session, chart, ids }: Shown & { readonly session: FormSession }) => {
  const { folded, fold } = useLoaded(createFoldedChart, useService(StoredItems), chart.kind);
  return (
    <details className="gwf-charts" open={!folded} onToggle={(event) => fold(!event.currentTarget.open)}>
      <summary>{TITLES[chart.kind]}</summary>
      {folded ? null : <Figures session={session} chart={chart} ids={ids} />}
    </details>
  );
};

/** What draws comes over the line when a chart is unfolded. Where it does not come the form stands all the same: nobody fills in a drawing. */
const Figures = ({ ids, ...chart }: Shown & { readonly session: FormSession }) => {
  const [part, setPart] = useState<{ readonly Drawn?: ChartFigures }>();
  useEffect(() => {
    let left = false;
    const put = (come: { readonly Drawn?: ChartFigures }): void => {
      if (!left) setPart(come);
    };
    bringFigures().then(
      (Drawn) => put({ Drawn }),
      () => put({}),
    );
    return () => {
      left = true;
    };
  }, []);
  const waiting = <Waiting count={ids.length} />;
  if (!part) return waiting;
  return part.Drawn ? (
    <part.Drawn {...chart} ids={ids} waiting={waiting} />
  ) : (
    <p className="gw-muted">曲线没有加载出来，不影响填写；网络恢复后收起再展开。</p>
  );
};

/** As high as the figures will be. */
const Waiting = ({ count }: { readonly count: number }) => (
  <div className="gwf-figures" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className="gwf-figure-room" />
    ))}
  </div>
);
