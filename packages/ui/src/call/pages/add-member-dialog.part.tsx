import { CallService, type Colleague, type CurrentCall } from '@gongwei/application/call';
import { useMemo, useState } from 'react';
import { Button, DialogBox, ProblemLine, useService } from '../../shared/index.ts';
import { ColleagueList } from '../colleague-list.part.tsx';
import { sentenceOf } from '../use-start-call.ts';
import './add-member-dialog.css';

/** Asks a third into the call; the call goes on below. */
export const AddMemberDialog = ({ call, onClose }: { readonly call: CurrentCall; readonly onClose: () => void }) => {
  const desk = useService(CallService);
  const [chosen, setChosen] = useState<Colleague>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const without = useMemo(() => call.others.map(({ userId }) => userId), [call.others]);
  const invite = async (): Promise<void> => {
    if (!chosen) return setProblem('请先勾选一位同事');
    setBusy(true);
    const failure = await sentenceOf(desk.invite(chosen));
    setBusy(false);
    setProblem(failure);
    if (failure === undefined) onClose();
  };
  return (
    <DialogBox
      title="添加成员"
      width={560}
      initialFocus="input[type=search]"
      onClose={onClose}
      actions={
        <>
          <ProblemLine className="gw-dialog-problem" problem={problem} />
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={busy} onClick={() => void invite()}>
            {chosen ? `呼叫${chosen.name}` : '呼叫'}
          </Button>
        </>
      }
    >
      <div className="gw-choose-colleague">
        <ColleagueList
          chosen={chosen ? [chosen] : []}
          without={without}
          onToggle={(one) => {
            setProblem(undefined);
            setChosen(one.userId === chosen?.userId ? undefined : one);
          }}
        />
      </div>
    </DialogBox>
  );
};
