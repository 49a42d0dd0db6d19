import { Clock } from '@gongwei/application/shared';
import { formatAge, type Family, type Resident } from '@gongwei/domain/resident';
import { useState } from 'react';
import { Button, EmptyState, useService } from '../shared/index.ts';
import type { ResidentFormProps } from '../forms/index.ts';
import { type CareSheet, holderOf } from '@gongwei/domain/pages';
import { FilledSheet } from './filled-sheet.part.tsx';
import { RELATIVE_LABELS, type Relative } from './relative.ts';

type Props = {
  readonly sheet: CareSheet;
  readonly resident: Resident;
  readonly family: Family;
  readonly onTie: ((who: Relative) => void) | undefined;
} & Pick<ResidentFormProps, 'ids' | 'foreground'>;

/** A sheet in the file it belongs to. Where that file is not known yet, it says whose it is and asks for it. */
export const HeldSheet = ({ sheet, resident, family, onTie, ...view }: Props) => {
  const [chosen, setChosen] = useState<string>();
  const today = useService(Clock).today();
  const holder = holderOf(sheet.holder, resident, family, chosen);
  if ('missing' in holder) {
    const who = RELATIVE_LABELS[holder.missing];
    return (
      <div className="gw-panel">
        <EmptyState
          icon="user"
          title={`${sheet.title}记在${who}自己的档案里`}
          actions={
            <>
              {onTie ? (
                <Button look="primary" onClick={() => onTie(holder.missing)}>
                  关联{who}的档案
                </Button>
              ) : null}
              <Button onClick={() => setChosen(resident.id)}>{who}还没有档案，先记在本人档案中</Button>
            </>
          }
        >
          先选择{who}的档案，这张表就会自动带入{who}的姓名、性别和出生日期。
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {sheet.holder === 'child' && family.children.length > 1 && chosen !== resident.id ? (
        <div className="gw-care-sheets" role="group" aria-label="哪个孩子">
          {family.children.map((child) => (
            <button
              key={child.id}
              type="button"
              aria-pressed={child.id === holder.id}
              onClick={() => setChosen(child.id)}
            >
              {child.name}（{child.birthDate ?? formatAge(child, today)}）
            </button>
          ))}
        </div>
      ) : null}
      <FilledSheet key={holder.id} sheet={sheet} holderId={holder.id} {...view} />
    </>
  );
};
