import { SessionService, type SmsCode } from '@gongwei/application/identity';
import { useEffect, useState } from 'react';
import { Button, useService } from '../../shared/index.ts';
import { sentenceOf } from '../sentence-of.ts';
import { SmsFields } from './sms-fields.part.tsx';
import { useSmsCode, useSmsEntry } from './use-sms-code.ts';

/** Log-in by a code that is sent to the mobile number bound to the account. */
export const SmsLogIn = () => {
  const code = useSmsCode();
  return code ? <Entering code={code} /> : null;
};

const Entering = ({ code }: { readonly code: SmsCode }) => {
  const session = useService(SessionService);
  const entry = useSmsEntry(code);
  const [entering, setEntering] = useState(false);
  const { step, ticket } = entry.state;
  useEffect(() => document.getElementById('sms-phone')?.focus(), []);
  useEffect(() => {
    if (ticket === undefined) return;
    setEntering(true);
    session
      .logIn({ sms: ticket })
      .then((outcome) => {
        if (!outcome.ok) code.again(outcome.failure.message);
      })
      .catch((failure: unknown) => code.again(sentenceOf(failure)))
      .finally(() => setEntering(false));
  }, [session, code, ticket]);
  const busy = entering || step === 'checking';
  return (
    <form
      className="gw-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) entry.submit();
      }}
    >
      <SmsFields entry={entry} problemClass="gw-login-problem" />
      <Button type="submit" look="primary" className="gw-login-go" busy={busy}>
        {busy ? '正在登录…' : '登录'}
      </Button>
      <p className="gw-muted gw-sms-hint">手机号须先在“手机绑定”中绑定到账号。</p>
    </form>
  );
};
