import { shownColumns } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import type { Column, ListRow } from '@gongwei/domain/lists';
import { createPortal } from 'react-dom';
import { formatCount, useBehavior, useService, useUserSession } from '../../shared/index.ts';
import { cellText, type CellLabels } from '../grid/cell-text.rules.ts';
import { useList, type ActionTarget } from '../list-context.ts';
import { isWideSheet, sharesOf } from './tick-sheet.rules.ts';
import { usePrintedRows } from './use-printed-rows.ts';
import './tick-sheet.css';

/** Rows on one print: what somebody goes through by hand. */
const MOST = 1_000;

/** 打印清单: the rows of any list on A4, each with a box to tick and room to write; what is masked stays so. */
export const TickSheet = ({ target, onClose }: { readonly target: ActionTarget; readonly onClose: () => void }) => {
  const { session } = useList();
  const { definition } = session;
  const layout = useBehavior(session.layout$);
  const words = useBehavior(session.words$);
  const clock = useService(Clock);
  const institution = useUserSession()?.institution.name;
  const printed = usePrintedRows(target, MOST, onClose);
  if (!printed) return null;
  const columns = shownColumns(definition, layout, false);
  const given = { words: words.columns, names: printed.names, now: clock.now(), today: clock.today() };
  // Of those that were ticked some may have left the list since: what stands above is what is printed below.
  const all = target.count > MOST ? target.count : printed.rows.length;
  const wide = isWideSheet(columns);
  return createPortal(
    <div className="gw-tick-sheet" data-wide={wide || undefined}>
      <table>
        <colgroup>
          <col style={{ width: '9mm' }} />
          <col style={{ width: '7mm' }} />
          {sharesOf(columns, wide).map(({ key, share }) => (
            <col key={key} style={{ width: share }} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            <td colSpan={columns.length + 3}>
              <b>{definition.title}</b> {institution}，{given.today}，共 {formatCount(all)} {definition.unit}
              {all > MOST ? `，打印前 ${MOST} ${definition.unit}` : ''}
            </td>
          </tr>
          <tr>
            <th>序号</th>
            <th>办</th>
            {columns.map(({ key, label }) => (
              <th key={key}>{label}</th>
            ))}
            <th>备注</th>
          </tr>
        </thead>
        <tbody>
          {printed.rows.map((row, at) => (
            <Line key={row.id} row={row} at={at} columns={columns} given={given} />
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
};

type LineProps = {
  readonly row: ListRow;
  readonly at: number;
  readonly columns: readonly Column[];
  readonly given: CellLabels;
};

const Line = ({ row, at, columns, given }: LineProps) => (
  <tr>
    <td>{at + 1}</td>
    <td>☐</td>
    {columns.map((column) => (
      <td key={column.key}>{cellText(column, row.cells[column.key], given)}</td>
    ))}
    <td aria-label="备注" />
  </tr>
);
