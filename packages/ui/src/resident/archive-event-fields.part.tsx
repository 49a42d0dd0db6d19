import { CONTACT_MODES, type ArchiveField, type ContactAttempt } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { useId } from 'react';
import { Button } from '../shared/index.ts';

type Field = {
  readonly field: ArchiveField;
  readonly value: string;
  readonly today: CalendarDay;
  readonly onChange: (value: string) => void;
};

/** A line of the window: its name, what is typed, a hint below. */
export const EventField = ({ field, value, today, onChange }: Field) => {
  const id = useId();
  const { label, kind, required, maxLength, hint } = field;
  const common = { id, value, 'aria-required': required, 'aria-describedby': hint ? `${id}-hint` : undefined };
  return (
    <div className="gw-new-field">
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
      ) : (
        <input
          {...common}
          className="gw-input"
          type={kind === 'day' ? 'date' : 'text'}
          max={kind === 'day' ? today : undefined}
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
          {COLUMNS.map(([key, label]) =>
            key === 'mode' ? (
              <select
                key={key}
                className="gw-select"
                aria-label={`第${at + 1}次${label}`}
                value={attempt.mode}
                onChange={(event) => set(at, { mode: event.target.value })}
              >
                {CONTACT_MODES.map(({ code, label: words }) => (
                  <option key={code} value={code}>
                    {words}
                  </option>
                ))}
              </select>
            ) : (
              <input
                key={key}
                className="gw-input"
                aria-label={`第${at + 1}次${label}`}
                placeholder={key === 'date' ? undefined : label}
                type={key === 'date' ? 'date' : 'text'}
                max={key === 'date' ? today : undefined}
                maxLength={key === 'result' ? 60 : 30}
                value={attempt[key]}
                onChange={(event) => set(at, { [key]: event.target.value })}
              />
            ),
          )}
        </div>
      ))}
      <Button onClick={() => onChange([...attempts, { date: '' as CalendarDay, mode: '3', contact: '', result: '' }])}>
        再加一次
      </Button>
    </fieldset>
  );
};
