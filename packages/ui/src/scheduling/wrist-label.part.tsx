import type { DeskPerson } from '@gongwei/domain/scheduling';
import { Button, DialogBox } from '../shared/index.ts';
import { code128 } from './code-128.rules.ts';

/** A wrist band with the archive's number as a barcode, which every station reads. It is printed alone. */
export const WristLabel = ({ person, onClose }: { readonly person: DeskPerson; readonly onClose: () => void }) => {
  const widths = code128(person.archiveNumber.replace(/\D/g, ''));
  const total = widths.reduce((sum, one) => sum + one, 0);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, one) => sum + one, 0));
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
        <svg
          viewBox={`0 0 ${total + 20} 40`}
          role="img"
          aria-label={`条码 ${person.archiveNumber}`}
          preserveAspectRatio="none"
        >
          {widths.map((width, at) =>
            at % 2 === 0 ? <rect key={starts[at]} x={10 + (starts[at] ?? 0)} y={0} width={width} height={40} /> : null,
          )}
        </svg>
        <p>{person.archiveNumber}</p>
      </div>
    </DialogBox>
  );
};
