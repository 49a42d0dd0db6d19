import { SessionService } from '@gongwei/application/identity';
import { useRef, useState, type FormEvent } from 'react';
import { Button, DialogBox, ProblemLine, useBehavior, useService } from '../../shared/index.ts';
import { Question } from '../../shared/question.part.tsx';
import { PasswordField } from '../password-field.part.tsx';
import { enteringText, ProvingLine } from '../proving-line.part.tsx';
import { sentenceOf } from '../sentence-of.ts';
import './renew-dialog.css';

/** Opens over any page when the session runs out in the middle of the work. The page below stays as it is. */
export const RenewDialog = () => {
  const state = useBehavior(useService(SessionService).state$);
  return state.status === 'logged-in' && state.lapsed ? <Renew name={state.session.user.name} /> : null;
};

const Renew = ({ name }: { readonly name: string }) => {
  const session = useService(SessionService);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [leaving, setLeaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const proving = useBehavior(session.proving$);
  const say = (sentence: string): void => {
    setProblem(sentence);
    input.current?.select();
  };
  const renew = async (): Promise<void> => {
    if (busy) return;
    if (password === '') return say('请输入密码');
    setBusy(true);
    setProblem('');
    try {
      const outcome = await session.renew(password);
      if (!outcome.ok) say(outcome.failure.message);
    } catch (failure) {
      say(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void renew();
  };
  if (leaving)
    return (
      <Question
        title="换用户登录"
        width={420}
        mustAnswer
        go="换用户登录"
        leave="返回"
        onGo={() => void session.abandon()}
        onClose={() => setLeaving(false)}
      >
        <div className="gw-renew">
          <p>
            将离开当前页面。未保存的内容作为{name}的草稿留在本机，{name}下次登录后可继续填写。是否继续？
          </p>
        </div>
      </Question>
    );
  return (
    <DialogBox
      title="登录已过期"
      width={420}
      mustAnswer
      initialFocus=".gw-renew .gw-input"
      onClose={() => {}}
      actions={
        <>
          <Button onClick={() => setLeaving(true)}>换用户登录</Button>
          <Button look="primary" type="submit" form="renew" busy={busy}>
            {enteringText(busy, proving, '继续工作')}
          </Button>
        </>
      }
    >
      <form id="renew" className="gw-renew" onSubmit={submit} noValidate>
        <p>请{name}重新输入密码。页面和已填写的内容都还在，登录后接着做。</p>
        <label htmlFor="renew-password">密码</label>
        <PasswordField
          id="renew-password"
          ref={input}
          value={password}
          onChange={setPassword}
          invalid={problem !== ''}
          describedBy="renew-problem"
        />
        <ProblemLine id="renew-problem" className="gw-login-problem" problem={problem} />
        <ProvingLine proving={proving} />
      </form>
    </DialogBox>
  );
};
