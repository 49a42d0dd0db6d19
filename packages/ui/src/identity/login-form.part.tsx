import { SessionService } from '@gongwei/application/identity';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, Icon, useService, wordsOf } from '../shared/index.ts';

/** User name and password; the server's refusal and network troubles are said in a sentence above the button. */
export const LoginForm = () => {
  const session = useService(SessionService);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
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
      const { message, advice } = wordsOf(failure);
      setProblem({ at: 'server', text: [message, advice].filter(Boolean).join('。').replace('。。', '。') });
    } finally {
      setBusy(false);
    }
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

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
      <span className="gw-login-password">
        <input
          id="password"
          ref={passwordInput}
          className="gw-input"
          name="password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          value={password}
          aria-invalid={problem?.at === 'password' || undefined}
          aria-describedby="login-problem login-caps"
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <Button
          look="icon"
          small
          aria-label={visible ? '隐藏密码' : '显示密码'}
          aria-pressed={visible}
          title={visible ? '隐藏密码' : '显示密码'}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eyeOff' : 'eye'} />
        </Button>
      </span>
      <p id="login-caps" className="gw-login-caps" role="status">
        {capsLock ? '大写锁定已打开' : ''}
      </p>
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
