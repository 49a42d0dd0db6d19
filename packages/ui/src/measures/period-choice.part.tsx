import { calendarPeriods } from '@gongwei/domain/measures';
import type { PeriodProps } from './analysis-filters.part.tsx';

/** The year whole, a quarter or a month of it. */
export const PeriodChoice = ({ year, view, onChange }: PeriodProps) => {
  const periods = calendarPeriods(year);
  const chosen = periods.findIndex(({ from, until }) => from === view.from && until === view.until);
  return (
    <label>
      期间
      <select
        className="gw-select"
        value={chosen}
        onChange={(event) => {
          const period = periods[Number(event.target.value)];
          if (period) onChange({ from: period.from, until: period.until });
        }}
      >
        {chosen < 0 ? (
          <option value={-1}>
            {view.from} 至 {view.until}
          </option>
        ) : null}
        {periods.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};
