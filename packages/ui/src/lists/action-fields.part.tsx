import { ListSessions } from '@gongwei/application/lists';
import type { ActionField, Answers, ListRow } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { useEffect, useId } from 'react';
import { DayField } from '../shared/filters.ts';
import { RowChoice } from './row-choice.part.tsx';
import { useBehavior, useService, useUserSession } from '../shared/index.ts';

import { useList } from './list-context.ts';
import { PlacesBelow } from './places-below.part.tsx';

type Props = {
  readonly fields: readonly ActionField[];
  readonly answers: Answers;
  /** The rows the action is for, as far as they are known. */
  readonly rows: readonly ListRow[];
  readonly onChange: (answers: Answers) => void;
};

/** What an action asks, as fields. */
export const ActionFields = ({ fields, answers, rows, onChange }: Props) => (
  <>
    {fields.map((field) => (
      <Field
        key={field.key}
        field={field}
        value={answers[field.key]}
        rows={rows}
        onChange={(value) => onChange({ ...answers, [field.key]: value })}
      />
    ))}
  </>
);

type FieldProps = {
  readonly field: ActionField;
  readonly value: unknown;
  readonly rows: readonly ListRow[];
  readonly onChange: (value: unknown) => void;
};

const Field = ({ field, value, rows, onChange }: FieldProps) => {
  const id = useId();
  return (
    <div className="gw-action-field">
      <label htmlFor={id}>
        {field.label}
        {field.required ? <span aria-hidden="true"> *</span> : null}
      </label>
      <Input id={id} field={field} value={value} rows={rows} onChange={onChange} />
      {field.hint ? <p className="gw-muted">{field.hint}</p> : null}
    </div>
  );
};

const Input = ({ id, field, value, rows, onChange }: FieldProps & { readonly id: string }) => {
  const text = typeof value === 'string' ? value : '';
  const common = { id, 'aria-required': field.required };
  switch (field.kind) {
    case 'long-text':
      return (
        <textarea
          {...common}
          className="gw-textarea"
          rows={3}
          maxLength={500}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'day':
      return (
        <DayField label={field.label} value={(text || undefined) as CalendarDay | undefined} onChange={onChange} />
      );
    case 'yes-no':
      return (
        <input
          {...common}
          type="checkbox"
          className="gw-check"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <Choices
          {...common}
          choices={field.words && 'options' in field.words ? field.words.options : []}
          text={text}
          onChange={onChange}
        />
      );
    case 'row':
      return <RowChoice {...common} field={field} text={text} onChange={onChange} />;
    case 'ticked':
      return <Ticked {...common} rows={rows} text={text} onChange={onChange} />;
    case 'institutions':
      return (
        <PlacesBelow label={field.label} chosen={Array.isArray(value) ? value.map(String) : []} onChange={onChange} />
      );
    case 'staff':
      return <Staff {...common} text={text} onChange={onChange} />;
    case 'institution':
      return <Institutions {...common} text={text} onChange={onChange} />;
    default:
      return (
        <input
          {...common}
          type="text"
          className="gw-input"
          maxLength={200}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
};

type ChoiceProps = { readonly id: string; readonly text: string; readonly onChange: (value: string) => void };

const Choices = ({
  choices,
  text,
  onChange,
  ...common
}: ChoiceProps & { readonly choices: readonly { readonly code: string; readonly label: string }[] }) => (
  <select {...common} className="gw-select" value={text} onChange={(event) => onChange(event.target.value)}>
    <option value="">请选择</option>
    {choices.map(({ code, label }) => (
      <option key={code} value={code}>
        {label}
      </option>
    ))}
  </select>
);

/** One of the rows the action is for. */
const Ticked = ({ rows, ...props }: ChoiceProps & { readonly rows: readonly ListRow[] }) => {
  const { session, titleOf } = useList();
  // A code alone tells nobody which one it is.
  const second = session.definition.columns[1]?.key ?? '';
  const label = (row: ListRow): string => [titleOf(row), row.cells[second]].filter(Boolean).join(' ');
  return <Choices {...props} choices={rows.map((row) => ({ code: row.id, label: label(row) }))} />;
};

const Staff = (props: ChoiceProps) => {
  const doctors = useUserSession()?.doctors ?? [];
  return <Choices {...props} choices={doctors.map(({ id, name }) => ({ code: id, label: name }))} />;
};

const Institutions = (props: ChoiceProps) => {
  const { places } = useService(ListSessions);
  const own = useUserSession()?.institution;
  const below = useBehavior(places.below$);
  useEffect(() => {
    if (own) places.askBelow(own.code);
  }, [places, own]);
  const all = own ? [own, ...(below[own.code] ?? [])] : [];
  return <Choices {...props} choices={all.map(({ code, name }) => ({ code, label: name }))} />;
};
