import type { DeskPerson } from '@gongwei/domain/scheduling';
import { Button, DialogBox } from '../shared/index.ts';
import { Bars } from './bars.part.tsx';

/** A wrist band with the archive's number as a barcode, which every station reads. It is printed alone. */
export const WristLabel = ({ person, onClose }: { readonly person: DeskPerson; readonly onClose: () => void }) => {
  const digits = person.archiveNumber.replace(/\D/g, '');
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
      <div className="gw-wrist">
        <p>
          <b>{person.name}</b> {person.sex === 'male' ? '男' : '女'} {person.age} 岁　{person.queueNo}
        </p>
        <Bars digits={digits} />
        <p>{person.archiveNumber}</p>
      </div>
    </DialogBox>
  );
};
