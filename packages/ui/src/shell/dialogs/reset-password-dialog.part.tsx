import { AccountGateway } from '@gongwei/application/identity';
import { useState } from 'react';
import { Button, DialogBox, useService } from '../../shared/index.ts';
import { LineDialog } from './line-dialog.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

type Given = { readonly name: string; readonly password: string };

/** 重置密码: of somebody in the institutions one looks after. The new one is shown this once, to be told to them. */
export const ResetPasswordDialog = ({ onClose }: ShellDialogProps) => {
  const accounts = useService(AccountGateway);
  const [given, setGiven] = useState<Given>();
  const reset = async (username: string): Promise<string | undefined> => {
    if (username.trim() === '') return '请输入用户名';
    const outcome = await accounts.resetPassword(username.trim());
    if (!outcome.ok) return outcome.failure.message;
    setGiven(outcome.value);
    return undefined;
  };
  if (given)
    return (
      <DialogBox
        title="密码已重置"
        width={420}
        mustAnswer
        onClose={onClose}
        actions={
          <Button look="primary" onClick={onClose}>
            已转告，关闭
          </Button>
        }
      >
        <p>{given.name}的新密码（只显示这一次，请转告本人并提醒登录后修改）：</p>
        <p className="gw-once">
          <output aria-label="新密码">{given.password}</output>
        </p>
      </DialogBox>
    );
  return (
    <LineDialog
      title="重置密码"
      width={420}
      label="用户名"
      input={{ id: 'reset-username', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      go="重置"
      onGo={reset}
      onClose={onClose}
    >
      <p className="gw-muted">用于本机构及下级机构的工作人员忘记密码时。重置后，其已登录的电脑需重新登录。</p>
    </LineDialog>
  );
};
