import { useState } from 'react';
import { Question } from '../../shared/question.part.tsx';

const WORDS = {
  upload: { title: '上传日志', text: '确定上传本地日志到服务器?', yes: '上传' },
  clear: { title: '清空日志', text: '确定清空本地日志?', yes: '清空' },
} as const;

/** Asks before the local error log is sent or cleared. */
export const LogQuestion = ({
  what,
  onYes,
  onNo,
}: {
  readonly what: keyof typeof WORDS;
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
}) => {
  const [busy, setBusy] = useState(false);
  const { title, text, yes } = WORDS[what];
  return (
    <Question
      title={title}
      width={380}
      go={yes}
      busy={busy}
      onGo={() => {
        setBusy(true);
        void onYes();
      }}
      onClose={onNo}
    >
      {text}
    </Question>
  );
};
