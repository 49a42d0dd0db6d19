import { createKeptDrafts, FormSessions } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { useLoaded, useService } from '../../shared/index.ts';
import { Question } from '../../shared/question.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** The specification's question before a log-out. What is half-filled stays on the device as drafts, and is told of. */
export const LogOutDialog = ({ onClose }: ShellDialogProps) => {
  const session = useService(SessionService);
  const { value: drafts } = useLoaded(createKeptDrafts, useService(FormSessions));
  const leave = () => {
    onClose();
    void session.logOut();
  };
  return (
    <Question title="提示" width={400} go="确定" onGo={leave} onClose={onClose}>
      是否退出系统, 是否继续?
      {drafts && drafts.length > 0 ? (
        <p className="gw-muted">
          还有 {drafts.length} 份表单没有保存：草稿留在这台电脑上，只有您登录后能打开，下次登录可以接着填。
        </p>
      ) : null}
    </Question>
  );
};
