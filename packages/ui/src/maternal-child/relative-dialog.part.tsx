import { FamilyDirectory } from '@gongwei/application/resident';
import type { Resident } from '@gongwei/domain/resident';
import { useState } from 'react';
import { NewResidentLater, ResidentChooser } from '../resident/index.ts';
import { Button, DialogBox, useMay, useService, wordsOf } from '../shared/index.ts';
import { RELATIVE_LABELS, type Relative } from './relative.ts';

type Props = {
  readonly who: Relative;
  readonly resident: Pick<Resident, 'id' | 'name'>;
  readonly onTied: (otherId: string) => void;
  readonly onClose: () => void;
};

/** Finds the file of a relative and ties the two together; a child without one gets its file here. */
export const RelativeDialog = ({ who, resident, onTied, onClose }: Props) => {
  const families = useService(FamilyDirectory);
  const mayOpen = useMay('gwjkdngl:E') && who === 'child';
  const [trouble, setTrouble] = useState<string>();
  const [opening, setOpening] = useState(false);
  const choose = async (other: { readonly id: string }): Promise<void> => {
    const tie =
      who === 'child' ? families.tie(other.id, 'mother', resident.id) : families.tie(resident.id, who, other.id);
    const outcome = await tie.catch((failure: unknown) => ({ ok: false as const, failure: wordsOf(failure).message }));
    if (outcome.ok) onTied(other.id);
    else setTrouble(outcome.failure);
  };
  if (opening) return <NewResidentLater idNumber="" mother={resident} onClose={onClose} />;
  return (
    <DialogBox
      title={`关联${resident.name}的${RELATIVE_LABELS[who]}`}
      width={720}
      initialFocus="input"
      onClose={onClose}
      actions={
        <>
          {mayOpen ? <Button onClick={() => setOpening(true)}>孩子还没有档案，新建档案</Button> : null}
          <Button onClick={onClose}>取消</Button>
        </>
      }
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
