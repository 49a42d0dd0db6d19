import { SheetLines } from './sheet-pieces.part.tsx';
import type { PrintedRow } from './print-sheet.rules.ts';
import type { PaperData } from './paper-template.rules.ts';
import { SheetRows } from './sheet-rows.part.tsx';

const WIDTHS = ['11%', '9%', '13%', '22%', '16%', '29%'];

/** The bordered table of a page: label column, then items and contents in the widths of the official sheet. */
export const SheetTable = ({ rows, sheet }: { readonly rows: readonly PrintedRow[]; readonly sheet: PaperData }) => (
  <table className="gwp-table">
    <colgroup>
      {WIDTHS.map((width, at) => (
        <col key={at} style={{ width }} />
      ))}
    </colgroup>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {row.label ? (
            <th rowSpan={row.label.rows} className="gwp-section">
              {row.label.text}
            </th>
          ) : null}
          {row.table ? (
            <td colSpan={5} className="gwp-nest">
              <SheetRows row={row.table} sheet={sheet} />
            </td>
          ) : null}
          {row.cells.map((cell, i) =>
            cell.kind === 'item' ? (
              <th key={i} colSpan={cell.span} rowSpan={cell.rows}>
                {cell.text}
              </th>
            ) : (
              <td key={i} colSpan={cell.span}>
                <SheetLines lines={cell.lines} />
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
