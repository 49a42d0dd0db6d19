import type { EntryLook, UploadDecision, UploadDetail } from '@gongwei/application/upload';
import { useId, useState, type FormEvent } from 'react';
import { Button, useBehavior, useMay, useNotify } from '../shared/index.ts';

type Props = { readonly entry: UploadDetail; readonly look: EntryLook; readonly onDone: () => void };
/** The server's machine asks the platform so often before it lets a person decide. */
const ASKED_BEFORE = 3;

/** What a person may decide: of an answer that never came, whether the platform has the record; of 已有同日记录, that it is this one. */
export const Decide = ({ entry, look, onDone }: Props) => {
  const [edits, manages] = [useMay('tjscgl:E'), useMay('tjscgl:M')];
  const notify = useNotify();
  const { busy } = useBehavior(look.shown$);
  const decide = async (decision: UploadDecision) => {
    if (!(await look.decide(decision))) return;
    notify({
      kind: 'good',
      text: decision.type === 'CONFIRM_ABSENT' ? '已核定为平台没有，改回待上传' : '已核定为平台已有',
    });
    onDone();
  };
  if (entry.state === '4' && entry.error?.code === 'E08' && edits)
    return (
      <p className="gw-upload-decide">
        <span>平台已有同一天的记录。比对后内容相同的：</span>
        <Button busy={busy} onClick={() => void decide({ type: 'ACCEPT_EXISTING' })}>
          认作已上传
        </Button>
      </p>
    );
  if (entry.state !== '7' || !manages) return null;
  if (entry.askedTimes < ASKED_BEFORE)
    return (
      <p className="gw-muted">
        平台问过 {ASKED_BEFORE} 次仍无应答时，可以人工核定；现在问过 {entry.askedTimes} 次。
      </p>
    );
  return <DecideUnknown busy={busy} decide={decide} />;
};

const DecideUnknown = ({
  busy,
  decide,
}: {
  readonly busy: boolean;
  readonly decide: (decision: UploadDecision) => Promise<void>;
}) => {
  const form = useId();
  const [there, setThere] = useState<boolean>();
  const [platformId, setPlatformId] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (there === undefined) return;
    void decide(there ? { type: 'CONFIRM_UPLOADED', reason, platformId } : { type: 'CONFIRM_ABSENT', reason });
  };
  return (
    <form id={form} className="gw-upload-decide" noValidate onSubmit={submit}>
      <fieldset>
        <legend>人工核定：登录平台看过，这条记录</legend>
        <label>
          <input type="radio" name={form} checked={there === true} onChange={() => setThere(true)} />
          平台已有
        </label>
        <label>
          <input type="radio" name={form} checked={there === false} onChange={() => setThere(false)} />
          平台没有
        </label>
      </fieldset>
      {there ? (
        <input
          className="gw-input"
          aria-label="平台编号"
          placeholder="平台编号"
          maxLength={60}
          value={platformId}
          onChange={(event) => setPlatformId(event.target.value)}
        />
      ) : null}
      <input
        className="gw-input"
        aria-label="依据"
        placeholder="依据（必填），如：平台客服电话查实"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={there === undefined}>
        核定
      </Button>
    </form>
  );
};
