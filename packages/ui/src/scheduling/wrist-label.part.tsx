import type { DeskPerson } from '@gongwei/domain/scheduling';
import { createPortal } from 'react-dom';
import { Button, DialogBox } from '../shared/index.ts';
import { Bars } from './bars.part.tsx';
import './specimen-labels.css';

/** A wrist band with the archive's number as a barcode, which every station reads: a label of 50 × 30 mm, printed alone. */
export const WristLabel = ({ person, onClose }: { readonly person: DeskPerson; readonly onClose: () => void }) => {
  const digits = person.archiveNumber.replace(/\D/g, '');
  const band = (
    <>
      <p>
        <b>{person.name}</b> {person.sex === 'male' ? '男' : '女'} {person.age} 岁　<b>{person.queueNo}</b>
      </p>
      <Bars digits={digits} />
      <p>{person.archiveNumber}</p>
    </>
  );
  return (
    <DialogBox
      title="打印腕带"
      width={420}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button look="primary" onClick={() => window.print()}>
            打印
          </Button>
        </>
      }
    >
      <div className="gw-wrist">{band}</div>
      <p className="gw-quiet">用 50×30 mm 标签纸打印，贴在腕带上。</p>
      {createPortal(
        <div className="gw-specimens">
          <section>{band}</section>
        </div>,
        document.body,
      )}
    </DialogBox>
  );
};
