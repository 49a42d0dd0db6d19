import type { ResidentQueryChange } from '@gongwei/application/resident';
import { useState } from 'react';

/** Completed years, both ends inclusive; asked for when the field is left or Enter is pressed. */
export const AgeRange = ({
  min,
  max,
  onChange,
}: {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly onChange: (change: ResidentQueryChange) => void;
}) => (
  <span className="gw-age" role="group" aria-label="年龄">
    <AgeBox label="年龄从" placeholder="年龄" value={min} onChange={(minAge) => onChange({ minAge })} />
    <span aria-hidden="true">–</span>
    <AgeBox label="年龄到" placeholder="不限" value={max} onChange={(maxAge) => onChange({ maxAge })} />
  </span>
);

const AgeBox = ({
  label,
  placeholder,
  value,
  onChange,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}) => {
  const [text, setText] = useState(textOf(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // Changed from outside, e.g. by clearing all filters.
    setSeen(value);
    setText(textOf(value));
  }
  const settle = () => {
    const next = text === '' ? undefined : Number(text);
    if (next !== value) onChange(next);
  };
  return (
    <input
      className="gw-input"
      inputMode="numeric"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle();
      }}
    />
  );
};

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value));
