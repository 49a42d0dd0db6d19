import { Clock } from '@gongwei/application/shared';
import { isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react';
import { dayLeft } from './day-entry.rules.ts';
import { Icon } from '../icon.part.tsx';
import { useService } from '../services.tsx';
import './day-field.css';

const load = () => import('./day-calendar.part.tsx');
const DayCalendar = lazy(() => load().then((module) => ({ default: module.DayCalendar })));

export type DayFieldProps = {
  /** Read out, not shown: what the day says. */
  readonly label: string;
  readonly value: CalendarDay | undefined;
  /** With a real day within the bounds, or nothing; never while it is being typed. */
  readonly onChange: (day: CalendarDay | undefined) => void;
  /** In the empty box. */
  readonly placeholder?: string;
  /** Bounds, both included. A day typed without its year is never after `latest`. */
  readonly earliest?: CalendarDay | undefined;
  readonly latest?: CalendarDay | undefined;
  /** What it says may be changed, not emptied. */
  readonly required?: boolean | undefined;
};

/**
 * A day outside of the forms, e.g. of a filter: typed as everywhere in the product (`1120`, `20261120`, `今天`), or picked from a
 * calendar that comes over the wire when it is first wanted. Taken over when the field is left or Enter is pressed; ↓ opens the calendar.
 */
export const DayField = (props: DayFieldProps) => {
  const { label, value, onChange, placeholder = '如 1120', earliest, latest, required } = props;
  const today = useService(Clock).today();
  const problemId = useId();
  const [text, setText] = useState<string>(value ?? '');
  const [seen, setSeen] = useState(value);
  const [problem, setProblem] = useState<string>();
  const [frame, setFrame] = useState<HTMLSpanElement | null>(null);
  const [open, setOpen] = useState(false);
  if (seen !== value) {
    // Changed from outside, e.g. by clearing all filters.
    setSeen(value);
    setText(value ?? '');
    setProblem(undefined);
  }
  const take = (day: CalendarDay | undefined) => {
    // Only where it differs: React keeps an update that changes nothing and would play it back over what comes from outside.
    if (text !== (day ?? '')) setText(day ?? '');
    setProblem(undefined);
    if (day !== value) onChange(day);
  };
  const settle = () => {
    const { day, problem: none } = dayLeft(text, today, props);
    if (none) setProblem(none);
    else take(day);
  };
  const close = () => {
    setOpen(false);
    frame?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
    // A day that is taken over already: a window is confirmed by Enter here as in its other boxes.
    if (event.key === 'Enter' && text === (value ?? '')) return;
    event.preventDefault();
    settle();
    if (event.key === 'ArrowDown') setOpen(true);
  };
  return (
    <span ref={setFrame} className="gw-day" data-on={value && true} onPointerEnter={() => void load()}>
      <input
        className="gw-input"
        aria-label={label}
        aria-required={required}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        maxLength={11}
        onChange={({ target }) => setText(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <button
        type="button"
        // Not a stop of its own: ↓ in the box does the same.
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}，选日期`}
        title="选日期 ↓"
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" />
      </button>
      <span id={problemId} className="gw-day-problem" role="alert">
        {problem}
      </span>
      {open && frame ? (
        <Suspense fallback={null}>
          <DayCalendar
            value={isCalendarDay(text) ? text : value}
            {...{ label, today, earliest, latest, target: frame, onPick: take, onClose: close }}
          />
        </Suspense>
      ) : null}
    </span>
  );
};
