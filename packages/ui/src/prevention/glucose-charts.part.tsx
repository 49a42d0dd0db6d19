import { homeGlucoseFigure } from '@gongwei/domain/charts';
import {
  GLUCOSE_POINT_LABELS,
  GLUCOSE_POINTS,
  homeSpan,
  SEVEN_POINTS,
  type GlucoseDetail,
  type HomeAsked,
  type JudgedGlucose,
} from '@gongwei/domain/prevention';
import { useMemo, type ReactNode } from 'react';
import { FigureView, GroupChart, type Drawing, type DrawnValue } from '../charts/index.ts';
import { EmptyState } from '../shared/index.ts';

/** Fewer readings make no trend. */
const ENOUGH = 3;
const PREMEAL = ['1', '3', '5'];
const PLACES: { readonly [code in JudgedGlucose['code']]: string } = {
  'critical-high': '危急高血糖',
  'hypo-2': '2级低血糖',
  'hypo-3': '3级低血糖',
  'hypo-1': '1级低血糖',
  'very-high': '显著高血糖',
  high: '高于目标',
  'low-normal': '偏低',
  'in-target': '达标',
};
const SIGNS = { above: ' ↑', below: ' ↓' } as const;

/** How glucose went, its seven points, and one line a day. */
export const GlucoseCharts = ({
  detail,
  asked,
  nothing,
}: {
  readonly detail: GlucoseDetail;
  readonly asked: HomeAsked;
  readonly nothing: ReactNode;
}) => {
  const { values, aim } = detail;
  const figure = useMemo(
    () =>
      homeGlucoseFigure(
        values.map((one) => ({
          on: one.at.slice(0, 10) as HomeAsked['today'],
          value: one.value,
          premeal: PREMEAL.includes(one.timePoint),
          hour: Number(one.at.slice(11, 13)) + Number(one.at.slice(14, 16)) / 60,
          at: GLUCOSE_POINT_LABELS[one.timePoint] ?? '',
          place: PLACES[one.code],
          ...(one.beyond && { beyond: one.beyond }),
        })),
        aim,
        homeSpan(asked),
      ),
    [values, aim, asked],
  );
  const seven = useMemo(() => sevenDrawing(detail), [detail]);
  const days = useMemo(() => dayDrawing(detail), [detail]);
  if (values.length === 0) return <section className="gw-panel">{nothing}</section>;
  return (
    <div className="gw-home-charts">
      <section className="gw-panel gw-home-trend" aria-label="血糖趋势">
        {values.length < ENOUGH ? (
          <EmptyState icon="analysis" title={`只有 ${values.length} 次，不画趋势`}>
            满 {ENOUGH} 次起画趋势图，每一次都在下面的读数里。
          </EmptyState>
        ) : (
          <FigureView figure={{ ...figure, title: '血糖趋势' }} />
        )}
      </section>
      {values.length > 0 ? (
        <>
          <GroupChart drawing={seven} />
          <div className="gw-home-days">
            <GroupChart drawing={days} />
          </div>
        </>
      ) : null}
    </div>
  );
};

/** The seven points as they were on average, beside those of the last day that had all. */
function sevenDrawing({ profile, seven }: GlucoseDetail): Drawing {
  const drawn = (value: number | undefined): DrawnValue => ({ value, said: value?.toFixed(1) ?? '—' });
  return {
    title: '七点谱',
    kind: 'line',
    unit: seven ? 'mmol/L' : 'mmol/L；这段时间没有一天测满七点',
    of: '时点',
    series: ['各时点均值', ...(seven ? [`${seven.on} 七点`] : [])],
    groups: SEVEN_POINTS.map((point, at) => ({
      label: GLUCOSE_POINT_LABELS[point] ?? '',
      values: [drawn(profile[at]), ...(seven ? [drawn(seven.values[at])] : [])],
    })),
  };
}

/** What was measured, by day and point; of several the last is shown, with how many there were. */
const dayDrawing = ({ days }: GlucoseDetail): Drawing => ({
  title: '日×时点',
  kind: 'heat',
  unit: 'mmol/L；↑ 偏高、↓ 偏低；×2 为测了两次，列最后一次',
  of: '日期',
  series: GLUCOSE_POINTS.map((point) => GLUCOSE_POINT_LABELS[point] ?? ''),
  groups: days.map(({ on, points }) => ({
    label: on,
    values: GLUCOSE_POINTS.map((point) => cell(points[point])),
  })),
});

function cell(measured: readonly JudgedGlucose[] = []): DrawnValue {
  const last = measured.at(-1);
  if (!last) return { value: undefined, said: '' };
  const times = measured.length > 1 ? ` ×${measured.length}` : '';
  return {
    value: undefined,
    said: `${last.value.toFixed(1)}${last.beyond ? SIGNS[last.beyond] : ''}${times}`,
    beyond: last.beyond,
  };
}
