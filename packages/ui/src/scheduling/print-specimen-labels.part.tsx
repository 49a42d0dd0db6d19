import { Clock } from '@gongwei/application/shared';
import { specimenLabels } from '@gongwei/domain/scheduling';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { usePrintedRows, type ActionTarget } from '../lists/index.ts';
import { useNotify, useService } from '../shared/index.ts';
import { Bars } from './bars.part.tsx';
import './specimen-labels.css';

/** People on one print: a day of a large campaign. */
const MOST = 500;

/** Labels for the tubes and cups of a check-up, 50 × 30 mm, those of a person one after the other, with the day they are printed for. */
export const PrintSpecimenLabels = ({
  target,
  onClose,
}: {
  readonly target: ActionTarget;
  readonly onClose: () => void;
}) => {
  const printed = usePrintedRows(target, MOST, onClose);
  const notify = useNotify();
  const day = useService(Clock).today().slice(5);
  const labels = useMemo(() => printed && specimenLabels(printed.rows), [printed]);
  useEffect(() => {
    if (labels && labels.length > 0)
      notify({ kind: 'info', text: `已生成 ${labels.length} 张条码，请用 50×30 mm 标签纸。` });
  }, [labels, notify]);
  if (!labels) return null;
  return createPortal(
    <div className="gw-specimens">
      {labels.map(({ key, specimen, name, about, digits }) => (
        <section key={key}>
          <p>
            <b>{name}</b>　{about}　<b>{specimen}</b>
          </p>
          <Bars digits={digits} />
          <p>
            {digits}　{day} 采
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
};
