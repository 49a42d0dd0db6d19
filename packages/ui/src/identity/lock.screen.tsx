import { SessionService } from '@gongwei/application/identity';
import { LockService } from '@gongwei/application/shell';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Button, Icon, PRODUCT, ProblemLine, useBehavior, useService } from '../shared/index.ts';
import { PasswordField } from './password-field.part.tsx';
import { returnPath } from './return-path.rules.ts';

/** The page of a locked screen. It names who locked it, and nobody else. */
export const LockScreen = () => {
  const lock = useService(LockService);
  const session = useService(SessionService);
  const state = useBehavior(session.state$);
  const { covered, checking, triesLeft } = useBehavior(lock.state$);
  const [query] = useSearchParams();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = `屏幕已锁定 - ${PRODUCT}`;
    input.current?.focus();
  }, []);
  if (!covered) return <Navigate to={returnPath(query.get('from'))} replace />;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (checking) return;
    if (password === '') return setProblem('请输入锁屏密码');
    if (await lock.unlock(password)) return;
    setProblem('锁屏密码错误');
    input.current?.select();
  };
  return (
    <main className="gw-lock">
      <form className="gw-login-form gw-lock-box" noValidate onSubmit={(event) => void submit(event)}>
        <h1>
          <Icon name="lock" />
          屏幕已锁定
        </h1>
        <p className="gw-muted">
          {state.status === 'logged-in' ? `${state.session.user.name}，` : ''}填写中的内容都还在，解锁后接着做。
        </p>
        <label htmlFor="unlock-password">锁屏密码</label>
        <PasswordField
          id="unlock-password"
          ref={input}
          value={password}
          onChange={(text) => {
            setPassword(text);
            setProblem('');
          }}
          invalid={problem !== ''}
          describedBy="unlock-problem"
        />
        <ProblemLine
          id="unlock-problem"
          className="gw-login-problem"
          problem={problem !== '' && triesLeft < 5 ? `${problem}，还可以试 ${triesLeft} 次，之后将退出登录` : problem}
        />
        <Button type="submit" look="primary" className="gw-login-go" busy={checking}>
          解锁
        </Button>
        <Button look="quiet" className="gw-lock-out" onClick={() => void session.logOut()}>
          忘记密码，退出登录
        </Button>
      </form>
    </main>
  );
};
