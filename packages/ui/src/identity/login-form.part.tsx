import { SessionService } from '@gongwei/application/identity';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, ProblemLine, useService } from '../shared/index.ts';
import { CaptchaField } from './captcha-field.part.tsx';
import { PasswordField } from './password-field.part.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useCaptcha } from './use-captcha.ts';

type Problem = { readonly at: 'username' | 'password' | 'captcha' | 'server'; readonly text: string };

/** User name and password, and a code where the server asks for one; what is wrong is said in a sentence above the button. */
export const LoginForm = () => {
  const session = useService(SessionService);
  const captcha = useCaptcha();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const captchaInput = useRef<HTMLInputElement>(null);

  useEffect(() => usernameInput.current?.focus(), []);
  // It may be there since this very refusal.
  useEffect(() => {
    if (problem?.at === 'captcha') captchaInput.current?.focus();
  }, [problem]);

  const missing = (): Problem | undefined => {
    if (username.trim() === '') return { at: 'username', text: '请输入用户名' };
    if (password === '') return { at: 'password', text: '请输入密码' };
    if (captcha.question && captcha.question.text.trim() === '') return { at: 'captcha', text: '请输入验证码' };
    return undefined;
  };
  const logIn = async (): Promise<void> => {
    const { answer } = captcha;
    try {
      const outcome = await session.logIn({ username: username.trim(), password, ...(answer && { captcha: answer }) });
      if (outcome.ok) return;
      const { message, about, captcha: wanted } = outcome.failure;
      setProblem({ at: about ?? 'server', text: message });
      if (wanted) captcha.ask();
      if (!about) passwordInput.current?.select();
    } catch (failure) {
      setProblem({ at: 'server', text: sentenceOf(failure) });
      if (captcha.question) captcha.ask();
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const lacking = missing();
    setProblem(lacking);
    const inputs = { username: usernameInput, password: passwordInput, captcha: captchaInput, server: passwordInput };
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
      <CaptchaField
        id="captcha"
        ref={captchaInput}
        captcha={captcha}
        invalid={problem?.at === 'captcha'}
        describedBy="login-problem"
      />
      <ProblemLine id="login-problem" className="gw-login-problem" problem={problem?.text} />
      <Button type="submit" look="primary" className="gw-login-go" busy={busy}>
        {busy ? '正在登录…' : '登录'}
      </Button>
    </form>
  );
};
