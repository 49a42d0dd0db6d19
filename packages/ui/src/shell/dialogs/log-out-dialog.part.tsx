import { SessionService } from '@gongwei/application/identity';
import { Button, DialogBox, useService } from '../../shared/index.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** The specification's question before a log-out. What is half-filled stays on the device as drafts. */
export const LogOutDialog = ({ onClose }: ShellDialogProps) => {
  const session = useService(SessionService);
  const leave = () => {
    onClose();
    void session.logOut();
  };
  return (
    <DialogBox
      title="提示"
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" onClick={leave}>
            确定
          </Button>
        </>
      }
    >
      是否退出系统, 是否继续?
    </DialogBox>
  );
};
