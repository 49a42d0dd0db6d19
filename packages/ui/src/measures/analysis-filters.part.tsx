import type { AnalysisSession, AnalysisView } from '@gongwei/application/measures';
import type { Breakdown } from '@gongwei/domain/measures';
import { BY_AUTHOR, lastYears, waysOf, wholeYear, type Days } from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import { DayField } from '../shared/day/day-field.part.tsx';
import { lazy, Suspense } from 'react';
import { Button } from '../shared/index.ts';

/** For who may only look. */
const PeriodChoice = lazy(() =>
  import('./period-choice.part.tsx').then((module) => ({ default: module.PeriodChoice })),
);

type Props = {
  readonly session: AnalysisSession;
  readonly view: AnalysisView;
  readonly today: CalendarDay;
  /** Numbers are rounded: one filter at a time. */
  readonly rounded: boolean;
  /** Only whole years, quarters and months. */
  readonly wholeMonths: boolean;
};

/** How many years back one can choose. */
const YEARS_BACK = 6;

/** Of which days, which people, and told apart by what. */
export const AnalysisFilters = ({ session, view, today, rounded, wholeMonths }: Props) => {
  const { page } = session;
  const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));
  const [year, years] = [yearOf(view.from), lastYears(yearOf(today), YEARS_BACK)];
  return (
    <div className="gw-filters gwm-filters" role="search" aria-label={`筛选${page.title}`}>
      <label>
        年度
        <select
          className="gw-select"
          value={year}
          onChange={({ target }) => session.look(wholeYear(Number(target.value)))}
        >
          {(years.includes(year) ? years : [year, ...years]).map((one) => (
            <option key={one} value={one}>
              {one}年
            </option>
          ))}
        </select>
      </label>
      {wholeMonths ? (
        <Suspense fallback={null}>
          <PeriodChoice year={year} view={view} onChange={session.look} />
        </Suspense>
      ) : (
        <DaysChoice year={year} view={view} onChange={session.look} />
      )}
      {page.filters.map((filter) => (
        <GroupFilter
          key={filter.id}
          filter={filter}
          groups={view.groups}
          alone={rounded}
          onChange={(groups) => session.look({ groups })}
        />
      ))}
      <PeopleChips session={session} people={view.people} />
      {/* How it is told goes to the next line together: no command stands there alone. */}
      <span className="gwm-days">
        <label>
          按
          <select className="gw-select" value={view.by} onChange={({ target }) => session.look({ by: target.value })}>
            {waysOf(page).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          分组
        </label>
        <Button
          aria-pressed={view.compared}
          look={view.compared ? 'primary' : 'normal'}
          onClick={() => session.look({ compared: !view.compared })}
        >
          年度对比
        </Button>
      </span>
    </div>
  );
};

/** Staff the numbers are narrowed to; a click takes one away. */
const PeopleChips = ({ session, people }: Pick<Props, 'session'> & Pick<AnalysisView, 'people'>) =>
  people.map(({ key, label }) => (
    <button
      key={key}
      type="button"
      className="gw-chip gwm-person"
      aria-label={`不再只看${label}`}
      onClick={() => session.look({ people: people.filter((one) => one.key !== key) })}
    >
      {key.startsWith(BY_AUTHOR) ? '录入人' : '责任医生'}：{label} ×
    </button>
  ));

export type PeriodProps = Pick<Props, 'view'> & {
  readonly year: number;
  readonly onChange: (change: Partial<Days>) => void;
};

/** Neither passes the other: what stands in the boxes is what is counted. */
const DaysChoice = ({ year, view: { from, until }, onChange }: PeriodProps) => {
  const whole = wholeYear(year);
  return (
    <span className="gwm-days">
      <DayField label="从" value={from} latest={until} onChange={(day) => onChange({ from: day ?? whole.from })} />
      至
      <DayField label="到" value={until} earliest={from} onChange={(day) => onChange({ until: day ?? whole.until })} />
    </span>
  );
};

const GroupFilter = ({
  filter: { id, label, groups: own },
  groups,
  alone,
  onChange,
}: {
  readonly filter: Breakdown;
  readonly groups: readonly string[];
  /** Takes the place of the other filters. */
  readonly alone: boolean;
  readonly onChange: (groups: readonly string[]) => void;
}) => {
  const isOwn = (key: string): boolean => key.startsWith(`${id}:`);
  const others = alone ? [] : groups.filter((key) => !isOwn(key));
  const chosen = groups.find(isOwn) ?? '';
  return (
    <select
      className="gw-select"
      aria-label={label}
      data-on={!!chosen || undefined}
      value={chosen}
      onChange={({ target: { value } }) => onChange([...others, value].filter(Boolean))}
    >
      <option value="">{label}：全部</option>
      {own.map((group) => (
        <option key={group.code} value={`${id}:${group.code}`}>
          {group.label}
        </option>
      ))}
    </select>
  );
};
