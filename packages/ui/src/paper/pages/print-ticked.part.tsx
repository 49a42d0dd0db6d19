import type { ListRow } from '@gongwei/domain/lists';
import { useList, type ActionTarget } from '../../lists/index.ts';
import { BatchDialog } from './batch-dialog.part.tsx';

/** Prints the people of a list: those ticked, or everybody found. */
export const PrintTicked = ({ target, onClose }: { readonly target: ActionTarget; readonly onClose: () => void }) => {
  const { session, titleOf } = useList();
  const personOf = (row: ListRow) => ({ id: row.residentId ?? row.id, name: titleOf(row) });
  const allKnown = target.rows.length === target.count;
  return (
    <BatchDialog
      people={{
        ticked: allKnown ? target.rows.map(personOf) : [],
        found: {
          total: target.count,
          everybody: async (most) => (await session.rowsOf(target.selection, most)).rows.map(personOf),
        },
      }}
      onClose={onClose}
    />
  );
};
