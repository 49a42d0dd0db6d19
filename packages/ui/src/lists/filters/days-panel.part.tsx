import { Clock } from '@gongwei/application/shared';
import { relativeDay } from '@gongwei/domain/lists';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { DayRangeField } from '../../shared/filters.ts';
import { useService } from '../../shared/index.ts';
import type { PanelProps } from './filter-panel-props.ts';

/** As filters keep them; a view's may say `@today-30d`. */
type Stretch = { readonly from?: CalendarDay; readonly to?: CalendarDay };

/** From a day until a day, with the stretches that are asked for most. */
export const DaysPanel = ({ filter, value, onChange, onDone }: PanelProps) => {
  const today = useService(Clock).today();
  const { from, to } = (value && !('text' in value) ? value : {}) as Stretch;
  const dayOf = (bound: CalendarDay | undefined) => bound && (relativeDay(bound, today) ?? bound);
  const usual: readonly (readonly [string, CalendarDay, CalendarDay])[] = [
    ['今天', today, today],
    ['近 7 天', addDays(today, -6), today],
    ['近 30 天', addDays(today, -29), today],
    ['今年', `${today.slice(0, 4)}-01-01` as CalendarDay, today],
  ];
  return (
    <div className="gw-range gw-range--days">
      <DayRangeField
        label={filter.label}
        value={{ from: dayOf(from), until: dayOf(to) }}
        onChange={(range) =>
          onChange({ ...(range.from && { from: range.from }), ...(range.until && { to: range.until }) })
        }
      />
      <span className="gw-range-usual">
        {usual.map(([label, first, last]) => (
          <button
            key={label}
            type="button"
            className="gw-link"
            onClick={() => {
              onChange({ from: first, to: last });
              onDone();
            }}
          >
            {label}
          </button>
        ))}
      </span>
    </div>
  );
};
