import { SessionService } from '@gongwei/application/identity';
import { LockService, type LockState } from '@gongwei/application/shell';
import { fail } from '@gongwei/domain/shared';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { PasswordField } from '../../identity/password-field.part.tsx';
import { returnPath } from '../../identity/return-path.rules.ts';
import { sentenceOf } from '../../identity/sentence-of.ts';
import { Button, Icon, PRODUCT, ProblemLine, useBehavior, useService } from '../../shared/index.ts';

const problemText = (problem: string, { leaving, triesLeft }: LockState): string => {
  if (leaving) return '密码错误次数过多，正在退出登录…';
  return problem.endsWith('错误') && triesLeft < 5 ? `${problem}，还可以试 ${triesLeft} 次，之后将退出登录` : problem;
};

/** The server that knows the password of the log-in did not answer: no try is used up. */
const sentence = (failure: unknown) => fail({ message: sentenceOf(failure) });

/** The page of a locked screen. It names who locked it, and nobody else. */
export const LockScreen = () => {
  const lock = useService(LockService);
  const session = useService(SessionService);
  const state = useBehavior(session.state$);
  const locked = useBehavior(lock.state$);
  const { covered, checking, byLogIn } = locked;
  const called = byLogIn ? '登录密码' : '锁屏密码';
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
    if (password === '') return setProblem(`请输入${called}`);
    const outcome = await lock.unlock(password).catch((failure: unknown) => sentence(failure));
    if (outcome.ok) return;
    setProblem(outcome.failure.message);
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
          {state.status === 'logged-in' ? `${state.session.user.name}，` : ''}
          {byLogIn ? '很久没有操作，已自动锁屏。' : ''}填写中的内容都还在，解锁后接着做。
        </p>
        <label htmlFor="unlock-password">{called}</label>
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
        <ProblemLine id="unlock-problem" className="gw-login-problem" problem={problemText(problem, locked)} />
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
