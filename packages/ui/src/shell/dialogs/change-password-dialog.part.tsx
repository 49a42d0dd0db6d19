import { PASSWORD_HINT } from '@gongwei/domain/identity';
import { useNotify } from '../../shared/index.ts';
import { FormDialog } from './form-dialog.part.tsx';
import { PasswordLines } from './password-lines.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** 修改密码: one's own. Other computers where the account is logged in must log in anew. */
export const ChangePasswordDialog = ({ onClose }: ShellDialogProps) => {
  const notify = useNotify();
  const change = usePasswordChange('原密码', () => {
    notify({ kind: 'good', text: '密码修改成功' });
    onClose();
  });
  return (
    <FormDialog
      title="修改密码"
      width={420}
      initialFocus="#password-current"
      go="确定"
      busy={change.busy}
      onGo={change.submit}
      onClose={onClose}
    >
      <p id="password-hint" className="gw-muted">
        新密码 {PASSWORD_HINT}。修改后，其他电脑上的登录会失效。
      </p>
      <PasswordLines change={change} old="原密码" problemLook="gw-dialog-problem" />
    </FormDialog>
  );
};
