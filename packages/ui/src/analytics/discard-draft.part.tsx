import { FormDesk, type KeptDraft } from '@gongwei/application/forms';
import { Clock } from '@gongwei/application/shared';
import { useState } from 'react';
import { Button, DialogBox, useService } from '../shared/index.ts';
import { discardQuestion } from './draft-words.rules.ts';

type Props = { readonly draft: KeptDraft; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before a draft is thrown away: nobody can bring it back. */
export const DiscardDraft = ({ draft, onDone, onClose }: Props) => {
  const desk = useService(FormDesk);
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
    <DialogBox
      title="放弃草稿"
      width={420}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="danger" busy={step === 'busy'} onClick={discard}>
            放弃草稿
          </Button>
        </>
      }
    >
      <p>{discardQuestion(draft, clock.now())}</p>
      {step === 'failed' ? <p role="alert">没有删除成功：浏览器暂时不能读写本机草稿，请稍后再试。</p> : null}
    </DialogBox>
  );
};
