import { useList, type ActionTarget } from '../../lists/index.ts';
import { MergeDialog } from './merge-dialog.part.tsx';

/** 合并档案 of a row of a list; the list is asked anew afterwards. */
export const MergeWindow = ({ target, onClose }: { readonly target: ActionTarget; readonly onClose: () => void }) => {
  const { session, titleOf } = useList();
  const [row] = target.rows;
  if (!row) return null;
  const done = (): void => {
    onClose();
    session.reload();
  };
  return (
    <MergeDialog resident={{ id: row.residentId ?? row.id, name: titleOf(row) }} onDone={done} onClose={onClose} />
  );
};
