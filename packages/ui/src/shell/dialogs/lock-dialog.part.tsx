import { LockService } from '@gongwei/application/shell';
import { useState, type FormEvent } from 'react';
import { Button, DialogBox, Icon, useService } from '../../shared/index.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** Asks for the password that will open the screen again. */
export const LockDialog = ({ onClose }: ShellDialogProps) => {
  const lock = useService(LockService);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await lock.lock(password);
    setBusy(false);
    if (outcome.ok) onClose();
    else setProblem(outcome.failure.message);
  };
  return (
    <DialogBox
      title="设置锁屏密码"
      width={400}
      initialFocus="#lock-password"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={busy} onClick={() => void submit()}>
            锁屏
          </Button>
        </>
      }
    >
      <form
        className="gw-dialog-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="gw-muted">离开座位时用。只在这台电脑上有效，解锁后即清除；输错 5 次将退出登录。</p>
        <label htmlFor="lock-password">锁屏密码</label>
        <input
          id="lock-password"
          className="gw-input"
          type="password"
          autoComplete="new-password"
          value={password}
          aria-invalid={problem !== '' || undefined}
          aria-describedby="lock-problem"
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem('');
          }}
        />
        <p id="lock-problem" className="gw-dialog-problem" role="alert">
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
