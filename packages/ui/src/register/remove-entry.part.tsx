import type { RegisterEntry } from '@gongwei/domain/register';
import { wordsOf } from '../shared/index.ts';
import { Question } from '../shared/question.part.tsx';

type Props = {
  readonly entry: RegisterEntry;
  readonly name: string;
  readonly step: 'asking' | 'busy';
  readonly failure: unknown;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks before an entry is taken out of its register, and says that it can be put back. */
export const RemoveEntry = ({ name, step, failure, onRemove, onClose }: Props) => (
  <Question title="删除" width={420} go="删除" look="danger" busy={step === 'busy'} onGo={onRemove} onClose={onClose}>
    <p>确定删除“{name}”？删除后不再出现在列表和选择框里，修改历史仍然保留，可在“已删除”里恢复。</p>
    {failure === undefined ? null : <p role="alert">{wordsOf(failure).message}</p>}
  </Question>
);
