import { CONTACT_MODES, type ArchiveField, type ContactAttempt } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { useId } from 'react';
import { Button } from '../../shared/index.ts';
import { DayField } from '../../shared/filters.ts';

type Field = {
  readonly field: ArchiveField;
  readonly value: string;
  readonly today: CalendarDay;
  /** Was to be filled in before it could be done. */
  readonly missing: boolean;
  readonly onChange: (value: string) => void;
};

/** A line of the window: its name, what is typed, a hint below. */
export const EventField = ({ field, value, today, missing, onChange }: Field) => {
  const id = useId();
  const { label, kind, required, maxLength, hint } = field;
  const common = {
    ...{ id, value, 'aria-required': required, 'aria-invalid': missing },
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="gw-new-field" data-line={field.key}>
      <label htmlFor={id}>
        {label}
        {required ? <b aria-hidden="true">*</b> : null}
      </label>
      {kind === 'choice' ? (
        <select {...common} className="gw-select" onChange={(event) => onChange(event.target.value)}>
          <option value="">请选择</option>
          {field.choices?.map(({ code, label: words }) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      ) : kind === 'long' ? (
        <textarea
          {...common}
          className="gw-input gw-event-long"
          rows={3}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : kind === 'day' ? (
        <DayField
          label={label}
          value={(value || undefined) as CalendarDay | undefined}
          latest={today}
          onChange={(day) => onChange(day ?? '')}
        />
      ) : (
        <input
          {...common}
          className="gw-input"
          type="text"
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {hint ? (
        <p id={`${id}-hint`} className="gw-event-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
};

const COLUMNS = [
  ['date', '日期'],
  ['mode', '方式'],
  ['contact', '联系对象'],
  ['result', '结果'],
] as const;

type Cell = {
  readonly attempt: ContactAttempt;
  readonly at: number;
  readonly column: (typeof COLUMNS)[number];
  readonly today: CalendarDay;
  readonly onChange: (value: string) => void;
};

const AttemptCell = ({ attempt, at, column: [key, label], today, onChange }: Cell) => {
  const name = `第${at + 1}次${label}`;
  if (key === 'date')
    return (
      <DayField label={name} value={attempt.date || undefined} latest={today} onChange={(day) => onChange(day ?? '')} />
    );
  if (key === 'mode')
    return (
      <select
        className="gw-select"
        aria-label={name}
        value={attempt.mode}
        onChange={({ target }) => onChange(target.value)}
      >
        {CONTACT_MODES.map(({ code, label: words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    );
  return (
    <input
      className="gw-input"
      aria-label={name}
      placeholder={label}
      maxLength={key === 'result' ? 60 : 30}
      value={attempt[key]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

/** The attempts to reach somebody, a row each. */
export const AttemptRows = ({
  field,
  attempts,
  today,
  onChange,
}: {
  readonly field: ArchiveField;
  readonly attempts: readonly ContactAttempt[];
  readonly today: CalendarDay;
  readonly onChange: (attempts: readonly ContactAttempt[]) => void;
}) => {
  const set = (at: number, change: { readonly [key: string]: string }) =>
    onChange(attempts.map((one, place) => (place === at ? ({ ...one, ...change } as ContactAttempt) : one)));
  return (
    <fieldset className="gw-event-attempts">
      <legend>
        {field.label}
        <b aria-hidden="true">*</b>
        <span className="gw-event-hint">{field.hint}</span>
      </legend>
      {attempts.map((attempt, at) => (
        <div key={at} className="gw-event-attempt">
          {COLUMNS.map((column) => (
            <AttemptCell
              key={column[0]}
              {...{ attempt, at, column, today }}
              onChange={(value) => set(at, { [column[0]]: value })}
            />
          ))}
        </div>
      ))}
      <Button onClick={() => onChange([...attempts, { date: '' as CalendarDay, mode: '3', contact: '', result: '' }])}>
        再加一次
      </Button>
    </fieldset>
  );
};
