import { FormSessions, type KeptDraft } from '@gongwei/application/forms';
import { Clock } from '@gongwei/application/shared';
import { useState } from 'react';
import { useService } from '../shared/index.ts';
import { Question } from '../shared/question.part.tsx';
import { discardQuestion } from './draft-labels.rules.ts';

type Props = { readonly draft: KeptDraft; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before a draft is thrown away: nobody can bring it back. */
export const DiscardDraft = ({ draft, onDone, onClose }: Props) => {
  const desk = useService(FormSessions);
  const clock = useService(Clock);
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking');
  const discard = (): void => {
    setStep('busy');
    desk.discard(draft).then(
      () => {
        onDone();
        onClose();
      },
      () => setStep('failed'),
    );
  };
  return (
    <Question
      title="放弃草稿"
      width={420}
      go="放弃草稿"
      look="danger"
      busy={step === 'busy'}
      onGo={discard}
      onClose={onClose}
    >
      <p>{discardQuestion(draft, clock.now())}</p>
      {step === 'failed' ? <p role="alert">没有删除成功：浏览器暂时不能读写本机草稿，请稍后再试。</p> : null}
    </Question>
  );
};
