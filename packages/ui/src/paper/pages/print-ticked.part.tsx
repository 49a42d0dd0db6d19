import type { ListRow } from '@gongwei/domain/lists';
import { useList, type ActionTarget } from '../../lists/index.ts';
import { BatchDialog } from './batch-dialog.part.tsx';

type Props = {
  readonly target: ActionTarget;
  /** Print pages that are ticked to begin with, commas between them. */
  readonly sheet?: string | undefined;
  readonly onClose: () => void;
};

/** Prints the people of a list: those ticked, or everybody found. */
export const PrintTicked = ({ target, sheet, onClose }: Props) => {
  const { session, titleOf } = useList();
  const personOf = (row: ListRow) => ({ id: row.residentId ?? row.id, name: titleOf(row) });
  const allKnown = target.rows.length === target.count;
  return (
    <BatchDialog
      sheets={sheet?.split(',')}
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
