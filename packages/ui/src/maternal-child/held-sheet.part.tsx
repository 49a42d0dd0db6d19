import { createRecordList, RecordRepository } from '@gongwei/application/forms';
import { Clock } from '@gongwei/application/shared';
import { formatAge, type Family, type Resident } from '@gongwei/domain/resident';
import { useState } from 'react';
import { Button, EmptyState, useLoaded, useService } from '../shared/index.ts';
import type { ResidentFormProps } from '../forms/index.ts';
import { type CareSheet, holderOf } from '@gongwei/domain/pages';
import { FilledSheet } from './filled-sheet.part.tsx';
import { RELATIVE_LABELS, type Relative } from './relative.ts';

type Props = {
  readonly sheet: CareSheet;
  readonly resident: Resident;
  readonly family: Family;
  readonly onTie: ((who: Relative) => void) | undefined;
  readonly onChanged: () => void;
} & Pick<ResidentFormProps, 'ids' | 'foreground'>;

/** A sheet in the file it belongs to. Where that file is not known yet, it says whose it is and asks for it. */
export const HeldSheet = ({ sheet, resident, family, onTie, ...view }: Props) => {
  const [chosen, setChosen] = useState<string>();
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
      {holder.before === undefined ? (
        <ChildChoice {...{ sheet, resident, family }} shown={holder.id} onChoose={setChosen} />
      ) : (
        <p className="gw-note" role="status">
          新生儿还没有档案时，这张表先记在产妇本人的档案里；已经建档的，请先关联子女的档案。双胎、多胎请逐个建档后填写；死胎、死产不建档，就记在这里。
          {onTie ? (
            <Button small look="quiet" onClick={() => onTie('child')}>
              关联子女的档案
            </Button>
          ) : null}
        </p>
      )}
      <FilledSheet key={holder.id} sheet={sheet} holderId={holder.id} {...view} />
    </>
  );
};

type ChoiceProps = Pick<Props, 'sheet' | 'resident' | 'family'> & {
  /** In whose file the sheet below is. */
  readonly shown: string;
  readonly onChoose: (id: string) => void;
};

/** Which child of several; and the mother herself where her file holds such a sheet from the time before the child had one. */
const ChildChoice = ({ sheet, resident, family, shown, onChoose }: ChoiceProps) => {
  const today = useService(Clock).today();
  const mother = sheet.holder === 'newborn' ? resident.id : undefined;
  const { value: kept = [] } = useLoaded(createRecordList, useService(RecordRepository), mother, sheet.form);
  const choices = [
    ...family.children.map((child) => ({
      id: child.id,
      label: `${child.name}（${child.birthDate ?? formatAge(child, today)}）`,
    })),
    ...(kept.length > 0 ? [{ id: resident.id, label: `建档前记在${resident.name}档案中的` }] : []),
  ];
  const asked = sheet.holder === 'newborn' || (sheet.holder === 'child' && shown !== resident.id);
  if (!asked || choices.length < 2) return null;
  return (
    <div className="gw-care-sheets" role="group" aria-label="哪个孩子">
      {choices.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </div>
  );
};
