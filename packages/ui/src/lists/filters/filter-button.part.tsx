import { isAsked } from '@gongwei/application/lists';
import type { Filter, FilterValue } from '@gongwei/domain/lists';
import { lazy, Suspense, useCallback, useState, type KeyboardEvent } from 'react';
import { Icon, useBehavior } from '../../shared/index.ts';
import { filterText, type Names } from './filter-labels.rules.ts';
import { Floating } from '../floating.part.tsx';
import { useList } from '../list-context.ts';

/** What the first rows do not wait for. */
const FilterPanel = lazy(() => import('./filter-panel.part.tsx').then((module) => ({ default: module.FilterPanel })));

type Props = {
  readonly filter: Filter;
  readonly value: FilterValue | undefined;
  readonly names: Names;
  readonly onChange: (value: FilterValue | undefined) => void;
};

/** A filter of the bar: says what it is set to, opens what can be chosen, and is taken away by its cross or Delete. */
export const FilterButton = ({ filter, value, names, onChange }: Props) => {
  const { session } = useList();
  const words = useBehavior(session.words$);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const on = isAsked(value);
  if (filter.kind === 'switch')
    return (
      <span className="gw-filter" data-on={on || undefined}>
        <button
          type="button"
          className="gw-button gw-filter-button"
          data-filter={filter.key}
          aria-pressed={on}
          onClick={() => onChange(on ? undefined : ['1'])}
          onKeyDown={walk}
        >
          {on ? <Icon name="check" size={12} /> : null}
          {filter.label}
        </button>
      </span>
    );
  const text = filterText(filter, value, words, names);
  return (
    <span className="gw-filter" data-on={on || undefined}>
      <button
        ref={setButton}
        type="button"
        className="gw-button gw-filter-button"
        data-filter={filter.key}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={on ? `${filter.label}：${text}` : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setOpen(true);
          else if (event.key === 'Delete' && on) onChange(undefined);
          else return walk(event);
          event.preventDefault();
        }}
      >
        <span className="gw-filter-text">{on ? `${filter.label}：${text}` : filter.label}</span>
        <Icon name="down" size={12} />
      </button>
      {on ? (
        <button
          type="button"
          className="gw-filter-drop"
          aria-label={`去掉“${filter.label}”`}
          onClick={() => onChange(undefined)}
        >
          <Icon name="close" size={12} />
        </button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <Floating label={filter.label} anchor={button} onClose={close}>
            <FilterPanel
              filter={filter}
              value={value}
              onChange={onChange}
              onDone={() => {
                setOpen(false);
                button?.focus();
              }}
            />
          </Floating>
        </Suspense>
      ) : null}
    </span>
  );
};

/** ← → lead from filter to filter. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const bar = event.currentTarget.closest('[role="search"]');
  const buttons = [...(bar?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}
