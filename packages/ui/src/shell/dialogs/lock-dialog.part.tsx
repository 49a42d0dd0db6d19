import { LockService } from '@gongwei/application/shell';
import { useService } from '../../shared/index.ts';
import { LineDialog } from './line-dialog.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** Asks for the password that will open the screen again. */
export const LockDialog = ({ onClose }: ShellDialogProps) => {
  const lock = useService(LockService);
  const lockWith = async (password: string): Promise<string | undefined> => {
    const outcome = await lock.lock(password);
    if (!outcome.ok) return outcome.failure.message;
    onClose();
    return undefined;
  };
  return (
    <LineDialog
      title="设置锁屏密码"
      width={400}
      label="锁屏密码"
      input={{ id: 'lock-password', type: 'password', autoComplete: 'new-password' }}
      go="锁屏"
      onGo={lockWith}
      onClose={onClose}
    >
      <p className="gw-muted">离开座位时用。只在这台电脑上有效，解锁后即清除；输错 5 次将退出登录。</p>
    </LineDialog>
  );
};
