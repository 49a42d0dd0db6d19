import { AccountGateway } from '@gongwei/application/identity';
import { passwordProblem } from '@gongwei/domain/identity';
import { useState } from 'react';
import { useService, useUserSession, wordsOf } from '../../shared/index.ts';

type PasswordEntries = { readonly current: string; readonly next: string; readonly again: string };
type Problem = { readonly at?: keyof PasswordEntries; readonly text: string };

const problemOf = ({ current, next, again }: PasswordEntries, username: string, old: string): Problem | undefined => {
  if (current === '') return { at: 'current', text: `请输入${old}` };
  const weak = passwordProblem(next, { username, current });
  if (weak !== undefined) return { at: 'next', text: weak };
  return again === next ? undefined : { at: 'again', text: '两次输入的新密码不一致' };
};

/** One's own password being changed. `old`: what the present one is called; `onDone`: it was changed. */
export function usePasswordChange(old: string, onDone: () => void) {
  const accounts = useService(AccountGateway);
  const username = useUserSession()?.user.username ?? '';
  const [entries, setEntries] = useState<PasswordEntries>({ current: '', next: '', again: '' });
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const say = (found: Problem): void => {
    setProblem(found);
    document.getElementById(`password-${found.at ?? 'current'}`)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const found = problemOf(entries, username, old);
    if (found) return say(found);
    setBusy(true);
    try {
      const outcome = await accounts.changePassword({ username, current: entries.current, next: entries.next });
      if (!outcome.ok) return say({ text: outcome.failure.message });
      onDone();
    } catch (failure) {
      say({ text: wordsOf(failure).message });
    } finally {
      setBusy(false);
    }
  };
  const type = (key: keyof PasswordEntries, text: string): void => {
    setEntries({ ...entries, [key]: text });
    setProblem(undefined);
  };
  return { username, entries, problem, busy, submit, type };
}
export type PasswordChange = ReturnType<typeof usePasswordChange>;
