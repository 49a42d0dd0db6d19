import type { SelectedRows } from '@gongwei/application/lists';
import { useState, type ReactNode } from 'react';
import { useRowsToPrint, type ActionTarget } from '../../lists/index.ts';
import { PrintedSheets, PrintWindow } from './print-window.part.tsx';

/** Asks before it prints a label for each of the rows; `counted`: how many there are, in words. */
export const LabelWindow = ({
  title,
  target,
  most,
  labels,
  counted,
  hint,
  onClose,
}: {
  readonly title: string;
  readonly target: ActionTarget;
  readonly most: number;
  readonly labels: (rows: SelectedRows) => readonly ReactNode[];
  readonly counted: (count: number) => string;
  readonly hint: string;
  readonly onClose: () => void;
}) => {
  const [printing, setPrinting] = useState(false);
  const rows = useRowsToPrint(target, most, onClose);
  const drawn = rows && labels(rows);
  return (
    <>
      <PrintWindow
        title={title}
        busy={printing}
        onPrint={() => setPrinting(true)}
        onClose={onClose}
        question={
          <p>
            {drawn ? counted(drawn.length) : ''}
            {hint}
          </p>
        }
      />
      {printing && drawn ? <PrintedSheets onClose={onClose}>{drawn}</PrintedSheets> : null}
    </>
  );
};
