import { Button } from './button.part.tsx';
import { DialogBox, type DialogProps } from './dialog.part.tsx';

type Props = Omit<DialogProps, 'actions'> & {
  /** What the button says that does it. */
  readonly go: string;
  /** `danger`: it throws something away. */
  readonly look?: 'primary' | 'danger';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** What the button says that leaves all as it is. */
  readonly leave?: string;
  readonly onGo: () => void;
};

/** A window with one thing to do, or to leave. */
export const Question = ({
  go,
  look = 'primary',
  busy = false,
  disabled = false,
  leave = '取消',
  onGo,
  ...frame
}: Props) => (
  <DialogBox
    {...frame}
    actions={
      <>
        <Button onClick={frame.onClose}>{leave}</Button>
        <Button look={look} busy={busy} disabled={disabled} onClick={onGo}>
          {go}
        </Button>
      </>
    }
  />
);
