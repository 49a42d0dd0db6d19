import {
  Calendar,
  DayOfWeek,
  type CalendarStrings,
  type DateFormatting,
  type ICalendar,
} from '@fluentui/react-calendar-compat';
import { Popover, PopoverSurface } from '@fluentui/react-components';
import { calendarDay, partsOf, type CalendarDay } from '@gongwei/domain/shared';
import { useEffect, useRef } from 'react';
import { Button } from '../button.part.tsx';
import { ThemeProvider } from '../theme/index.ts';

/** The lazy half of `DayField`: Fluent's calendar below the box. */
export const DayCalendar = ({
  target,
  label,
  value,
  today,
  earliest,
  latest,
  onPick,
  onClose,
}: {
  readonly target: HTMLElement;
  readonly label: string;
  readonly value: CalendarDay | undefined;
  /** The server's: the clock of a village PC may be years off. */
  readonly today: CalendarDay;
  readonly earliest: CalendarDay | undefined;
  readonly latest: CalendarDay | undefined;
  readonly onPick: (day: CalendarDay | undefined) => void;
  readonly onClose: () => void;
}) => {
  const pick = (day: CalendarDay | undefined) => {
    onPick(day);
    onClose();
  };
  const calendar = useRef<ICalendar>(null);
  // The arrows are meant for the days, and Fluent begins at the head.
  useEffect(() => calendar.current?.focus(), []);
  const within = (!earliest || today >= earliest) && (!latest || today <= latest);
  return (
    <ThemeProvider>
      <Popover
        open
        trapFocus
        // What is still sliding slips away under a quick click.
        surfaceMotion={null}
        positioning={{ target, position: 'below', align: 'start', offset: 4, autoSize: 'height' }}
        onOpenChange={(_, data) => {
          if (!data.open) onClose();
        }}
      >
        <PopoverSurface aria-label={`${label}：选日期`} className="gw-day-calendar">
          <Calendar
            componentRef={calendar}
            value={dateOf(value ?? today)}
            today={dateOf(today)}
            onSelectDate={(date) => pick(dayOf(date))}
            // Escape, which the calendar keeps from the window around it.
            onDismiss={onClose}
            firstDayOfWeek={DayOfWeek.Monday}
            strings={STRINGS}
            dateTimeFormatter={FORMATS}
            showMonthPickerAsOverlay
            showGoToToday={false}
            highlightSelectedMonth
            calendarDayProps={{ customDayCellRef: nameDay }}
            {...(earliest && { minDate: dateOf(earliest) })}
            {...(latest && { maxDate: dateOf(latest) })}
          />
          <footer>
            {within ? (
              <Button small onClick={() => pick(today)}>
                今天
              </Button>
            ) : null}
            {value ? (
              <Button small look="quiet" onClick={() => pick(undefined)}>
                清除
              </Button>
            ) : null}
          </footer>
        </PopoverSurface>
      </Popover>
    </ThemeProvider>
  );
};

/** The calendar counts in the browser's own zone; noon is the same day in every one, also when clocks are put forward. */
function dateOf(day: CalendarDay): Date {
  const { year, month, day: dayOfMonth } = partsOf(day);
  return new Date(year, month - 1, dayOfMonth, 12);
}
const dayOf = (date: Date): CalendarDay => calendarDay(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** Fluent reads a day out as `23, 11月, 2026`, in whatever language. */
const nameDay = (cell: HTMLElement | null, date: Date): void =>
  cell?.querySelector('button')?.setAttribute('aria-label', FORMATS.formatMonthDayYear(date, STRINGS));

const MONTHS = Array.from({ length: 12 }, (_, month) => `${month + 1}月`);
const STRINGS: CalendarStrings = {
  months: MONTHS,
  shortMonths: MONTHS,
  days: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  shortDays: ['日', '一', '二', '三', '四', '五', '六'],
  goToToday: '回到今天',
  prevMonthAriaLabel: '上个月',
  nextMonthAriaLabel: '下个月',
  prevYearAriaLabel: '上一年',
  nextYearAriaLabel: '下一年',
  prevYearRangeAriaLabel: '前几年',
  nextYearRangeAriaLabel: '后几年',
  monthPickerHeaderAriaLabel: '{0}，改选年份',
  yearPickerHeaderAriaLabel: '{0}，改选月份',
  closeButtonAriaLabel: '关闭',
  selectedDateFormatString: '已选 {0}',
  todayDateFormatString: '今天 {0}',
};
const FORMATS: DateFormatting = {
  formatDay: (date) => String(date.getDate()),
  formatMonth: (date) => `${date.getMonth() + 1}月`,
  formatYear: (date) => `${date.getFullYear()}年`,
  formatMonthDayYear: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日`,
  formatMonthYear: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月`,
};
