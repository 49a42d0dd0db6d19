import { createFoldedChart, sheetOf, type FormSession } from '@gongwei/application/forms';
import { StoredItems } from '@gongwei/application/shared';
import { figuresFor, FORM_CHARTS, keysOfChart, type FigureId, type FormChart } from '@gongwei/domain/charts';
import { memo, useState } from 'react';
import { useService } from '../../shared/services.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';
import { partOverLine } from '../part-over-line.tsx';
import './section-charts.css';

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

/** As high as the figures will be. */
const Waiting = ({ count }: { readonly count: number }) => (
  <div className="gwf-figures" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className="gwf-figure-room" />
    ))}
  </div>
);

type Drawn = Shown & { readonly session: FormSession };
const Figures = partOverLine<Drawn>(
  '曲线',
  async () => {
    const { ChartFigures } = await import('./chart-figures.part.tsx');
    return (props) => <ChartFigures {...props} waiting={<Waiting count={props.ids.length} />} />;
  },
  { until: ({ ids }) => <Waiting count={ids.length} /> },
);
