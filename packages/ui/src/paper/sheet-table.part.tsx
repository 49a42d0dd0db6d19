import type { PrintedBlock, PrintedCell } from '@gongwei/paper';
import { SheetLines } from './sheet-pieces.part.tsx';

/** A bordered table of a sheet. Rows are units: a page may end between them. */
export const SheetTable = ({ table }: { readonly table: Extract<PrintedBlock, { readonly kind: 'table' }> }) => (
  <table className={table.small ? 'gwp-table gwp-table--small' : 'gwp-table'}>
    <colgroup>
      {table.widths.map((width, at) => (
        <col key={at} style={{ width: `${width}%` }} />
      ))}
    </colgroup>
    <tbody>
      {table.rows.map((row, at) => (
        <tr key={at} data-unit="">
          {row.cells.map((cell, place) => (
            <Cell key={place} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ cell }: { readonly cell: PrintedCell }) => {
  const common = {
    ...(cell.span > 1 ? { colSpan: cell.span } : {}),
    ...(cell.rows > 1 ? { rowSpan: cell.rows } : {}),
    className: classOf(cell),
    style: {
      ...(cell.align ? { textAlign: cell.align } : {}),
      ...(cell.tall ? { height: `${cell.tall}mm` } : {}),
    },
  };
  if (cell.columns)
    return (
      <td {...common}>
        <div
          className="gwp-columns"
          style={{ gridTemplateColumns: cell.columns.map(({ width = 1 }) => `minmax(0, ${width}fr)`).join(' ') }}
        >
          {cell.columns.map((one, at) => (
            <div key={at} className={one.heading ? 'gwp-columns-title' : ''}>
              <SheetLines lines={one.lines} />
            </div>
          ))}
        </div>
      </td>
    );
  const lines = <SheetLines lines={cell.lines} />;
  return cell.heading ? <th {...common}>{lines}</th> : <td {...common}>{lines}</td>;
};

function classOf({ columns, tall, heading, vertical }: PrintedCell): string {
  if (columns) return 'gwp-nest';
  if (vertical) return 'gwp-vertical';
  return tall && !heading ? 'gwp-tall' : '';
}
