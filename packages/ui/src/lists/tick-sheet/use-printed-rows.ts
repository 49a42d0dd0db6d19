import { createSelectedRows, type SelectedRows } from '@gongwei/application/lists';
import { useEffect } from 'react';
import { useLoaded, useNotify, wordsOf } from '../../shared/index.ts';
import { useList, type ActionTarget } from '../list-context.ts';

const PAPER = { purpose: 'print' } as const;

/** The rows that are to be printed, once they are there; where they do not come, somebody is told and `onClose` follows. */
export function useRowsToPrint(target: ActionTarget, most: number, onClose: () => void): SelectedRows | undefined {
  const { session } = useList();
  const notify = useNotify();
  const { value, failure } = useLoaded(createSelectedRows, session, target.selection, most, PAPER);
  useEffect(() => {
    if (failure === undefined) return;
    notify({ kind: 'danger', text: `没有打印：${wordsOf(failure).message}` });
    onClose();
  }, [failure, notify, onClose]);
  return value;
}

/** The browser's own window asks for the printer as soon as what is printed is there, and `onClose` follows it. */
export function usePrinter(there: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!there) return;
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onClose);
  }, [there, onClose]);
}

/** The rows of a print once they are there, which are printed as soon as they are drawn. */
export function usePrintedRows(target: ActionTarget, most: number, onClose: () => void): SelectedRows | undefined {
  const rows = useRowsToPrint(target, most, onClose);
  usePrinter(rows !== undefined, onClose);
  return rows;
}
