import { AccountGateway, SessionService } from '@gongwei/application/identity';
import { useState } from 'react';
import { ProblemLine, useNotify, useService } from '../../shared/index.ts';
import { Question } from '../../shared/question.part.tsx';
import { wordsOf } from '../../shared/state.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** 解除微信绑定: the account is not logged in to by this WeChat any more. */
export const WeChatUnbindingDialog = ({ onClose }: ShellDialogProps) => {
  const [account, session] = [useService(AccountGateway), useService(SessionService)];
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const unbind = async (): Promise<void> => {
    setBusy(true);
    try {
      await account.unbindWeChat();
      await session.lookAgain();
      notify({ kind: 'good', text: '已解除微信绑定' });
      onClose();
    } catch (failure) {
      setProblem(wordsOf(failure).message);
      setBusy(false);
    }
  };
  return (
    <Question
      title="解除微信绑定"
      width={400}
      go="解除绑定"
      look="danger"
      busy={busy}
      onGo={() => void unbind()}
      onClose={onClose}
    >
      <p>解除后不能再用这个微信扫码登录，用户名和密码不受影响。</p>
      <ProblemLine id="unbinding-problem" className="gw-dialog-problem" problem={problem} />
    </Question>
  );
};
