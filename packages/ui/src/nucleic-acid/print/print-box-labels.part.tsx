import type { ListRow } from '@gongwei/domain/lists';
import { CodeSeries } from '../../lists/series/index.ts';
import type { ActionTarget } from '../../lists/index.ts';
import { Barcode } from '../../paper/pages/codes.part.tsx';
import { chinaTime } from '../../shared/format.ts';
import { LabelWindow } from './label-window.part.tsx';
import { PrintedSheets } from './print-window.part.tsx';

const MOST = 100;

type Names = { readonly [id: string]: string };

/** Labels of transport boxes, one a box: its number to scan, how much is in it, from where to where. */
export const PrintBoxLabels = ({
  target,
  onClose,
}: {
  readonly target: ActionTarget;
  readonly onClose: () => void;
}) => (
  <LabelWindow
    title="打印箱签"
    target={target}
    most={MOST}
    labels={({ rows, names }) => rows.map((row) => <BoxLabel key={row.id} row={row} names={names} />)}
    counted={(count) => `共 ${count} 箱。`}
    hint="一箱一张（50×30 mm 标签纸）。"
    onClose={onClose}
  />
);

const BoxLabel = ({ row: { cells }, names }: { readonly row: ListRow; readonly names: Names }) => {
  const text = (key: string): string => String(cells[key] ?? '');
  const place = (key: string): string => names[text(key)] ?? '';
  return (
    <section className="gw-tube-label gw-box-label">
      <Barcode text={text('boxNo')} width={46} height={10} />
      <p>
        <b>
          {text('tubes')} 管 {text('persons')} 人
        </b>
        {'　'}
        {chinaTime(text('packedAt')).slice(5, 16).replace('T', ' ')} 装箱
      </p>
      <p>自：{place('institution')}</p>
      <p>送：{place('lab')}</p>
    </section>
  );
};

/** The label of a box that was sealed, printed at once. */
const SealedBox = ({
  row,
  names,
  onClose,
}: {
  readonly row: ListRow;
  readonly names: Names;
  readonly onClose: () => void;
}) => (
  <PrintedSheets onClose={onClose}>
    <BoxLabel row={row} names={names} />
  </PrintedSheets>
);

/** Scans one after the other at the desk and in the laboratory; a box that is sealed gets its label. */
export const NucleicSeries = ({
  sheet,
  onClose,
}: {
  readonly sheet?: string | undefined;
  readonly onClose: () => void;
}) => <CodeSeries sheet={sheet} print={SealedBox} onClose={onClose} />;
