import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { ProblemLine, wordsOf } from '../../shared/index.ts';
import { FormDialog } from './form-dialog.part.tsx';

type Props = {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  /** Stands above the line. */
  readonly children: ReactNode;
  readonly label: string;
  readonly input: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'value' | 'onChange'> & {
    readonly id: string;
  };
  /** What the button says. */
  readonly go: string;
  /** Does it; the answer is the sentence that says why not, where it was not done. */
  readonly onGo: (text: string) => Promise<string | undefined>;
  readonly onClose: () => void;
};

/** A window that asks for one line and does one thing with it. */
export const LineDialog = ({ title, width, children, label, input, go, onGo, onClose }: Props) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    // So that the same refusal is announced again.
    setProblem(undefined);
    setProblem(await onGo(text).catch((failure: unknown) => wordsOf(failure).message));
    setBusy(false);
  };
  return (
    <FormDialog
      title={title}
      width={width}
      initialFocus={`#${input.id}`}
      go={go}
      busy={busy}
      onGo={submit}
      onClose={onClose}
    >
      {children}
      <label htmlFor={input.id}>{label}</label>
      <input
        {...input}
        className="gw-input"
        value={text}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${input.id}-problem`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <ProblemLine id={`${input.id}-problem`} className="gw-dialog-problem" problem={problem} />
    </FormDialog>
  );
};
