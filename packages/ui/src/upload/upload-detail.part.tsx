import { UploadDesk, type EntryLook, type UploadDetail as Detail } from '@gongwei/application/upload';
import { Clock } from '@gongwei/application/shared';
import { DELETION_STATE_LABELS, UPLOAD_STATE_LABELS } from '@gongwei/domain/upload';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useList, type ActionTarget } from '../lists/index.ts';
import {
  Button,
  DialogBox,
  FaultState,
  LoadingState,
  newFormPath,
  recordPath,
  useBehavior,
  useService,
} from '../shared/index.ts';
import { formatMoment } from '../shared/format.ts';
import { Decide } from './decide.part.tsx';
import { UploadFields } from './upload-fields.part.tsx';
import { UploadHistory } from './upload-history.part.tsx';
import { deletionMessage, entryTone, fieldToMend, isPersonToMend, troubleOf } from './upload-labels.rules.ts';
import { WordsWithPlaces } from '../shared/words-with-places.part.tsx';
import { useLook } from './use-look.ts';
import './upload.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** One record's upload: why it stands where it stands, field by field what is here, went out and is there, and all its tries. */
export const UploadDetail = ({ target, onClose }: Props) => {
  const desk = useService(UploadDesk);
  const id = target.rows[0]?.id ?? '';
  const look = useLook(useCallback(() => desk.entry(id), [desk, id]));
  return look ? <Window look={look} onClose={onClose} /> : null;
};

const mendLabel = (value: Detail | undefined): string => {
  if (value?.error?.form !== undefined) return '去填个人基本信息表';
  if (value && isPersonToMend(value)) return '修正身份证';
  return value && fieldToMend(value) !== undefined ? '去改这一项' : '打开表单';
};

const Window = ({ look, onClose }: { readonly look: EntryLook; readonly onClose: () => void }) => {
  const { value, fault, busy, refused } = useBehavior(look.shown$);
  const { session } = useList();
  const navigate = useNavigate();
  const mend = () => {
    if (!value) return;
    if (value.error?.form !== undefined) return void navigate(newFormPath(value.residentId, value.error.form));
    if (isPersonToMend(value))
      return void navigate(`${newFormPath(value.residentId, 'resident-personal-info')}?section=idNumber`);
    const field = fieldToMend(value);
    const address = recordPath(value.residentId, value.formId, value.id);
    void navigate(field === undefined ? address : `${address}?section=${encodeURIComponent(field)}`);
  };
  const compare = async () => {
    if (await look.compare()) session.compare();
  };
  return (
    <DialogBox
      title={value ? `${value.name} · ${value.title}` : '上传明细'}
      width={900}
      initialFocus=".gw-upload-mend"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button busy={busy} disabled={!value?.sentAt} onClick={() => void compare()}>
            与平台比对
          </Button>
          <Button className="gw-upload-mend" look="primary" onClick={mend}>
            {mendLabel(value)}
          </Button>
        </>
      }
    >
      {value ? (
        <div className="gw-upload">
          <Facts entry={value} />
          {refused === undefined ? null : (
            <p className="gw-note gw-note--danger" role="alert">
              <WordsWithPlaces text={refused} onLeave={onClose} />
            </p>
          )}
          {fault ? <FaultState fault={fault} onRetry={look.reload} /> : null}
          <Decide entry={value} look={look} onDone={() => session.compare()} />
          <UploadFields entry={value} />
          <UploadHistory log={value.log} />
        </div>
      ) : fault ? (
        <FaultState fault={fault} onRetry={look.reload} />
      ) : (
        <LoadingState />
      )}
    </DialogBox>
  );
};

const Facts = ({ entry }: { readonly entry: Detail }) => {
  const now = useService(Clock).now();
  const trouble = troubleOf(entry);
  const deletion = deletionMessage(entry);
  const texts = [
    ['平台编号', entry.platformId],
    ['上传账号', entry.account],
    ['平台删除', entry.deletion && DELETION_STATE_LABELS[entry.deletion.state]],
  ] as const;
  const moments = [
    ['发出', entry.sentAt],
    ['应答', entry.answeredAt],
    ['下次', entry.nextAt],
    ['看平台', entry.seenAt],
  ] as const;
  return (
    <>
      <dl className="gw-upload-facts">
        <div>
          <dt>状态</dt>
          <dd className="gw-upload-state" data-tone={entryTone(entry.state)}>
            {UPLOAD_STATE_LABELS[entry.state]}
          </dd>
        </div>
        <div>
          <dt>业务日期</dt>
          <dd>{entry.recordDate}</dd>
        </div>
        {texts.map(([label, text]) =>
          text === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
        {moments.map(([label, at]) =>
          at === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoment(at, now)}</dd>
            </div>
          ),
        )}
      </dl>
      {deletion === undefined ? null : (
        <p className={`gw-note gw-note--${entry.deletion?.state === '3' ? 'danger' : 'warn'}`}>{deletion}</p>
      )}
      {trouble ? (
        <p className={`gw-note gw-note--${entryTone(entry.state) === 'danger' ? 'danger' : 'warn'}`}>
          <span>
            <b>{trouble.what}</b>
            {trouble.advice === '' ? null : <> — {trouble.advice}</>}
          </span>
        </p>
      ) : null}
    </>
  );
};
