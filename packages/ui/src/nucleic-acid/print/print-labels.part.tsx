import { createSelectedRows } from '@gongwei/application/lists';
import type { ListRow } from '@gongwei/domain/lists';
import { useEffect, useMemo, useState } from 'react';
import { useList, type ActionTarget } from '../../lists/index.ts';
import { Barcode } from '../../paper/pages/codes.part.tsx';
import { useLoaded, useNotify, wordsOf } from '../../shared/index.ts';
import { chinaTime } from '../../shared/format.ts';
import { PrintedSheets, PrintWindow } from './print-window.part.tsx';
import { KINDS } from './print-labels.ts';

const MOST = 200;
const cell = (row: ListRow, key: string): string => String(row.cells[key] ?? '');

/** Labels for tubes, one a tube, 50 × 30 mm: the people of a pool share one. */
export const PrintTubeLabels = ({
  target,
  onClose,
}: {
  readonly target: ActionTarget;
  readonly onClose: () => void;
}) => {
  const { session } = useList();
  const notify = useNotify();
  const [printing, setPrinting] = useState(false);
  const { value, failure } = useLoaded(createSelectedRows, session, target.selection, MOST);
  const rows = useMemo(
    () => value && [...new Map(value.rows.map((row) => [cell(row, 'code'), row])).values()],
    [value],
  );
  useEffect(() => {
    if (failure === undefined) return;
    notify({ kind: 'danger', text: `没有打印：${wordsOf(failure).message}` });
    onClose();
  }, [failure, notify, onClose]);
  return (
    <>
      <PrintWindow
        title="打印条码"
        busy={printing}
        onPrint={() => setPrinting(true)}
        onClose={onClose}
        question={<p>{rows ? `共 ${rows.length} 管。` : ''}一管一张（50×30 mm 标签纸），混采的同管只打一张。</p>}
      />
      {printing && rows ? (
        <PrintedSheets onClose={onClose}>
          {rows.map((row) => (
            <Label key={row.id} row={row} />
          ))}
        </PrintedSheets>
      ) : null}
    </>
  );
};

const Label = ({ row }: { readonly row: ListRow }) => (
  <section className="gw-tube-label">
    <Barcode text={cell(row, 'code')} width={46} height={12} />
    <p>
      {KINDS[cell(row, 'kind')]}　{chinaTime(cell(row, 'sampledAt')).slice(0, 16).replace('T', ' ')}
    </p>
    {cell(row, 'kind') === '1' ? <p>{cell(row, 'name')}</p> : null}
  </section>
);
