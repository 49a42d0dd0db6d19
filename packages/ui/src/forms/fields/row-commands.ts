import type { FormSession } from '@gongwei/application/forms';
import { isJsonObject, type Json } from '@gongwei/domain/shared';
import { flushSync } from 'react-dom';
import { putCursor } from '../form-dom.ts';
import { withoutRow, withRowAt, withRowMoved } from './table-rows.rules.ts';

/** Says something short that was done; `undo` takes it back, `info`: nothing was done. */
export type Tell = (text: string, how?: { readonly undo?: () => void; readonly kind?: 'info' }) => void;

const NOTHING_DONE = { kind: 'info' } as const;

/** What keys and buttons do to the rows of a table. The cursor stays in its column, and everything done is said. */
export function createRowCommands(session: FormSession, tell: Tell) {
  const valueOf = (key: string): Json | undefined => session.field$(key).value.value;

  /**
   * The box with the cursor keeps what was typed in it, so the cursor leaves before the rows move. It is back before the next
   * key, which on a busy PC comes ahead of any timer.
   */
  const rearrange = (key: string, from: HTMLElement, next: Json | undefined, row: number, column?: string): void => {
    const table = from.closest<HTMLElement>('[data-field]');
    flushSync(() => session.change(key, next));
    const cells = [...(table?.querySelectorAll<HTMLElement>(`[data-stop][data-row="${row}"]`) ?? [])];
    const cell = cells.find((one) => one.dataset['column'] === column) ?? cells[0];
    if (cell) putCursor(cell);
  };
  /** What is still only typed becomes an answer first. */
  const leave = (from: HTMLElement): void => {
    const table = from.closest<HTMLElement>('[data-field]');
    if (document.activeElement instanceof HTMLElement && table?.contains(document.activeElement))
      document.activeElement.blur();
  };
  const placeOf = (from: HTMLElement) => ({ row: Number(from.dataset['row']), column: from.dataset['column'] });
  const limitOf = (key: string): number | undefined => {
    const field = session.form.field(key);
    return field.type === 'table' ? field.maxRows : undefined;
  };

  return {
    remove(key: string, from: HTMLElement): void {
      leave(from);
      const { row, column } = placeOf(from);
      const rows = valueOf(key);
      const gone = Array.isArray(rows) ? (rows[row] as Json | undefined) : undefined;
      if (gone === undefined) return tell('这一行是空的', NOTHING_DONE);
      rearrange(key, from, withoutRow(rows, row), row, column);
      const undo = (): void => {
        const back = withRowAt(valueOf(key), row, undefined, isJsonObject(gone) ? gone : {});
        rearrange(key, from, back, row, column);
      };
      tell(`已删除第 ${row + 1} 行`, { undo });
    },
    add(key: string, from: HTMLElement): void {
      leave(from);
      const { row } = placeOf(from);
      const rows = valueOf(key);
      const filled = Array.isArray(rows) ? rows.length : 0;
      const next = withRowAt(rows, row + 1, limitOf(key));
      if (!next) return tell(`最多 ${limitOf(key)} 行`, NOTHING_DONE);
      // Behind the last row an empty one waits already.
      if (row + 1 >= filled) return rearrange(key, from, rows, filled);
      rearrange(key, from, next, row + 1);
      tell(`已在第 ${row + 1} 行后插入一行`);
    },
    move(key: string, from: HTMLElement, by: 1 | -1): void {
      leave(from);
      const { row, column } = placeOf(from);
      const next = withRowMoved(valueOf(key), row, by);
      rearrange(key, from, next ?? valueOf(key), next ? row + by : row, column);
      if (next) tell(`第 ${row + 1} 行已移到第 ${row + by + 1} 行`);
      else tell(by === 1 ? '已是最后一行' : '已是第一行', NOTHING_DONE);
    },
  };
}
