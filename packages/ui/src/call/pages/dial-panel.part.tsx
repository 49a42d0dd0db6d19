import { SessionService } from '@gongwei/application/identity';
import { callNumberOf, MAX_CALL_NUMBER, type CallKind } from '@gongwei/domain/call';
import { useRef, useState, type FormEvent } from 'react';
import { Button, ProblemLine, useBehavior, useService } from '../../shared/index.ts';
import { useCallContext } from '../call-context.ts';
import { CallIcon } from '../call-icon.part.tsx';

/** Calls a number; what is wrong with it stands beside the box. One's own number is there to be told to others. */
export const DialPanel = () => {
  const login = useBehavior(useService(SessionService).state$);
  const { dial } = useCallContext();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<CallKind>();
  const box = useRef<HTMLInputElement>(null);
  const call = async (kind: CallKind): Promise<void> => {
    if (busy) return;
    setBusy(kind);
    // So that the same refusal is announced again.
    setProblem(undefined);
    const failure = await dial(number.trim(), kind);
    setBusy(undefined);
    setProblem(failure === '' ? undefined : failure);
    if (failure) box.current?.select();
    else if (failure === undefined) setNumber('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void call('video');
  };
  return (
    <section className="gw-panel" aria-labelledby="call-dial">
      <div className="gw-panel-head">
        <h2 id="call-dial">号码拨叫</h2>
        {login.status === 'logged-in' ? (
          <span className="gw-own-number">
            我的号码 <strong className="gw-num">{callNumberOf(login.session.user.code)}</strong>
          </span>
        ) : null}
      </div>
      <form className="gw-panel-body gw-dial" noValidate onSubmit={submit}>
        <input
          ref={box}
          className="gw-input"
          aria-label="拨叫号码"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby="call-dial-problem"
          maxLength={MAX_CALL_NUMBER}
          autoComplete="off"
          placeholder="对方的号码"
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" busy={busy === 'video'} aria-label="视频拨叫">
          <CallIcon name="video" />
          视频
        </Button>
        <Button busy={busy === 'audio'} aria-label="语音拨叫" onClick={() => void call('audio')}>
          <CallIcon name="phone" />
          语音
        </Button>
        <ProblemLine id="call-dial-problem" className="gw-dialog-problem" problem={problem} />
      </form>
    </section>
  );
};
