import type { InputHTMLAttributes } from 'react';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'inputMode' | 'disabled' | 'title'> & {
  readonly label: string;
  readonly value: string;
  /** As wide as the line lets it be. */
  readonly wide?: boolean;
  readonly onChange: (value: string) => void;
};

/** A line of text in a panel of the back office. What browsers remember has no place there. */
export const TextLine = ({ label, wide = false, onChange, ...input }: Props) => (
  <label className={wide ? 'gw-step-wide' : undefined}>
    {label}
    <input className="gw-input" autoComplete="off" onChange={(event) => onChange(event.target.value)} {...input} />
  </label>
);
