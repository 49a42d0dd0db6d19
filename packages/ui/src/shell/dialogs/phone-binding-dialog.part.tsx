import { SessionService, type SmsCode } from '@gongwei/application/identity';
import { maskPhone } from '@gongwei/domain/shared';
import { useEffect } from 'react';
import { SmsFields, useSmsCode, useSmsEntry } from '../../identity/sms/index.ts';
import { useNotify, useService, useUserSession } from '../../shared/index.ts';
import { FormDialog } from './form-dialog.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** 手机绑定: proves a number by a code and keeps it with the account, which may then log in by it. */
export const PhoneBindingDialog = (props: ShellDialogProps) => {
  const code = useSmsCode();
  return code ? <Binding code={code} {...props} /> : null;
};

const Binding = ({ code, onClose }: ShellDialogProps & { readonly code: SmsCode }) => {
  const session = useService(SessionService);
  const bound = useUserSession()?.user.phone;
  const entry = useSmsEntry(code);
  const notify = useNotify();
  const { step, phone } = entry.state;
  useEffect(() => {
    if (step !== 'proved' || phone === undefined) return;
    session.proved(phone);
    notify({ kind: 'good', text: '手机号绑定成功' });
    onClose();
  }, [step, phone, session, notify, onClose]);
  return (
    <FormDialog
      title="手机绑定"
      width={420}
      initialFocus="#sms-phone"
      go="绑定"
      busy={step === 'checking'}
      onGo={async () => entry.submit()}
      onClose={onClose}
    >
      <p className="gw-muted">
        {bound === undefined
          ? '绑定后可以用短信验证码登录。'
          : `已绑定 ${maskPhone(bound)}；绑定新号码后，原号码不再用于登录。`}
      </p>
      <SmsFields entry={entry} problemClass="gw-dialog-problem" />
    </FormDialog>
  );
};
