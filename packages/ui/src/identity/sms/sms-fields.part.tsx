import { useEffect, useRef } from 'react';
import { Button, ProblemLine } from '../../shared/index.ts';
import type { SmsEntry } from './use-sms-code.ts';
import './sms.css';

/** A mobile number, the code that came to it, and the button that has it sent; another one can be had after a minute. */
export const SmsFields = ({
  entry,
  problemClass,
}: {
  readonly entry: SmsEntry;
  readonly problemClass: 'gw-dialog-problem' | 'gw-login-problem';
}) => {
  const { phone, typed, setPhone, setTyped, ask } = entry;
  const { step, wait, sent, problem } = entry.state;
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const asked = before.current === 'sending';
    before.current = step;
    if (step !== 'resting') return;
    // Refused: the cursor goes to what is wrong. Sent: the code is typed next.
    const input = problem ? { phone: phoneInput, code: codeInput }[problem.at] : asked ? codeInput : undefined;
    input?.current?.focus();
  }, [step, problem]);
  const asking = step === 'sending';
  return (
    <>
      <label htmlFor="sms-phone">手机号</label>
      <input
        id="sms-phone"
        ref={phoneInput}
        className="gw-input"
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={phone}
        aria-invalid={problem?.at === 'phone' || undefined}
        aria-describedby="sms-problem"
        onChange={(event) => setPhone(event.target.value)}
      />
      <label htmlFor="sms-code">短信验证码</label>
      <span className="gw-sms-line">
        <input
          id="sms-code"
          ref={codeInput}
          className="gw-input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={typed}
          aria-invalid={problem?.at === 'code' || undefined}
          aria-describedby="sms-problem"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button busy={asking} disabled={wait > 0} onClick={ask}>
          {asking ? '正在发送…' : wait > 0 ? `${wait} 秒后再获取` : '获取验证码'}
        </Button>
      </span>
      <p className="gw-muted gw-sms-sent" role="status">
        {sent ? '验证码已发送，5 分钟内有效。' : ''}
      </p>
      <ProblemLine id="sms-problem" className={problemClass} problem={problem?.message} />
    </>
  );
};
