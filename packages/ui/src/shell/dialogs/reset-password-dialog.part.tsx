import { AccountGateway } from '@gongwei/application/identity';
import { useState } from 'react';
import { Button, DialogBox, Icon, useService, wordsOf } from '../../shared/index.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';

type Given = { readonly name: string; readonly password: string };

/** 重置密码: of somebody in the institutions one looks after. The new one is shown this once, to be told to them. */
export const ResetPasswordDialog = ({ onClose }: ShellDialogProps) => {
  const accounts = useService(AccountGateway);
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [given, setGiven] = useState<Given>();
  const submit = async (): Promise<void> => {
    if (busy) return;
    if (username.trim() === '') return setProblem('请输入用户名');
    setBusy(true);
    try {
      const outcome = await accounts.resetPassword(username.trim());
      if (outcome.ok) setGiven(outcome.value);
      else setProblem(outcome.failure.message);
    } catch (failure) {
      setProblem(wordsOf(failure).message);
    } finally {
      setBusy(false);
    }
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
    <DialogBox
      title="重置密码"
      width={420}
      initialFocus="#reset-username"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={busy} onClick={() => void submit()}>
            重置
          </Button>
        </>
      }
    >
      <form
        className="gw-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="gw-muted">用于本机构及下级机构的工作人员忘记密码时。重置后，其已登录的电脑需重新登录。</p>
        <label htmlFor="reset-username">用户名</label>
        <input
          id="reset-username"
          className="gw-input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          aria-invalid={problem !== '' || undefined}
          aria-describedby="reset-problem"
          onChange={(event) => {
            setUsername(event.target.value);
            setProblem('');
          }}
        />
        <p id="reset-problem" className="gw-dialog-problem" role="alert">
          {problem === '' ? null : (
            <>
              <Icon name="alert" />
              {problem}
            </>
          )}
        </p>
      </form>
    </DialogBox>
  );
};
