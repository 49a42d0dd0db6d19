import { createNumberOwner, ResidentDirectory } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { archivePath, Icon, SEX_LABELS, useLoaded, useService } from '../../shared/index.ts';
import { readTypedNumber, type NumberReading, type TypedResident } from '@gongwei/application/resident';

/** A line of the dialog with its problem below. */
export const TextField = ({
  field,
  label,
  required,
  inputMode,
  value,
  problem,
  onChange,
  onBlur,
  children,
}: {
  readonly field: keyof TypedResident;
  readonly label: string;
  readonly required?: boolean;
  readonly inputMode?: 'tel' | 'numeric';
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly children?: ReactNode;
}) => (
  <div className="gw-new-field">
    <label htmlFor={`new-${field}`}>
      {label}
      {required ? <b aria-hidden="true">*</b> : null}
    </label>
    <input
      id={`new-${field}`}
      className="gw-input"
      type="text"
      inputMode={inputMode}
      required={required}
      spellCheck={false}
      value={value}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={`new-${field}-note`}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
    <p id={`new-${field}-note`} className="gw-new-note" role="alert">
      {problem}
      {children}
    </p>
  </div>
);

/** The identity number, read while it is typed: what is missing, whose it is, or who has it already. */
export const NumberField = ({
  value,
  problem,
  existing,
  onChange,
}: {
  readonly value: string;
  readonly problem: string | undefined;
  /** The way to the file of who has the number, as the server told it. */
  readonly existing: ReactNode;
  readonly onChange: (value: string) => void;
}) => {
  const today = useService(Clock).today();
  const [left, setLeft] = useState(false);
  const reading = readTypedNumber(value, today, left);
  const { value: owner } = useLoaded(
    createNumberOwner,
    useService(ResidentDirectory),
    reading.state === 'good' && !problem ? reading.number : undefined,
  );
  const wrong =
    problem ??
    (reading.state === 'wrong'
      ? reading.message
      : owner
        ? `${owner.name}（${owner.villageName}）已经建档。`
        : undefined);
  return (
    <TextField
      field="idNumber"
      label="身份证号"
      required
      value={value}
      problem={wrong}
      onChange={(text) => {
        setLeft(false);
        onChange(text);
      }}
      onBlur={() => setLeft(true)}
    >
      {owner && !problem ? <Link to={archivePath(owner.id)}>打开已有的档案</Link> : existing}
      {wrong === undefined ? <Reading reading={reading} /> : null}
    </TextField>
  );
};

const Reading = ({ reading }: { readonly reading: NumberReading }) => {
  if (reading.state === 'typing') return <span className="gw-muted">还差 {reading.missing} 位</span>;
  if (reading.state !== 'good') return null;
  return (
    <span className="gw-new-good">
      <Icon name="check" size={14} />
      {SEX_LABELS[reading.sex]} · {reading.birthDate} 出生 · {reading.age} 岁
    </span>
  );
};
