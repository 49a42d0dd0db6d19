import { shownColumns } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import { createPortal } from 'react-dom';
import { formatCount, useBehavior, useService, useUserSession } from '../../shared/index.ts';
import { cellText } from '../grid/cell-text.rules.ts';
import { useList, type ActionTarget } from '../list-context.ts';
import { isWideSheet, settingOf } from './tick-sheet.rules.ts';
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
  const lines = printed.rows.map(({ cells }) => columns.map((column) => cellText(column, cells[column.key], given)));
  const { font, shares } = settingOf(columns, lines, wide);
  return createPortal(
    <div className="gw-tick-sheet" data-wide={wide || undefined} style={{ fontSize: `${font}pt` }}>
      <table>
        <colgroup>
          <col style={{ width: '9mm' }} />
          <col style={{ width: '7mm' }} />
          {shares.map(({ key, share }) => (
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
            <Line key={row.id} at={at} texts={lines[at] ?? []} />
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
};

const Line = ({ at, texts }: { readonly at: number; readonly texts: readonly string[] }) => (
  <tr>
    <td>{at + 1}</td>
    <td>☐</td>
    {texts.map((text, place) => (
      <td key={place}>{text}</td>
    ))}
    <td aria-label="备注" />
  </tr>
);
