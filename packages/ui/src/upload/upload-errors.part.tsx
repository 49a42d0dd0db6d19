import { ListGateway } from '@gongwei/application/lists';
import { createUploadErrors, mendAlike, UploadGateway, type ErrorsBy } from '@gongwei/application/upload';
import { UPLOAD_ERRORS } from '@gongwei/domain/upload';
import { useState } from 'react';
import { useList } from '../lists/index.ts';
import {
  Button,
  DialogBox,
  FaultState,
  LoadingState,
  useLoaded,
  useMay,
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

/** What was just asked for takes the cursor. */
const focused = (box: HTMLInputElement | null): void => box?.focus();

/** 错误分析: what failed and why, whose it is and of which field, and what can be done to all of one kind at once. */
export const UploadErrors = ({ onClose, onAccounts }: Props) => {
  const lists = useService(ListGateway);
  const { session } = useList();
  const edits = useMay('tjscgl:E');
  const own = useUserSession()?.institution.code ?? '';
  const [first] = useState({ institution: own, by: 'code' } as const);
  const { value, query, loading, failure, ask, reload } = useLoaded(
    createUploadErrors,
    useService(UploadGateway),
    first,
  );
  const [skipping, setSkipping] = useState<string>();
  const [reason, setReason] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const mend = async (action: 'retry' | 'skip', code: string) => {
    if (busy) return;
    setBusy(true);
    const answers = action === 'retry' ? { sure: '1' } : { reason: reason.trim() };
    try {
      session.follow(await mendAlike(lists, action, { institution: query.institution, code }, answers));
      onClose();
    } catch (thrown) {
      setTrouble(wordsOf(thrown).message);
      setBusy(false);
    }
  };
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
        {value === undefined ? null : (
          <div className="gw-upload" aria-busy={loading}>
            <p role="status">
              {value.total === 0 ? '现在没有上传失败的记录。' : `上传失败 ${value.total} 条，涉及 ${value.people} 人。`}
            </p>
            {value.total === 0 ? null : (
              <ErrorGroups errors={value} by={query.by} institution={query.institution} edits={edits} onMend={act} />
            )}
            <UploadDays days={value.days} />
          </div>
        )}
        {skipping === undefined ? null : (
          <form
            className="gw-upload-decide"
            onSubmit={(event) => {
              event.preventDefault();
              if (reason.trim() !== '') void mend('skip', skipping);
            }}
          >
            <input
              className="gw-input"
              aria-label="不上传的原因"
              placeholder={`“${UPLOAD_ERRORS[skipping as keyof typeof UPLOAD_ERRORS].label}”的全部设为无需上传，原因（必填）`}
              ref={focused}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" look="danger" busy={busy} disabled={reason.trim() === ''}>
              设为无需上传
            </Button>
          </form>
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
