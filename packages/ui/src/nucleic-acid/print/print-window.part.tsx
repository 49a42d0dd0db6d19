import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinter } from '../../lists/index.ts';
import { Button, DialogBox } from '../../shared/index.ts';
import './print.css';

type Props = {
  readonly title: string;
  readonly question: ReactNode;
  readonly busy: boolean;
  readonly onPrint: () => void;
  readonly onClose: () => void;
};

/** Asks before it prints. */
export const PrintWindow = ({ title, question, busy, onPrint, onClose }: Props) => (
  <DialogBox
    title={title}
    width={440}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>关闭</Button>
        <Button look="primary" busy={busy} onClick={onPrint}>
          打印
        </Button>
      </>
    }
  >
    {question}
  </DialogBox>
);

/** What stands alone in the browser's own window for printing, which opens as soon as this is there. */
export const PrintedSheets = ({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose: () => void;
}) => {
  usePrinter(true, onClose);
  return createPortal(<div className="gw-nucleic-print">{children}</div>, document.body);
};
