import {
  PRESSURE_SLOT_LABELS,
  PRESSURE_SLOTS,
  type PressureDay,
  type PressureDetail,
  type SlotMean,
} from '@gongwei/domain/prevention';
import { useMemo, type ReactNode } from 'react';
import { GroupChart, type Drawing, type DrawnValue } from '../charts/index.ts';

const NOTHING: DrawnValue = { value: undefined, said: '' };

/** One line a day: morning, forenoon … night, the mean of the day and its gravest warning. */
export const PressureDays = ({
  days,
  aim,
  nothing,
}: {
  readonly days: readonly PressureDay[];
  readonly aim: PressureDetail['aim'];
  readonly nothing: ReactNode;
}) => {
  const drawing = useMemo((): Drawing => {
    return {
      title: '按日表',
      kind: 'heat',
      unit: `mmHg；↑ 不低于家庭目标 ${aim.systolic}/${aim.diastolic}；×2 为两次的均值`,
      of: '日期',
      series: [...PRESSURE_SLOTS.map((slot) => PRESSURE_SLOT_LABELS[slot] ?? ''), '日均值', '最高预警'],
      groups: days.map(({ on, slots, mean, level }) => ({
        label: on,
        values: [
          ...PRESSURE_SLOTS.map((slot) => cell(slots[slot])),
          cell(mean),
          level > 0
            ? { value: undefined, said: `${level} 级`, beyond: level > 1 ? ('above' as const) : undefined }
            : NOTHING,
        ],
      })),
    };
  }, [days, aim]);
  return days.length === 0 ? (
    nothing
  ) : (
    <div className="gw-home-days">
      <GroupChart drawing={drawing} />
    </div>
  );
};

function cell(mean: SlotMean | undefined): DrawnValue {
  if (!mean) return NOTHING;
  const high = mean.high.includes(true);
  return {
    // No shade: the numbers of somebody are told apart by their marks.
    value: undefined,
    said: `${mean.systolic}/${mean.diastolic}${high ? ' ↑' : ''}${mean.n > 1 ? ` ×${mean.n}` : ''}`,
    beyond: high ? 'above' : undefined,
  };
}
