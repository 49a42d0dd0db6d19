import type { SelectedRows } from '@gongwei/application/lists';
import type { ListRow } from '@gongwei/domain/lists';
import type { ActionTarget } from '../../lists/index.ts';
import { Barcode } from '../../paper/pages/codes.part.tsx';
import { chinaTime } from '../../shared/format.ts';
import { LabelWindow } from './label-window.part.tsx';
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
}) => (
  <LabelWindow
    title="打印条码"
    target={target}
    most={MOST}
    labels={labelsOf}
    counted={(count) => `共 ${count} 管。`}
    hint="一管一张（50×30 mm 标签纸），混采的同管只打一张。"
    onClose={onClose}
  />
);

const labelsOf = ({ rows }: SelectedRows) =>
  [...new Map(rows.map((row) => [cell(row, 'code'), row])).values()].map((row) => <Label key={row.id} row={row} />);

const Label = ({ row }: { readonly row: ListRow }) => (
  <section className="gw-tube-label">
    <Barcode text={cell(row, 'code')} width={46} height={12} />
    <p>
      {KINDS[cell(row, 'kind')]}　{chinaTime(cell(row, 'sampledAt')).slice(0, 16).replace('T', ' ')}
    </p>
    {cell(row, 'kind') === '1' ? <p>{cell(row, 'name')}</p> : null}
  </section>
);
