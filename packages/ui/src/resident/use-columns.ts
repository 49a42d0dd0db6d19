import { STORED, StoredItems } from '@gongwei/application/shared';
import { useMemo, useState } from 'react';
import { useService, type MenuEntry } from '../shared/index.ts';
import { RESIDENT_COLUMNS, type ResidentColumn } from './resident-columns.part.tsx';

const USUAL: readonly string[] = RESIDENT_COLUMNS.filter((column) => !column.extra).map((column) => column.key);

/** The columns the user wants to see, remembered on this device, and the menu that changes them. */
export function useColumns(): { readonly columns: readonly ResidentColumn[]; readonly entries: readonly MenuEntry[] } {
  const store = useService(StoredItems);
  const [shown, setShown] = useState(() => new Set(store.read(STORED.residentColumns) ?? USUAL));
  return useMemo(() => {
    const isShown = (column: ResidentColumn) => column.fixed === true || shown.has(column.key);
    const toggle = (column: ResidentColumn) => {
      const keys = RESIDENT_COLUMNS.filter((one) => (one === column ? !isShown(one) : isShown(one))).map(
        (one) => one.key,
      );
      store.write(STORED.residentColumns, keys);
      setShown(new Set(keys));
    };
    const entries: readonly MenuEntry[] = [
      { kind: 'heading', key: 'heading', label: '显示的列' },
      ...RESIDENT_COLUMNS.map((column) => ({
        kind: 'check' as const,
        key: column.key,
        label: column.label,
        checked: isShown(column),
        disabled: column.fixed === true,
        onPick: () => toggle(column),
      })),
    ];
    return { columns: RESIDENT_COLUMNS.filter(isShown), entries };
  }, [shown, store]);
}
