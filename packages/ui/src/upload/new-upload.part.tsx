import { ListGateway } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import { createUploadPreview, startUpload, UploadGateway, type UploadChoice } from '@gongwei/application/upload';
import { CHECK_UP_TYPES } from '@gongwei/domain/upload';
import type { CalendarDay } from '@gongwei/domain/shared';
import { useState, type FormEvent } from 'react';
import { useList } from '../lists/index.ts';
import {
  Button,
  DialogBox,
  FaultState,
  LoadingState,
  useLoaded,
  useService,
  useUserSession,
  wordsOf,
} from '../shared/index.ts';
import { NewUploadChoice } from './new-upload-choice.part.tsx';
import { NewUploadPreview } from './new-upload-preview.part.tsx';
import { startAnswers, type StartPlan } from './new-upload.rules.ts';
import './upload.css';

type Props = { readonly onClose: () => void; readonly onAccounts: () => void };
const FORM = 'new-upload';

/** 新建上传: what is sent, then what that comes to and what is left out; nothing is done before the last button. */
export const NewUpload = ({ onClose, onAccounts }: Props) => {
  const today = useService(Clock).today();
  const own = useUserSession()?.institution.code ?? '';
  const [choice, setChoice] = useState<UploadChoice>({
    institution: own,
    recordTypes: CHECK_UP_TYPES,
    states: ['1', '6', '4'],
    from: `${today.slice(0, 4)}-01-01` as CalendarDay,
    to: today,
  });
  const [chosen, setChosen] = useState(false);
  const ready = choice.recordTypes.length > 0 && choice.states.length > 0;
  if (chosen)
    return <Preview choice={choice} onBack={() => setChosen(false)} onClose={onClose} onAccounts={onAccounts} />;
  return (
    <DialogBox
      title="新建上传：传什么"
      width={640}
      onClose={onClose}
      initialFocus=".gw-select"
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={FORM} look="primary" disabled={!ready}>
            下一步，看会传多少
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="gw-upload"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) setChosen(true);
        }}
      >
        <NewUploadChoice choice={choice} onChange={(more) => setChoice((old) => ({ ...old, ...more }))} />
      </form>
    </DialogBox>
  );
};

/** Begins the task a choice makes, or says why not. */
function useBegin(choice: UploadChoice, plan: StartPlan, onBegun: () => void) {
  const lists = useService(ListGateway);
  const { session } = useList();
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    const answers = startAnswers(plan);
    if (typeof answers === 'string') return setTrouble(answers);
    if (busy) return;
    setBusy(true);
    try {
      session.follow(await startUpload(lists, choice, answers));
      onBegun();
    } catch (thrown) {
      setTrouble(wordsOf(thrown).message);
      setBusy(false);
    }
  };
  return { trouble, busy, begin };
}

const Preview = ({
  choice,
  onBack,
  onClose,
  onAccounts,
}: Props & { readonly choice: UploadChoice; readonly onBack: () => void }) => {
  const today = useService(Clock).today();
  const { value, failure, reload } = useLoaded(createUploadPreview, useService(UploadGateway), choice);
  const [plan, setPlan] = useState<StartPlan>({ later: false, day: today, time: '20:00', stopAt: '50', remark: '' });
  const { trouble, busy, begin } = useBegin(choice, plan, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value?.ready) void begin();
  };
  const word = plan.later ? '到时上传' : '上传';
  return (
    <DialogBox
      title="新建上传：看一看再传"
      width={640}
      onClose={onClose}
      initialFocus=".gw-upload-begin"
      actions={
        <>
          <Button onClick={onBack}>上一步</Button>
          <Button
            type="submit"
            form={FORM}
            className="gw-upload-begin"
            look="primary"
            busy={busy}
            disabled={failure !== undefined || value?.ready === 0}
          >
            {value?.ready ? `${word} ${value.ready + value.along} 条` : word}
          </Button>
        </>
      }
    >
      <form id={FORM} className="gw-upload" noValidate onSubmit={submit}>
        {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
        {value === undefined && failure === undefined ? <LoadingState label="正在数会传多少…" /> : null}
        {value === undefined ? null : (
          <NewUploadPreview {...{ preview: value, choice, plan, onAccounts }} onPlan={setPlan} />
        )}
        {trouble === '' ? null : (
          <p className="gw-note gw-note--danger" role="alert">
            {trouble}
          </p>
        )}
      </form>
    </DialogBox>
  );
};
