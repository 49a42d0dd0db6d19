import { ListGateway } from '@gongwei/application/lists';
import {
  createUploadErrors,
  mendAlike,
  UploadGateway,
  type ErrorQuestion,
  type ErrorsBy,
  type UploadErrors as Errors,
} from '@gongwei/application/upload';
import { isUploadError, UPLOAD_ERRORS } from '@gongwei/domain/upload';
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
import { ErrorGroups, type Mend } from './error-groups.part.tsx';
import { UploadDays } from './upload-days.part.tsx';
import { UploadPlace } from './upload-place.part.tsx';
import './upload.css';

type Props = { readonly onClose: () => void; readonly onAccounts: () => void };
const BY: readonly (readonly [by: ErrorsBy, label: string])[] = [
  ['code', '按原因'],
  ['field', '按项目'],
  ['institution', '按机构'],
  ['doctor', '按责任医生'],
  ['recordType', '按数据类型'],
];

/** Does something to all that failed for one reason, or says why not. */
function useMending(institution: string, onBegun: () => void) {
  const lists = useService(ListGateway);
  const { session } = useList();
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const mend = async (action: 'retry' | 'skip', code: string, reason = '') => {
    if (busy) return;
    setBusy(true);
    try {
      const answers = action === 'retry' ? { sure: '1' } : { reason };
      session.follow(await mendAlike(lists, action, { institution, code }, answers));
      onBegun();
    } catch (thrown) {
      setTrouble(wordsOf(thrown).message);
      setBusy(false);
    }
  };
  return { trouble, busy, mend };
}

/** 错误分析: what failed and why, whose it is and of which field, and what can be done to all of one kind at once. */
export const UploadErrors = ({ onClose, onAccounts }: Props) => {
  const own = useUserSession()?.institution.code ?? '';
  const [first] = useState({ institution: own, by: 'code' } as const);
  const { value, query, loading, failure, ask, reload } = useLoaded(
    createUploadErrors,
    useService(UploadGateway),
    first,
  );
  const { trouble, busy, mend } = useMending(query.institution, onClose);
  const [skipping, setSkipping] = useState<string>();
  const act: Mend = (how, code) => {
    if (how === 'account') onAccounts();
    else if (how === 'skip') setSkipping(code);
    else void mend('retry', code);
  };
  return (
    <DialogBox title="错误分析" width={860} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      <div className="gw-upload">
        <div className="gw-upload-ask">
          <UploadPlace value={query.institution} onChange={(institution) => ask({ ...query, institution })} />
          <span className="gw-upload-by" role="group" aria-label="分组">
            {BY.map(([by, label]) => (
              <Button key={by} small aria-pressed={query.by === by} onClick={() => ask({ ...query, by })}>
                {label}
              </Button>
            ))}
          </span>
        </div>
        {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
        {value === undefined && failure === undefined ? <LoadingState /> : null}
        {value === undefined ? null : <Found errors={value} query={query} loading={loading} onMend={act} />}
        {skipping === undefined ? null : (
          <Skip code={skipping} busy={busy} onSkip={(reason) => void mend('skip', skipping, reason)} />
        )}
        {trouble === '' ? null : (
          <p className="gw-note gw-note--danger" role="alert">
            没有办成：{trouble}
          </p>
        )}
      </div>
    </DialogBox>
  );
};

type FoundProps = {
  readonly errors: Errors;
  readonly query: ErrorQuestion;
  readonly loading: boolean;
  readonly onMend: Mend;
};
const Found = ({ errors, query, loading, onMend }: FoundProps) => (
  <div className="gw-upload" aria-busy={loading}>
    <p role="status">
      {errors.total === 0 ? '现在没有上传失败的记录。' : `上传失败 ${errors.total} 条，涉及 ${errors.people} 人。`}
    </p>
    {errors.total === 0 ? null : <ErrorGroups {...{ errors, onMend }} by={query.by} institution={query.institution} />}
    <UploadDays days={errors.days} />
  </div>
);

/** What was just asked for takes the cursor. */
const focused = (box: HTMLInputElement | null): void => box?.focus();

type SkipProps = { readonly code: string; readonly busy: boolean; readonly onSkip: (reason: string) => void };
const Skip = ({ code, busy, onSkip }: SkipProps) => {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onSkip(reason.trim());
  };
  return (
    <form className="gw-upload-decide" onSubmit={submit}>
      <input
        className="gw-input"
        aria-label="不上传的原因"
        placeholder={`“${isUploadError(code) ? UPLOAD_ERRORS[code].label : code}”的全部设为无需上传，原因（必填）`}
        ref={focused}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" look="danger" busy={busy} disabled={reason.trim() === ''}>
        设为无需上传
      </Button>
    </form>
  );
};
