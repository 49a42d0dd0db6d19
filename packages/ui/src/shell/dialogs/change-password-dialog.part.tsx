import { AccountGateway } from '@gongwei/application/identity';
import { PASSWORD_HINT, passwordProblem } from '@gongwei/domain/identity';
import { useState } from 'react';
import { ProblemLine, useNotify, useService, useUserSession, wordsOf } from '../../shared/index.ts';
import { FormDialog } from './form-dialog.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

const FIELDS = [
  { key: 'current', label: '原密码', autoComplete: 'current-password' },
  { key: 'next', label: '新密码', autoComplete: 'new-password' },
  { key: 'again', label: '再输一次新密码', autoComplete: 'new-password' },
] as const;
type Entries = { readonly [Key in (typeof FIELDS)[number]['key']]: string };
type Problem = { readonly at?: keyof Entries; readonly text: string };

const problemOf = ({ current, next, again }: Entries, username: string): Problem | undefined => {
  if (current === '') return { at: 'current', text: '请输入原密码' };
  const weak = passwordProblem(next, { username, current });
  if (weak !== undefined) return { at: 'next', text: weak };
  return again === next ? undefined : { at: 'again', text: '两次输入的新密码不一致' };
};

/** 修改密码: one's own. Other computers where the account is logged in must log in anew. */
export const ChangePasswordDialog = ({ onClose }: ShellDialogProps) => {
  const accounts = useService(AccountGateway);
  const notify = useNotify();
  const username = useUserSession()?.user.username ?? '';
  const [entries, setEntries] = useState<Entries>({ current: '', next: '', again: '' });
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const say = (found: Problem): void => {
    setProblem(found);
    document.getElementById(`password-${found.at ?? 'current'}`)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const found = problemOf(entries, username);
    if (found) return say(found);
    setBusy(true);
    try {
      const outcome = await accounts.changePassword({ username, current: entries.current, next: entries.next });
      if (!outcome.ok) return say({ text: outcome.failure.message });
      notify({ kind: 'good', text: '密码修改成功' });
      onClose();
    } catch (failure) {
      say({ text: wordsOf(failure).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title="修改密码"
      width={420}
      initialFocus="#password-current"
      go="确定"
      busy={busy}
      onGo={submit}
      onClose={onClose}
    >
      <p id="password-hint" className="gw-muted">
        新密码 {PASSWORD_HINT}。修改后，其他电脑上的登录会失效。
      </p>
      {/* For password managers: whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      {FIELDS.map(({ key, label, autoComplete }) => (
        <div key={key}>
          <label htmlFor={`password-${key}`}>{label}</label>
          <input
            id={`password-${key}`}
            className="gw-input"
            type="password"
            autoComplete={autoComplete}
            value={entries[key]}
            aria-invalid={problem?.at === key || undefined}
            aria-describedby={key === 'next' ? 'password-problem password-hint' : 'password-problem'}
            onChange={(event) => {
              setEntries({ ...entries, [key]: event.target.value });
              setProblem(undefined);
            }}
          />
        </div>
      ))}
      <ProblemLine id="password-problem" className="gw-dialog-problem" problem={problem?.text} />
    </FormDialog>
  );
};
