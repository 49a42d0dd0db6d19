import { formatUnit, type FieldDefinition, type FieldState } from '@gongwei/domain/forms';
import type { JsonObject } from '@gongwei/domain/shared';
import { memo, type ReactNode } from 'react';
import { entryOfValue } from './entry.rules.ts';
import { drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { formatOption } from './option-code.rules.ts';
import { headParts } from '../label.rules.ts';
import { rowsToShow } from './table-rows.rules.ts';
import { useFieldState } from '../use-field-state.ts';

/** Rows of cells; there is always an empty last row to type into until the sheet is full. */
export const TableField = memo((props: FieldProps) => {
  const { session, field } = props;
  const state = useFieldState(session, field.key);
  if (!state.visible || field.type !== 'table') return null;
  // Which file a row belongs to is an identifier: kept with the row, nothing to read or type.
  const columns = field.columns.filter(({ type }) => type !== 'resident');
  const rows = rowsToShow(state.value, field.maxRows);
  const filled = Array.isArray(state.value) ? state.value.length : 0;
  return drawField(
    props,
    state,
    <table className="gwf-table" id={idOf(props)} aria-labelledby={`${idOf(props)}-label`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {headParts(column.label, columns.length).map((words) => (
                <span key={words}>{words}</span>
              ))}
              {'unit' in column && column.unit ? <small>（{formatUnit(column.unit)}）</small> : null}
            </th>
          ))}
          <th>
            <span className="gw-visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {columns.map((column) => (
              <td key={column.key} data-kind={column.type} data-sensitive={column.sensitive}>
                {drawCell(field, column, row, at, state)}
              </td>
            ))}
            <td>
              {at < filled ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className="gwf-row-remove"
                  data-act="remove-row"
                  data-row={at}
                  aria-label={`删除第 ${at + 1} 行`}
                  title="删除本行（Ctrl+Delete）"
                >
                  ×
                </button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
});
TableField.displayName = 'TableField';

function drawCell(
  table: FieldDefinition,
  column: FieldDefinition,
  row: JsonObject,
  at: number,
  state: FieldState,
): ReactNode {
  const issue = state.issues.find((one) => one.cell?.row === at && one.cell.column === column.key);
  const common = {
    'data-stop': '',
    'data-row': at,
    'data-column': column.key,
    'aria-label': `${table.label} 第 ${at + 1} 行 ${column.label}`,
    ...(issue ? { 'aria-invalid': true as const, title: issue.message } : {}),
  };
  const value = row[column.key];
  if (column.type === 'boolean')
    return (
      <select {...common} className="gwf-box" value={entryOfValue(value)} onChange={NOTHING}>
        <option value="" aria-label="未填" />
        <option value="true">是</option>
        <option value="false">否</option>
      </select>
    );
  if ('options' in column && column.options) {
    return (
      <select {...common} className="gwf-box" value={entryOfValue(value)} onChange={NOTHING}>
        <option value="">请选择</option>
        {column.options.map((option) => (
          <option key={option.code} value={option.code}>
            {formatOption(option)}
          </option>
        ))}
      </select>
    );
  }
  return <CellBox common={common} shown={entryOfValue(value, column.type)} />;
}

/** The root listens; React only wants to see that somebody does. */
const NOTHING = (): void => {};

const CellBox = memo(({ common, shown }: { readonly common: Record<string, unknown>; readonly shown: string }) => (
  <input
    {...common}
    type="text"
    autoComplete="off"
    className="gwf-box"
    defaultValue={shown}
    ref={(element) => {
      if (element && element !== document.activeElement && element.value !== shown) element.value = shown;
    }}
  />
));
CellBox.displayName = 'CellBox';
