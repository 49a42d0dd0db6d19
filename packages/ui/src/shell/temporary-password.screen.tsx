import { SessionService } from '@gongwei/application/identity';
import { PASSWORD_HINT } from '@gongwei/domain/identity';
import { useEffect, type FormEvent } from 'react';
import { Button, PRODUCT, useService, useUserSession } from '../shared/index.ts';
import { PasswordLines } from './dialogs/password-lines.part.tsx';
import { usePasswordChange } from './dialogs/use-password-change.ts';
import type { TemporaryPasswordProps } from './temporary-password-gate.part.tsx';
import './temporary-password.css';

/** A password of one's own in place of a temporary one. */
export const TemporaryPasswordScreen = ({ onDone }: TemporaryPasswordProps) => {
  const session = useService(SessionService);
  const name = useUserSession()?.user.name ?? '';
  const change = usePasswordChange('临时密码', onDone);
  useEffect(() => {
    document.title = `修改密码 - ${PRODUCT}`;
    document.getElementById('password-current')?.focus();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void change.submit();
  };
  return (
    <main className="gw-lock">
      <form className="gw-login-form gw-lock-box gw-temporary" noValidate onSubmit={submit}>
        <h1>请先修改密码</h1>
        <p id="password-hint" className="gw-muted">
          {name}，您使用的是管理员给的临时密码。改成自己的密码后即可开始工作。新密码 {PASSWORD_HINT}。
        </p>
        <PasswordLines change={change} old="临时密码" problemLook="gw-login-problem" />
        <Button type="submit" look="primary" className="gw-login-go" busy={change.busy}>
          修改密码并进入系统
        </Button>
        <Button look="quiet" className="gw-lock-out" onClick={() => void session.logOut()}>
          退出登录
        </Button>
      </form>
    </main>
  );
};
