import { createRememberedName, SessionService } from '@gongwei/application/identity';
import { StoredItems } from '@gongwei/application/shared';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, ProblemLine, useBehavior, useLoaded, useService } from '../shared/index.ts';
import { PasswordField } from './password-field.part.tsx';
import { sentenceOf } from './sentence-of.ts';
import { enteringText, ProvingLine } from './proving-line.part.tsx';

type Problem = { readonly at: 'username' | 'password' | 'server'; readonly text: string };

/** User name and password; what is wrong is said in a sentence above the button. */
export const LoginForm = () => {
  const session = useService(SessionService);
  const proving = useBehavior(session.proving$);
  const { kept, keep } = useLoaded(createRememberedName, useService(StoredItems));
  // As it was when the page opened: logging in may change it.
  const [known] = useState(kept);
  const [remember, setRemember] = useState(known !== undefined);
  const [username, setUsername] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => (known === undefined ? usernameInput : passwordInput).current?.focus(), [known]);

  const missing = (): Problem | undefined => {
    if (username.trim() === '') return { at: 'username', text: '请输入用户名' };
    if (password === '') return { at: 'password', text: '请输入密码' };
    return undefined;
  };
  const logIn = async (): Promise<void> => {
    try {
      const outcome = await session.logIn({ username: username.trim(), password });
      if (outcome.ok) return keep(remember ? username.trim() : undefined);
      setProblem({ at: 'server', text: outcome.failure.message });
      passwordInput.current?.select();
    } catch (failure) {
      setProblem({ at: 'server', text: sentenceOf(failure) });
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const lacking = missing();
    setProblem(lacking);
    const inputs = { username: usernameInput, password: passwordInput, server: passwordInput };
    if (lacking) return inputs[lacking.at].current?.focus();
    setBusy(true);
    await logIn();
    setBusy(false);
  };

  return (
    <form className="gw-login-form" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor="username">用户名</label>
      <input
        id="username"
        ref={usernameInput}
        className="gw-input"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        aria-invalid={problem?.at === 'username' || undefined}
        aria-describedby="login-problem"
        onChange={(event) => setUsername(event.target.value)}
      />
      <label htmlFor="password">密码</label>
      <PasswordField
        id="password"
        ref={passwordInput}
        value={password}
        onChange={setPassword}
        invalid={problem?.at === 'password'}
        describedBy="login-problem"
      />
      <label className="gw-login-remember">
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        在这台电脑上记住登录名
      </label>
      <ProblemLine id="login-problem" className="gw-login-problem" problem={problem?.text} />
      <Button type="submit" look="primary" className="gw-login-go" busy={busy}>
        {enteringText(busy, proving, '登录')}
      </Button>
      <ProvingLine proving={proving} />
    </form>
  );
};
