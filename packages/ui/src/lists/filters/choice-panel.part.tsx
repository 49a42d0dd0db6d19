import type { FilterValue } from '@gongwei/domain/lists';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon, formatCount } from '../../shared/index.ts';

export type Choice = {
  readonly code: string;
  readonly label: string;
  /** How many rows it would leave; `undefined` while that is not known. */
  readonly count?: number | undefined;
};

type Props = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly onDone: () => void;
};

/** More choices than these get a line to look them up in. */
const LOOKED_UP = 10;

/** One or several of a few. Enter or a click takes that one alone; blank or its box takes it besides the others. */
export const ChoicePanel = ({ label, choices, chosen, onChange, onDone }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [sought, setSought] = useState('');
  const shown = choices.filter((choice) => choice.label.includes(sought.trim()));
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      choices.findIndex(({ code }) => chosen.includes(code)),
    ),
  );
  const at = Math.min(active, shown.length - 1);

  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  const only = (code: string) => {
    onChange(chosen.length === 1 && chosen[0] === code ? undefined : [code]);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const here = shown[at];
    const typing = event.target instanceof HTMLInputElement;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = Math.max(0, Math.min(shown.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)));
      setActive(next);
      list.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && here) only(here.code);
    else if (event.key === ' ' && here && !typing) toggle(here.code);
    else return;
    event.preventDefault();
  };
  return (
    <div className="gw-choices" onKeyDown={onKeyDown} role="presentation">
      {choices.length > LOOKED_UP ? (
        <input
          className="gw-input"
          type="search"
          data-start=""
          aria-label={`查找${label}`}
          aria-controls={id}
          placeholder="查找"
          value={sought}
          onChange={(event) => {
            setSought(event.target.value);
            setActive(0);
          }}
        />
      ) : null}
      <div
        id={id}
        ref={list}
        className="gw-choice-list"
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        aria-activedescendant={shown[at] ? `${id}-${at}` : undefined}
        tabIndex={0}
        {...(choices.length > LOOKED_UP ? {} : { 'data-start': '' })}
      >
        {shown.map(({ code, label: word, count }, place) => (
          <button
            key={code}
            type="button"
            tabIndex={-1}
            id={`${id}-${place}`}
            data-at={place}
            data-active={place === at || undefined}
            role="option"
            aria-selected={chosen.includes(code)}
            onMouseEnter={() => setActive(place)}
            onClick={({ target }) =>
              target instanceof Element && target.closest('.gw-choice-box') ? toggle(code) : only(code)
            }
          >
            <span className="gw-choice-box" title="同时选几项">
              <span>{chosen.includes(code) ? <Icon name="check" size={12} /> : null}</span>
            </span>
            <span>{word}</span>
            <span className="gw-num gw-muted">{count === undefined ? '' : formatCount(count)}</span>
          </button>
        ))}
        {shown.length === 0 ? <p className="gw-muted">没有这一项</p> : null}
      </div>
      <p className="gw-choice-foot">
        <span className="gw-muted">空格多选，回车单选</span>
        {chosen.length > 0 ? (
          <button type="button" className="gw-link" onClick={() => onChange(undefined)}>
            清除
          </button>
        ) : null}
      </p>
    </div>
  );
};
