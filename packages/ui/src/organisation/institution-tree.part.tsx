import type { Institution } from '@gongwei/domain/organisation';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../shared/index.ts';
import { LEVEL_LABELS, type TreeRow } from '@gongwei/domain/organisation';

/** Institutions as a tree: ↑ ↓ move, → opens, ← closes or goes to the parent, Enter chooses. */
export const InstitutionTree = ({
  rows,
  chosen,
  loading,
  onToggle,
  onChoose,
}: {
  readonly rows: readonly TreeRow[];
  readonly chosen: string;
  readonly loading: ReadonlySet<string>;
  readonly onToggle: (institution: Institution, open: boolean) => void;
  readonly onChoose: (institution: Institution) => void;
}) => {
  const [at, setAt] = useState(chosen);
  const list = useRef<HTMLUListElement>(null);
  const focusable = rows.some((row) => row.institution.code === at) ? at : rows[0]?.institution.code;
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);

  const goTo = (code: string | undefined) => {
    if (code === undefined) return;
    setAt(code);
    list.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = rows.findIndex((row) => row.institution.code === focusable);
    const row = rows[index];
    if (!row) return;
    const { institution } = row;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(rows[index + 1]?.institution.code),
      ArrowUp: () => goTo(rows[index - 1]?.institution.code),
      Home: () => goTo(rows[0]?.institution.code),
      End: () => goTo(rows.at(-1)?.institution.code),
      ArrowRight: () =>
        row.expandable && !row.open ? onToggle(institution, true) : goTo(rows[index + 1]?.institution.code),
      ArrowLeft: () =>
        row.open
          ? onToggle(institution, false)
          : goTo(
              rows
                .slice(0, index)
                .reverse()
                .find((one) => one.depth < row.depth)?.institution.code,
            ),
      Enter: () => onChoose(institution),
      ' ': () => onChoose(institution),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return (
    <ul ref={list} role="tree" aria-label="机构" className="gw-tree">
      {rows.map(({ institution, depth, open, expandable }) => (
        <li
          key={institution.code}
          role="treeitem"
          aria-level={depth + 1}
          aria-expanded={expandable ? open : undefined}
          aria-selected={institution.code === chosen}
          tabIndex={institution.code === focusable ? 0 : -1}
          data-code={institution.code}
          style={{ paddingLeft: 4 + depth * 20 }}
          onClick={() => onChoose(institution)}
          onKeyDown={onKeyDown}
        >
          <span
            className="gw-tree-arrow"
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              goTo(institution.code);
              if (expandable) onToggle(institution, !open);
            }}
          >
            {loading.has(institution.code) ? (
              <span className="gw-spinner" />
            ) : expandable ? (
              <Icon name={open ? 'down' : 'right'} size={12} />
            ) : null}
          </span>
          <span className="gw-tree-name">{institution.name}</span>
          <span className="gw-tree-level">{LEVEL_LABELS[institution.level]}</span>
        </li>
      ))}
    </ul>
  );
};
