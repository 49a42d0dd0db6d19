import { rosterImportTakes, type RosterImport, type RosterRequest } from '@gongwei/domain/resident';
import { useState } from 'react';
import { Button, buttonClass, formatCount, Icon } from '../../shared/index.ts';
import { Question } from '../../shared/question.part.tsx';

/** What may be done about an import from where it stands, as its machine says. */
export const RosterActions = ({
  status,
  asked,
  onDemand,
}: {
  readonly status: RosterImport;
  readonly asked: RosterRequest['kind'] | undefined;
  readonly onDemand: (request: RosterRequest) => void;
}) => {
  const [question, setQuestion] = useState<'cancel' | 'withdraw'>();
  const words = wordsOf(status.counts);
  const answer = (): void => {
    if (question) onDemand({ kind: question });
    setQuestion(undefined);
  };
  return (
    <>
      <Undecided status={status} />
      {status.checkFileUrl === undefined ? null : (
        <a className={buttonClass()} href={status.checkFileUrl} download>
          <Icon name="download" />
          下载核对文件
        </a>
      )}
      {rosterImportTakes(status, 'CANCEL') ? (
        <Button busy={asked === 'cancel'} onClick={() => setQuestion('cancel')}>
          取消导入
        </Button>
      ) : null}
      {rosterImportTakes(status, 'WITHDRAW') ? (
        <Button busy={asked === 'withdraw'} onClick={() => setQuestion('withdraw')}>
          撤回本批
        </Button>
      ) : null}
      {rosterImportTakes(status, 'CONFIRM') ? (
        <Button look="primary" busy={asked === 'confirm'} onClick={() => onDemand({ kind: 'confirm' })}>
          确认导入（{words.join('，')}）
        </Button>
      ) : null}
      {question ? (
        <Question
          {...QUESTIONS[question]}
          look="danger"
          leave="返回"
          onGo={answer}
          onClose={() => setQuestion(undefined)}
        >
          {question === 'withdraw'
            ? `将删除本批新建的档案，并把更新过的居民改回原来的内容（${words.join('，')}）。导入之后已有服务记录，或者又修改过的档案会保留，并逐行说明。`
            : status.state === 'saving'
              ? '还没有写入的居民不再写入；已经写入的会保留并列在结果中，需要时可以撤回。'
              : '还没有写入任何居民。取消后这次核对作废，需要时请重新上传。'}
        </Question>
      ) : null}
    </>
  );
};

const wordsOf = ({ created, updated }: RosterImport['counts']): readonly string[] =>
  [created > 0 ? `新建 ${formatCount(created)} 人` : '', updated > 0 ? `更新 ${formatCount(updated)} 人` : ''].filter(
    Boolean,
  );

/** Why nothing can be confirmed yet. */
const Undecided = ({ status: { state, counts } }: { readonly status: RosterImport }) =>
  state === 'checked' && counts.similar > 0 ? (
    <span className="gw-muted" role="status">
      还有 {formatCount(counts.similar)} 行疑似同一人待核对
    </span>
  ) : null;

const QUESTIONS = {
  cancel: { title: '取消导入', go: '取消导入' },
  withdraw: { title: '撤回本批', go: '撤回本批' },
} as const;
