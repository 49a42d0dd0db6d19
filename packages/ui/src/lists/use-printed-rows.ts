import type { SelectedRows } from '@gongwei/application/lists';
import { useEffect, useState } from 'react';
import { useNotify, wordsOf } from '../shared/index.ts';
import { useList, type ActionTarget } from './list-context.ts';

/** The rows of a print once they are there; the browser's own window asks for the printer as soon as they are drawn, and `onClose` follows it. */
export function usePrintedRows(target: ActionTarget, most: number, onClose: () => void): SelectedRows | undefined {
  const { session } = useList();
  const notify = useNotify();
  const [printed, setPrinted] = useState<SelectedRows>();
  useEffect(() => {
    let gone = false;
    session
      .rowsOf(target.selection, most)
      .then((rows) => !gone && setPrinted(rows))
      .catch((thrown: unknown) => {
        notify({ kind: 'danger', text: `没有打印：${wordsOf(thrown).message}` });
        onClose();
      });
    return () => {
      gone = true;
    };
  }, [session, target, most, notify, onClose]);
  useEffect(() => {
    if (!printed) return;
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onClose);
  }, [printed, onClose]);
  return printed;
}
