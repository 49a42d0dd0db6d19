import { PlatformGateway } from '@gongwei/application/upload';
import { ACCOUNT_MESSAGES, type AccountField } from '@gongwei/domain/upload';
import { useState } from 'react';
import { Icon, ProblemLine, useService, useUserSession, wordsOf } from '../../shared/index.ts';
import { FormDialog } from './form-dialog.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

const LABELS = { username: '平台用户名', password: '平台密码' } as const;
const FIELDS: readonly AccountField[] = ['username', 'password'];
type Answer = { readonly good: boolean; readonly text: string };

/** 平台密码检验: whether the upload platform takes a name and a password. Nothing is kept. */
export const PlatformCheckDialog = ({ onClose }: ShellDialogProps) => {
  const gateway = useService(PlatformGateway);
  const session = useUserSession();
  const [draft, setDraft] = useState<Readonly<Record<AccountField, string>>>({ username: '', password: '' });
  const [left, setLeft] = useState<readonly AccountField[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const isMissing = (field: AccountField): boolean => draft[field].trim() === '';
  const submit = async (): Promise<void> => {
    if (busy) return;
    setLeft(FIELDS);
    setAnswer(undefined);
    const first = FIELDS.find(isMissing);
    if (first) return document.getElementById(`platform-${first}`)?.focus();
    setBusy(true);
    try {
      const by = { username: session?.user.username ?? '' };
      const outcome = await gateway.check(draft.username.trim(), draft.password, by);
      setAnswer({ good: outcome.ok, text: (outcome.ok ? outcome.value : outcome.failure).message });
    } catch (failure) {
      setAnswer({ good: false, text: wordsOf(failure).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title="平台密码检验"
      width={420}
      initialFocus="#platform-username"
      go="检验"
      busy={busy}
      leave="关闭"
      onGo={submit}
      onClose={onClose}
    >
      <p className="gw-muted">只检验，不保存。</p>
      {FIELDS.map((field) => {
        const problem = left.includes(field) && isMissing(field) ? ACCOUNT_MESSAGES[field] : undefined;
        return (
          <div key={field}>
            <label htmlFor={`platform-${field}`}>{LABELS[field]}</label>
            <input
              id={`platform-${field}`}
              className="gw-input"
              type={field === 'password' ? 'password' : 'text'}
              autoComplete="off"
              maxLength={50}
              value={draft[field]}
              aria-required="true"
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={`platform-${field}-problem`}
              onBlur={() => setLeft((known) => [...known, field])}
              onChange={(event) => {
                setDraft({ ...draft, [field]: event.target.value });
                setAnswer(undefined);
              }}
            />
            <p id={`platform-${field}-problem`} className="gw-dialog-problem" role="alert">
              {problem}
            </p>
          </div>
        );
      })}
      {answer?.good ? (
        <p className="gw-dialog-good" role="status">
          <Icon name="check" />
          {answer.text}
        </p>
      ) : (
        <ProblemLine className="gw-dialog-problem" problem={answer?.text} />
      )}
    </FormDialog>
  );
};
