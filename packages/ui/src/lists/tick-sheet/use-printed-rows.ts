import { createSelectedRows, type SelectedRows } from '@gongwei/application/lists';
import { useEffect } from 'react';
import { useLoaded, useNotify, wordsOf } from '../../shared/index.ts';
import { useList, type ActionTarget } from '../list-context.ts';

/** The rows of a print once they are there; the browser's own window asks for the printer as soon as they are drawn, and `onClose` follows it. */
export function usePrintedRows(target: ActionTarget, most: number, onClose: () => void): SelectedRows | undefined {
  const { session } = useList();
  const notify = useNotify();
  const { value, failure } = useLoaded(createSelectedRows, session, target.selection, most);
  useEffect(() => {
    if (failure === undefined) return;
    notify({ kind: 'danger', text: `没有打印：${wordsOf(failure).message}` });
    onClose();
  }, [failure, notify, onClose]);
  useEffect(() => {
    if (!value) return;
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onClose);
  }, [value, onClose]);
  return value;
}
