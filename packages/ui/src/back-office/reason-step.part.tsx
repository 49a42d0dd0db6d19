import { useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '@gongwei/domain/shared';
import { Button } from '../shared/index.ts';
import { useStep } from './use-step.ts';
import { useTried } from './use-tried.ts';

/** Asks why, and does it: a line on the page, for what the operation log keeps the reason of. */
export const ReasonStep = ({
  label,
  go,
  look,
  busy,
  children,
  missing,
  note,
  onGo,
  onDone,
}: {
  readonly label: string;
  /** What the button says. */
  readonly go: string;
  readonly look: 'primary' | 'danger';
  readonly busy: boolean;
  /** What is asked besides. */
  readonly children?: ReactNode;
  /** What to say where that was not answered. */
  readonly missing?: string | undefined;
  /** What is good to know before, under all of it. */
  readonly note?: string;
  readonly onGo: (reason: string) => Promise<Result<undefined, string>>;
  readonly onDone: (done: boolean) => void;
}) => {
  const [reason, setReason] = useState('');
  const { trouble, tried, setTrouble } = useTried();
  const step = useStep<HTMLFormElement>(() => onDone(false));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (missing !== undefined) return setTrouble(missing);
    if (reason.trim() === '') return setTrouble('请写明原因');
    if (await tried(() => onGo(reason.trim()))) onDone(true);
  };
  return (
    <form {...step} className="gw-panel gw-step" aria-label={go} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <label className="gw-step-wide">
        {label}
        <input
          className="gw-input"
          value={reason}
          maxLength={200}
          aria-invalid={trouble !== undefined && missing === undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <Button type="submit" look={look} busy={busy}>
        {go}
      </Button>
      <Button onClick={() => onDone(false)}>取消</Button>
      {note === undefined ? null : <p className="gw-muted">{note}</p>}
      {trouble === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
};
