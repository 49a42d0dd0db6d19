import { SessionService } from '@gongwei/application/identity';
import { useService } from '../../shared/index.ts';
import { Question } from '../../shared/question.part.tsx';
import { LeftUndone } from './left-undone.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** The specification's question before a log-out, with what would be left undone; Enter goes on, Esc stays. */
export const LogOutDialog = ({ onClose }: ShellDialogProps) => {
  const session = useService(SessionService);
  const leave = () => {
    onClose();
    void session.logOut();
  };
  return (
    <Question title="提示" width={440} go="确定" onGo={leave} onClose={onClose}>
      是否退出系统, 是否继续?
      <LeftUndone onClose={onClose} />
    </Question>
  );
};
