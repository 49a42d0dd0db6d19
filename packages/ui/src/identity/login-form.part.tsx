import { SessionService } from '@gongwei/application/identity';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Icon, useService } from '../shared/index.ts';
import { PasswordField } from './password-field.part.tsx';
import { sentenceOf } from './sentence-of.ts';

/** User name and password; the server's refusal and network troubles are said in a sentence above the button. */
export const LoginForm = () => {
  const session = useService(SessionService);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly at: 'username' | 'password' | 'server'; readonly text: string }>();
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => usernameInput.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (username.trim() === '') {
      setProblem({ at: 'username', text: '请输入用户名' });
      return usernameInput.current?.focus();
    }
    if (password === '') {
      setProblem({ at: 'password', text: '请输入密码' });
      return passwordInput.current?.focus();
    }
    setProblem(undefined);
    setBusy(true);
    try {
      const outcome = await session.logIn({ username: username.trim(), password });
      if (outcome.ok) return;
      setProblem({ at: 'server', text: outcome.failure.message });
      passwordInput.current?.select();
    } catch (failure) {
      setProblem({ at: 'server', text: sentenceOf(failure) });
    } finally {
      setBusy(false);
    }
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
      <p id="login-problem" className="gw-login-problem" role="alert">
        {problem ? (
          <>
            <Icon name="alert" />
            {problem.text}
          </>
        ) : null}
      </p>
      <Button type="submit" look="primary" className="gw-login-go" busy={busy}>
        {busy ? '正在登录…' : '登录'}
      </Button>
    </form>
  );
};
