import { useId, type ReactNode } from 'react';
import { Button, DialogBox } from '../../shared/index.ts';

type Props = {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly initialFocus: string;
  /** What the button says that does it. */
  readonly go: string;
  readonly busy: boolean;
  /** What the button says that leaves. */
  readonly leave?: string;
  readonly onGo: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window with lines to fill in; Enter in a line is the button. */
export const FormDialog = ({ go, busy, leave = '取消', onGo, onClose, children, ...frame }: Props) => {
  const form = useId();
  return (
    <DialogBox
      {...frame}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{leave}</Button>
          <Button look="primary" type="submit" form={form} busy={busy}>
            {go}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="gw-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onGo();
        }}
      >
        {children}
      </form>
    </DialogBox>
  );
};
