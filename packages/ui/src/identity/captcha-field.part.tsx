import type { Ref } from 'react';
import { Button, Icon, wordsOf } from '../shared/index.ts';
import type { CaptchaQuestion, CaptchaState } from './use-captcha.ts';

type Props = {
  readonly id: string;
  readonly captcha: CaptchaState;
  readonly invalid: boolean;
  /** Id of the sentence that says what is wrong. */
  readonly describedBy: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A code to read off a picture; a press on it brings another. Who cannot see it is asked a small sum in words. */
export const CaptchaField = ({ id, captcha, invalid, describedBy, ref }: Props) => {
  const { question, ask, write } = captcha;
  if (!question) return null;
  const words = question.kind === 'words';
  return (
    <div className="gw-captcha">
      <label htmlFor={id}>验证码</label>
      <span className="gw-captcha-line">
        <input
          id={id}
          ref={ref}
          className="gw-input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={question.text}
          aria-invalid={invalid || undefined}
          aria-describedby={`${describedBy} ${id}-task`}
          onChange={(event) => write(event.target.value)}
        />
        <span id={`${id}-task`} className="gw-captcha-task" role={words ? 'status' : undefined}>
          <Task question={question} onAgain={() => ask()} />
        </span>
      </span>
      <Button look="quiet" small className="gw-captcha-other" onClick={() => ask(words ? 'picture' : 'words')}>
        {words ? '换成图片验证码' : '看不清图片？换成文字题'}
      </Button>
    </div>
  );
};

const Task = ({ question, onAgain }: { readonly question: CaptchaQuestion; readonly onAgain: () => void }) => {
  const { task, failure } = question;
  if (failure !== undefined)
    return (
      <Button small title={wordsOf(failure).message} onClick={onAgain}>
        <Icon name="refresh" />
        获取失败，重试
      </Button>
    );
  if (!task) return <span className="gw-muted">正在获取…</span>;
  if ('question' in task) return <>{task.question}</>;
  return (
    <button type="button" className="gw-captcha-picture" title="看不清，换一张" onClick={onAgain}>
      <img src={task.picture} width={120} height={40} alt="图片验证码，四位数字；点击换一张" />
    </button>
  );
};
