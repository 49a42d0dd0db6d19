import type { CompiledForm } from '@gongwei/domain/forms';
import type {
  RegisterColumn,
  RegisterDefinition,
  RegisterEntry,
  RegisterPage,
  RegisterQuery,
} from '@gongwei/domain/register';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../shared/index.ts';
import { cellWords } from './cell-words.rules.ts';

type Props = {
  readonly register: RegisterDefinition;
  readonly form: CompiledForm;
  readonly page: RegisterPage;
  readonly sort: NonNullable<RegisterQuery['sort']>;
  readonly busy: boolean;
  readonly now: Date;
  readonly onSort: (by: string) => void;
  readonly onOpen: (entry: RegisterEntry) => void;
  /** Buttons at the end of a row; `active`: the row with the cursor, whose buttons Tab reaches. */
  readonly actions: (entry: RegisterEntry, active: boolean) => ReactNode;
};

const NUMBERS = ['integer', 'decimal', 'computed', 'table'];
/** Pixels for the buttons at the end of a row. */
const ACTIONS = 116;

const wideClass = (wide: true | undefined): string | undefined => (wide ? 'gw-wide' : undefined);

/** A page of a register. ↑ ↓ Home End move from row to row, Enter opens, Tab goes to the row's buttons. */
export const RegisterTable = ({ register, form, page, sort, busy, now, onSort, onOpen, actions }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, page.rows.length - 1);
  const moveTo = (at: number): void => {
    const wanted = Math.max(0, Math.min(page.rows.length - 1, at));
    setChosen(wanted);
    body.current?.querySelector<HTMLElement>(`tr[data-row="${wanted}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: page.rows.length - 1,
    };
    const target = targets[event.key];
    const entry = page.rows[active];
    if (event.key === 'Enter' && entry) onOpen(entry);
    else if (target !== undefined) moveTo(target);
    else return;
    event.preventDefault();
  };
  const minWidth = register.columns.reduce((sum, { width, wide }) => sum + (wide ? 0 : width), ACTIONS);
  const alignOf = ({ key, show }: RegisterColumn): 'end' | undefined =>
    show === undefined && !key.startsWith('@') && isNumber(form, key) ? 'end' : undefined;
  return (
    <div className="gw-table-frame" aria-busy={busy}>
      <table className="gw-table" style={{ minWidth }} aria-label={form.definition.title} aria-rowcount={page.total}>
        <colgroup>
          {register.columns.map(({ key, width, grows, wide }) => (
            <col key={key} className={wideClass(wide)} style={grows ? undefined : { width }} />
          ))}
          <col style={{ width: ACTIONS }} />
        </colgroup>
        <thead>
          <tr>
            {register.columns.map((column) => (
              <HeadCell key={column.key} column={column} align={alignOf(column)} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="gw-row-actions">
              操作
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {page.rows.map((entry, at) => (
            <tr
              key={entry.id}
              data-row={at}
              tabIndex={at === active ? 0 : -1}
              onClick={() => onOpen(entry)}
              onFocus={() => setChosen(at)}
              onKeyDown={onKeyDown}
            >
              {register.columns.map((column) => {
                const words = cellWords(column, entry, form, page.names, now);
                return (
                  <td
                    key={column.key}
                    className={wideClass(column.wide)}
                    data-align={alignOf(column)}
                    title={words.length > 12 ? words : undefined}
                  >
                    {words === '' ? <span className="gw-muted">—</span> : words}
                  </td>
                );
              })}
              <td className="gw-row-actions">{actions(entry, at === active)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

function isNumber(form: CompiledForm, key: string): boolean {
  const field = form.field(key);
  return NUMBERS.includes(field.type) && !('options' in field && field.options);
}

const HeadCell = ({
  column: { key, label, sortable, wide },
  align,
  sort,
  onSort,
}: {
  readonly column: RegisterColumn;
  readonly align: 'end' | undefined;
  readonly sort: NonNullable<RegisterQuery['sort']>;
  readonly onSort: (by: string) => void;
}) => {
  if (!sortable)
    return (
      <th scope="col" className={wideClass(wide)} data-align={align}>
        {label}
      </th>
    );
  const direction = sort.by === key ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={wideClass(wide)} data-align={align} aria-sort={direction}>
      <button type="button" onClick={() => onSort(key)}>
        {label}
        <span className="gw-sort" data-on={direction !== undefined || undefined}>
          <Icon name={direction === 'descending' ? 'down' : 'up'} size={12} />
        </span>
      </button>
    </th>
  );
};
