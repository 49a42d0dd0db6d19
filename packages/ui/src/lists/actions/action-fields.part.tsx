import { ListSessions } from '@gongwei/application/lists';
import type { ActionField, Answers, ListRow } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { lazy, Suspense, useEffect, useId, type ComponentType } from 'react';
import { ChoiceSelect, type ChoiceSelectProps } from '../../shared/choose/choice-select.part.tsx';
import { DayField } from '../../shared/filters.ts';
import { useBehavior, useService, useUserSession } from '../../shared/index.ts';

import { useList, type AnswerFields } from '../list-context.ts';
import { PlacesBelow } from '../filters/places-below.part.tsx';
import { colleaguesOf, staffChoices } from '../staff-choices.ts';

type Props = {
  /** The rows that were frozen for the action. */
  readonly selection: string;
  readonly fields: readonly ActionField[];
  readonly answers: Answers;
  /** The rows the action is for, as far as they are known. */
  readonly rows: readonly ListRow[];
  readonly onChange: (answers: Answers) => void;
};

/** What an action asks, as fields. */
export const ActionFields = ({ fields, answers, onChange, ...frozen }: Props) => (
  <>
    {fields.map((field) => (
      <Field
        key={field.key}
        {...frozen}
        field={field}
        answers={answers}
        value={answers[field.key]}
        onAnswer={onChange}
        onChange={(value) => onChange({ ...answers, [field.key]: value })}
      />
    ))}
  </>
);

type FieldProps = Pick<Props, 'selection' | 'answers' | 'rows'> & {
  readonly field: ActionField;
  readonly value: unknown;
  /** Of what asks for more than one thing. */
  readonly onAnswer: (answers: Answers) => void;
  readonly onChange: (value: unknown) => void;
};

const Field = (props: FieldProps) => {
  const { field } = props;
  const id = useId();
  return (
    <div className="gw-action-field">
      <label htmlFor={id}>
        {field.label}
        {field.required ? <span aria-hidden="true"> *</span> : null}
      </label>
      <Input {...props} id={id} />
      {field.hint ? <p className="gw-muted">{field.hint}</p> : null}
    </div>
  );
};

type InputProps = FieldProps & { readonly id: string; readonly text: string; readonly required: true | undefined };

const Typed = ({ id, required, text, onChange }: InputProps) => (
  <input
    id={id}
    aria-required={required}
    type="text"
    className="gw-input"
    maxLength={200}
    value={text}
    onChange={(event) => onChange(event.target.value)}
  />
);

/** With what reads a record; few actions ask so. */
const RowNotes = lazy(async () => ({ default: (await import('./row-notes.part.tsx')).RowNotes }));

const Input = (props: FieldProps & { readonly id: string }) => {
  const { field, value } = props;
  const Asked = INPUTS[field.kind] ?? Typed;
  return <Asked {...props} text={typeof value === 'string' ? value : ''} required={field.required} />;
};

/** Words that are written out. */
type Written = { readonly options?: readonly { readonly code: string; readonly label: string }[] };

type ChoiceProps = {
  readonly id: string;
  readonly required?: true | undefined;
  readonly text: string;
  readonly onChange: (value: string) => void;
};

const Choices = ({ text, ...props }: ChoiceProps & Pick<ChoiceSelectProps, 'choices'>) => (
  <ChoiceSelect {...props} value={text} empty="请选择" />
);

/** One of the rows the action is for. */
const Ticked = ({ rows, ...props }: ChoiceProps & { readonly rows: readonly ListRow[] }) => {
  const { session, titleOf } = useList();
  // A code alone tells nobody which one it is.
  const second = session.definition.columns[1]?.key ?? '';
  const label = (row: ListRow): string => `${titleOf(row)} ${row.cells[second] ?? ''}`;
  return <Choices {...props} choices={rows.map((row) => ({ code: row.id, label: label(row) }))} />;
};

const Staff = (props: InputProps) => {
  const session = useUserSession();
  const offered = session && (props.field.among ? colleaguesOf(session) : session.doctors);
  return <Choices {...props} choices={staffChoices(offered ?? [])} />;
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

/** What the page lends a list for asking, for it comes from another area: a session of check-ups, a resident, a signature. */
const Lent = (props: InputProps) => {
  const Asked = useList().fields[props.field.kind as keyof AnswerFields];
  return (
    <Suspense>
      <Asked {...props} chosen={props.text} />
    </Suspense>
  );
};

/** What is asked otherwise than by a line to type. */
const INPUTS: { readonly [Kind in ActionField['kind']]?: ComponentType<InputProps> } = {
  'long-text': ({ id, required, text, onChange }) => (
    <textarea
      id={id}
      aria-required={required}
      className="gw-textarea"
      rows={3}
      maxLength={500}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  day: ({ field, required, text, onChange }) => (
    <DayField
      label={field.label}
      required={required}
      value={(text || undefined) as CalendarDay | undefined}
      onChange={onChange}
    />
  ),
  'yes-no': ({ id, required, value, onChange }) => (
    <input
      id={id}
      aria-required={required}
      type="checkbox"
      className="gw-check"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  ),
  choice: ({ field, ...props }) => <Choices {...props} choices={(field.words as Written | undefined)?.options ?? []} />,
  session: Lent,
  ticked: Ticked,
  institutions: ({ field, value, onChange }) => (
    <PlacesBelow label={field.label} chosen={Array.isArray(value) ? value.map(String) : []} onChange={onChange} />
  ),
  staff: Staff,
  resident: Lent,
  signature: Lent,
  institution: Institutions,
  notes: ({ field, value, rows, onChange }) => (
    <Suspense>
      <RowNotes field={field} value={value} rows={rows} onChange={onChange} />
    </Suspense>
  ),
};
