import { createSessionCalendar, type CalendarSession, type SessionCalendar } from '@gongwei/application/scheduling';
import { ListGateway } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import { isOfView, stepped, viewLabel, viewOf, weeksOf, type CalendarView } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, FaultState, Icon, LoadingState, useLoaded, useService } from '../shared/index.ts';
import { SessionEntry } from './session-entry.part.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import './session-calendar.css';

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
/** Sessions of a day a month has room for; the others are in its week. */
const MOST = 4;
const LIST = '/appointManage';
const SPANS = [
  ['month', '按月'],
  ['week', '按周'],
] as const;

/** 预约日历: the sessions of a month or a week, how full they are, and the way to the desk of each. */
export const SessionCalendarScreen = () => {
  const clock = useService(Clock);
  const today = clock.today();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search.get('view'), today);
  const asked = `${view.span} ${view.day}`;
  const [first] = useState(asked);
  const { value, failure, ask, reload } = useLoaded(createSessionCalendar, useService(ListGateway), clock, first);
  useEffect(() => ask(asked), [ask, asked]);
  const frame = useRef<HTMLElement>(null);
  const go = (to: CalendarView): void => setSearch({ view: `${to.span} ${to.day}` }, { replace: true });
  const { cursor, layer } = useCalendarKeys(view, today, go);
  return (
    <section className="gw-session-calendar" ref={frame} data-span={view.span}>
      <div className="gw-page-head">
        <h1>{viewLabel(view)}体检场次</h1>
        <CalendarTools view={view} today={today} go={go} print={() => printOnly(frame.current)} />
      </div>
      {value ? <Totals calendar={value} stale={failure !== undefined} /> : null}
      {value ? (
        <Days calendar={value} view={view} today={today} cursor={cursor} layer={layer} go={go} />
      ) : failure === undefined ? (
        <LoadingState />
      ) : (
        <FaultState fault={failure} onRetry={reload} />
      )}
      <p className="gw-calendar-keys gw-muted">
        方向键换一天，PageUp、PageDown 换一页，回车进到这一天的场次，T 回到今天。
      </p>
    </section>
  );
};

/** Nothing else of the page goes on the paper. */
function printOnly(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.dataset['printing'] = '';
  window.addEventListener('afterprint', () => delete frame.dataset['printing'], { once: true });
  window.print();
}

const CalendarTools = ({
  view,
  today,
  go,
  print,
}: {
  readonly view: CalendarView;
  readonly today: CalendarDay;
  readonly go: (to: CalendarView) => void;
  readonly print: () => void;
}) => {
  const unit = view.span === 'month' ? '月' : '周';
  return (
    <span className="gw-calendar-tools">
      <Button onClick={() => go(stepped(view, -1))}>上{unit}</Button>
      <Button onClick={() => go({ ...view, day: today })}>今天</Button>
      <Button onClick={() => go(stepped(view, 1))}>下{unit}</Button>
      {SPANS.map(([span, label]) => (
        <Button key={span} aria-pressed={view.span === span} onClick={() => go({ ...view, span })}>
          {label}
        </Button>
      ))}
      <Button onClick={print}>
        <Icon name="print" />
        打印
      </Button>
      <Link className="gw-button" to={LIST}>
        列表
      </Link>
    </span>
  );
};

const Totals = ({ calendar, stale }: { readonly calendar: SessionCalendar; readonly stale: boolean }) => (
  <p className="gw-calendar-totals" role="status">
    共 <strong>{calendar.sessions}</strong> 场，号源 <strong>{calendar.capacity}</strong>，已约{' '}
    <strong>{calendar.reserved}</strong>，剩余 <strong>{calendar.left}</strong>
    {calendar.more ? '；场次太多，只画出前一千场，请到列表里看全部' : ''}
    {stale ? <span className="gw-chip gw-chip--warn">网络不通，显示的是刚才的数字</span> : null}
  </p>
);

type DaysProps = {
  readonly calendar: SessionCalendar;
  readonly view: CalendarView;
  readonly today: CalendarDay;
  readonly cursor: CalendarDay;
  readonly layer: RefObject<HTMLTableSectionElement | null>;
  readonly go: (to: CalendarView) => void;
};

const Days = ({ calendar, cursor, layer, ...rest }: DaysProps) => (
  <table className="gw-calendar" aria-label="体检场次">
    <thead>
      <tr>
        {WEEKDAYS.map((word) => (
          <th key={word} scope="col">
            {word}
          </th>
        ))}
      </tr>
    </thead>
    <tbody ref={layer}>
      {weeksOf(rest.view).map((week) => (
        <tr key={week[0]}>
          {week.map((day, at) => (
            <Day
              key={day}
              day={day}
              weekday={WEEKDAYS[at] ?? ''}
              sessions={calendar.byDay.get(day) ?? []}
              active={day === cursor}
              {...rest}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Day = ({
  day,
  weekday,
  sessions,
  active,
  view,
  today,
  go,
}: Pick<DaysProps, 'view' | 'today' | 'go'> & {
  readonly day: CalendarDay;
  readonly weekday: string;
  readonly sessions: readonly CalendarSession[];
  readonly active: boolean;
}) => {
  const week = view.span === 'week';
  const shown = week ? sessions : sessions.slice(0, MOST);
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return (
    <td
      data-day={day}
      data-today={day === today || undefined}
      data-outside={isOfView(view, day) ? undefined : true}
      data-none={sessions.length === 0 || undefined}
      tabIndex={active ? 0 : -1}
      aria-label={`${month}月${date}日${weekday}，${sessions.length === 0 ? '没有场次' : `${sessions.length} 场`}`}
    >
      <span className="gw-calendar-day" aria-hidden="true">
        <span className="gw-calendar-month">{month}月</span>
        {date}
        <span className="gw-calendar-month">日 {weekday}</span>
      </span>
      <ul>
        {shown.map((session) => (
          <li key={session.id}>
            <SessionEntry session={session} whole={week} />
          </li>
        ))}
      </ul>
      {sessions.length > shown.length ? (
        <Button look="quiet" small onClick={() => go({ span: 'week', day })}>
          还有 {sessions.length - shown.length} 场
        </Button>
      ) : null}
    </td>
  );
};
