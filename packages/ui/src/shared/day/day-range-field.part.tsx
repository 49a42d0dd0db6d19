import type { CalendarDay } from '@gongwei/domain/shared';
import { DayField } from './day-field.part.tsx';
import { rangeWith, type DayRange } from './day-range.rules.ts';

type Props = {
  /** What the days say, e.g. `打印日期`; the boxes are read out as `打印日期起` and `打印日期止`. */
  readonly label: string;
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly earliest?: CalendarDay | undefined;
  readonly latest?: CalendarDay | undefined;
};

/** From a day until a day, both included; either may be left open. */
export const DayRangeField = ({ label, value, onChange, earliest, latest }: Props) => (
  <span className="gw-days" role="group" aria-label={label}>
    <DayField
      label={`${label}起`}
      placeholder={`${label}起`}
      value={value.from}
      onChange={(from) => onChange(rangeWith(value, { from }))}
      {...{ earliest, latest }}
    />
    <span aria-hidden="true">–</span>
    <DayField
      label={`${label}止`}
      placeholder="止"
      value={value.until}
      onChange={(until) => onChange(rangeWith(value, { until }))}
      {...{ earliest, latest }}
    />
  </span>
);
