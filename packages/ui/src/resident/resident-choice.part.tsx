import type { ResidentRow } from '@gongwei/domain/resident';
import { useEffect, useRef, useState } from 'react';
import { ResidentChooser } from './resident-chooser.part.tsx';
import { Button, SEX_LABELS } from '../shared/index.ts';
import './resident-choice.css';

type Props = {
  /** Identifier of who was chosen; empty: nobody yet. */
  readonly chosen: string;
  readonly onChange: (residentId: string) => void;
};

/** Asks an action's window for one resident: found as everywhere, then shown with what tells them from others of the name. */
export const ResidentChoice = ({ chosen, onChange }: Props) => {
  const [resident, setResident] = useState<ResidentRow>();
  const again = useRef<HTMLButtonElement>(null);
  // The box that had the cursor is gone: what comes next is to confirm, or to choose somebody else.
  useEffect(() => {
    if (!resident) return;
    const confirm = again.current
      ?.closest('dialog')
      ?.querySelector<HTMLElement>('.gw-dialog-actions [type=submit]:not(:disabled)');
    (confirm ?? again.current)?.focus();
  }, [resident]);
  if (chosen === '' || resident?.id !== chosen)
    return (
      <ResidentChooser
        condition={undefined}
        onChoose={(row) => {
          setResident(row);
          onChange(row.id);
        }}
      />
    );
  return (
    <div className="gw-resident-choice">
      <strong>{resident.name}</strong>
      <span>
        {SEX_LABELS[resident.sex]} · {resident.age} 岁
      </span>
      <span className="gw-num">{resident.idNumber || '暂无身份证号'}</span>
      <span className="gw-muted">{resident.villageName}</span>
      <Button ref={again} small onClick={() => onChange('')}>
        重新选择
      </Button>
    </div>
  );
};
