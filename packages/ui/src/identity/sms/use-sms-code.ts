import { SmsCodes, type SmsCode, type SmsCodeState } from '@gongwei/application/identity';
import { useEffect, useState } from 'react';
import { useBehavior, useService } from '../../shared/index.ts';

/** A number to be proved for as long as the part is on the page. */
export function useSmsCode(): SmsCode | undefined {
  const codes = useService(SmsCodes);
  const [code, setCode] = useState<SmsCode>();
  useEffect(() => {
    const made = codes.create();
    setCode(made);
    return made.dispose;
  }, [codes]);
  return code;
}

export type SmsEntry = {
  readonly state: SmsCodeState;
  readonly phone: string;
  readonly typed: string;
  readonly setPhone: (text: string) => void;
  readonly setTyped: (text: string) => void;
  readonly ask: () => void;
  readonly submit: () => void;
};

/** What is typed to prove a number. */
export function useSmsEntry(code: SmsCode): SmsEntry {
  const [phone, setPhone] = useState('');
  const [typed, setTyped] = useState('');
  const edited =
    (set: (text: string) => void) =>
    (text: string): void => {
      set(text);
      code.edit();
    };
  return {
    state: useBehavior(code.state$),
    phone,
    typed,
    setPhone: edited(setPhone),
    setTyped: edited(setTyped),
    ask: () => code.ask(phone),
    submit: () => code.try(phone, typed),
  };
}
