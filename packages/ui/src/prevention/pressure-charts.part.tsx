import { pressureFigure } from '@gongwei/domain/charts';
import {
  homeSpan,
  PRESSURE_SLOT_LABELS,
  PRESSURE_SLOTS,
  type HomeAsked,
  type PressureDetail,
} from '@gongwei/domain/prevention';
import { useMemo, type ReactNode } from 'react';
import { FigureView, GroupChart, type Drawing } from '../charts/index.ts';
import { EmptyState } from '../shared/index.ts';

/** Fewer sittings make no trend. */
const ENOUGH = 3;

/** How the pressure went, and at which time of the day it is how high. */
export const PressureCharts = ({
  detail,
  asked,
  nothing,
}: {
  readonly detail: PressureDetail;
  readonly asked: HomeAsked;
  readonly nothing: ReactNode;
}) => {
  const { sessions, aim, slots } = detail;
  const figure = useMemo(
    () =>
      pressureFigure(
        sessions.map((one) => ({
          on: one.on,
          values: [Math.round(one.systolic), Math.round(one.diastolic)],
          hour: Number(one.at.slice(11, 13)) + Number(one.at.slice(14, 16)) / 60,
          at: PRESSURE_SLOT_LABELS[one.slot ?? '0'] ?? '',
        })),
        aim,
        '家庭目标',
        { most: Number.POSITIVE_INFINITY, days: homeSpan(asked) },
      ),
    [sessions, aim, asked],
  );
  const drawing = useMemo(() => slotDrawing(slots), [slots]);
  if (sessions.length === 0) return <section className="gw-panel">{nothing}</section>;
  return (
    <div className="gw-home-charts">
      <section className="gw-panel gw-home-trend" aria-label="血压趋势">
        {sessions.length < ENOUGH ? (
          <EmptyState icon="analysis" title={`只有 ${sessions.length} 次，不画趋势`}>
            满 {ENOUGH} 次起画趋势图，每一次都在下面的读数里。
          </EmptyState>
        ) : (
          <FigureView figure={{ ...figure, title: '血压趋势' }} />
        )}
      </section>
      {sessions.length > 0 ? <GroupChart drawing={drawing} /> : null}
    </div>
  );
};

const slotDrawing = (slots: PressureDetail['slots']): Drawing => ({
  title: '各时段均值',
  kind: 'grouped',
  unit: 'mmHg',
  of: '时段',
  series: ['收缩压', '舒张压'],
  groups: PRESSURE_SLOTS.flatMap((slot) => {
    const mean = slots[slot];
    if (!mean) return [];
    return [
      {
        label: `${PRESSURE_SLOT_LABELS[slot]}（${mean.n}次）`,
        values: [mean.systolic, mean.diastolic].map((value, at) => ({
          value,
          said: `${value}${mean.high[at] ? ' ↑' : ''}`,
          beyond: mean.high[at] ? ('above' as const) : undefined,
        })),
      },
    ];
  }),
});
