import type { FormSession, FormStatus } from '@gongwei/application/forms';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/button.part.tsx';
import { useSelected } from '../use-selected.ts';
import { RemovalDialog } from './removal-dialog.part.tsx';

const recordOf = ({ record }: FormStatus): FormStatus['record'] => record;

/** The way of a stored sheet out of the file, and back: a button beside its others, and what is said above one that is out. */
export function useRemoval(
  session: FormSession,
  mayWrite: boolean,
  onDone: () => void,
): { readonly removed: boolean; readonly button: ReactNode; readonly note: ReactNode; readonly dialog: ReactNode } {
  const record = useSelected(session.status$, recordOf);
  const [open, setOpen] = useState(false);
  const ask = (): void => setOpen(true);
  const removed = record?.removed === true;
  const may = mayWrite && record !== undefined;
  return {
    removed,
    button:
      may && !removed ? (
        <Button small onClick={ask}>
          删除
        </Button>
      ) : null,
    note: removed ? (
      <p className="gw-note gw-note--warn" role="status">
        这份表已被{record.updatedByName}删除，不计入统计和随访计划；原因见修改历史。
        {may ? (
          <button type="button" className="gwf-link" onClick={ask}>
            恢复
          </button>
        ) : null}
      </p>
    ) : null,
    dialog:
      open && record ? (
        <RemovalDialog
          session={session}
          record={record}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      ) : null,
  };
}
