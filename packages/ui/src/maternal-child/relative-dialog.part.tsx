import { FamilyDirectory } from '@gongwei/application/resident';
import type { Resident } from '@gongwei/domain/resident';
import { useState } from 'react';
import { ResidentChooser } from '../resident/index.ts';
import { Button, DialogBox, useService, wordsOf } from '../shared/index.ts';
import { RELATIVE_LABELS, type Relative } from './relative.ts';

type Props = {
  readonly who: Relative;
  readonly resident: Pick<Resident, 'id' | 'name'>;
  readonly onTied: (otherId: string) => void;
  readonly onClose: () => void;
};

/** Finds the file of a relative and ties the two together. */
export const RelativeDialog = ({ who, resident, onTied, onClose }: Props) => {
  const families = useService(FamilyDirectory);
  const [trouble, setTrouble] = useState<string>();
  const choose = async (other: { readonly id: string }): Promise<void> => {
    const tie =
      who === 'child' ? families.tie(other.id, 'mother', resident.id) : families.tie(resident.id, who, other.id);
    const outcome = await tie.catch((failure: unknown) => ({ ok: false as const, failure: wordsOf(failure).message }));
    if (outcome.ok) onTied(other.id);
    else setTrouble(outcome.failure);
  };
  return (
    <DialogBox
      title={`关联${resident.name}的${RELATIVE_LABELS[who]}`}
      width={720}
      initialFocus="input"
      onClose={onClose}
      actions={<Button onClick={onClose}>取消</Button>}
    >
      {trouble === undefined ? null : (
        <p className="gw-note" role="alert">
          {trouble}
        </p>
      )}
      <ResidentChooser condition={undefined} onChoose={(other) => void choose(other)} />
    </DialogBox>
  );
};
