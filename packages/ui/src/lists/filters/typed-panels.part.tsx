import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/index.ts';
import type { PanelProps } from './filter-panel-props.ts';

const boundsOf = (value: PanelProps['value']) =>
  value && 'from' in value ? value : value && 'to' in value ? value : {};
const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));
const numberIn = (text: string): number | undefined =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** From a number to a number, both included; either may be left open. */
export const RangePanel = ({ filter, value, onChange, onDone }: PanelProps) => {
  const bounds = boundsOf(value) as { readonly from?: string | number; readonly to?: string | number };
  const [from, setFrom] = useState(textOf(bounds.from));
  const [to, setTo] = useState(textOf(bounds.to));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first, last] = [numberIn(from), numberIn(to)];
    const turned = first !== undefined && last !== undefined && first > last;
    const [low, high] = turned ? [last, first] : [first, last];
    onChange({ ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) });
    onDone();
  };
  return (
    <form className="gw-range" onSubmit={submit}>
      <span role="group" aria-label={filter.label}>
        <input
          className="gw-input"
          inputMode="decimal"
          aria-label={`${filter.label}从`}
          placeholder="从"
          value={from}
          onChange={(event) => setFrom(plain(event.target.value))}
        />
        <span aria-hidden="true">–</span>
        <input
          className="gw-input"
          inputMode="decimal"
          aria-label={`${filter.label}到`}
          placeholder="到"
          value={to}
          onChange={(event) => setTo(plain(event.target.value))}
        />
      </span>
      <Button type="submit" look="primary" small>
        确定
      </Button>
    </form>
  );
};

/** Digits, a sign and a point, also as a Chinese keyboard types them. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[^\d.-]/g, '')
    .slice(0, 12);

/** A typed word. */
export const TextPanel = ({ filter, value, onChange, onDone }: PanelProps) => {
  const [text, setText] = useState(value && 'text' in value ? value.text : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(text.trim() === '' ? undefined : { text: text.trim() });
    onDone();
  };
  return (
    <form className="gw-range" onSubmit={submit}>
      <input
        className="gw-input"
        type="text"
        aria-label={filter.label}
        maxLength={50}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="primary" small>
        确定
      </Button>
    </form>
  );
};
