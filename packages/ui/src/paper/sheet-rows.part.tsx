import type { Json, JsonObject } from '@gongwei/domain/shared';
import { wordsOfValue } from '../forms/wording.rules.ts';
import { fieldOf, type PaperData } from './paper-template.rules.ts';
import type { SheetRow } from './sheet-layout.ts';

/** The rows of a table field inside of a sheet: those filled, and empty ones up to what the sheet prints. */
export const SheetRows = ({
  row,
  sheet: { form, data, names },
}: {
  readonly row: Extract<SheetRow, { table: string }>;
  readonly sheet: PaperData;
}) => {
  const field = fieldOf(form, row.table);
  const columns = field?.type === 'table' ? field.columns : [];
  const stored = data[row.table];
  const filled = (Array.isArray(stored) ? stored : []) as readonly JsonObject[];
  const rows = [...filled, ...Array.from({ length: Math.max(0, row.rows - filled.length) }, (): JsonObject => ({}))];
  const words = (key: string, value: Json | undefined): string => {
    const column = columns.find((one) => one.key === key);
    return value === undefined ? '' : column ? wordsOfValue(column, value, names) : String(value);
  };
  return (
    <table className="gwp-rows">
      <tbody>
        <tr>
          {row.title ? (
            <th rowSpan={rows.length + 1} className="gwp-rows-title">
              {row.title}
            </th>
          ) : null}
          {row.columns.map(([key, title]) => (
            <th key={key}>{title}</th>
          ))}
        </tr>
        {rows.map((one, at) => (
          <tr key={at}>
            {row.columns.map(([key, title], column) => (
              <td key={key} aria-label={title}>
                {column === 0 ? `${at + 1}. ` : ''}
                {words(key, one[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
