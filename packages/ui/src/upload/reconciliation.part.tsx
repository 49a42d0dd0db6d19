import { Clock } from '@gongwei/application/shared';
import { UploadDesk, type ReconcileLook, type Reconciliation as Found } from '@gongwei/application/upload';
import { platformRows, type LocalRow } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { useCallback, useMemo, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { LocalListRows } from '../lists/local/index.ts';
import { DayField } from '../shared/filters.ts';
import { Button, DialogBox, FaultState, useBehavior, useService, useUserSession } from '../shared/index.ts';
import { reconciledGroups } from './reconciliation.rules.ts';
import { UploadPlace } from './upload-place.part.tsx';
import { WordsWithPlaces } from '../shared/words-with-places.part.tsx';
import { useLook } from './use-look.ts';
import './upload.css';

type Props = { readonly onClose: () => void };
const FORM = 'reconciliation';

/** 平台对账: everything the platform holds of an institution and a period beside the ledger, and what to do about each difference. */
export const Reconciliation = ({ onClose }: Props) => {
  const desk = useService(UploadDesk);
  const look = useLook(useCallback(() => desk.reconciliation(), [desk]));
  return look ? <Window look={look} onClose={onClose} /> : null;
};

const Window = ({ look, onClose }: Props & { readonly look: ReconcileLook }) => {
  const { value, fault, busy, refused } = useBehavior(look.shown$);
  const own = useUserSession()?.institution;
  const today = useService(Clock).today();
  const [institution, setInstitution] = useState(own?.code ?? '');
  const [from, setFrom] = useState<CalendarDay | undefined>(`${today.slice(0, 7)}-01` as CalendarDay);
  const [to, setTo] = useState<CalendarDay | undefined>(today);
  // What was found stands only under the question it answers.
  const question = [institution, from, to].join();
  const [asked, setAsked] = useState('');
  const found = asked === question ? value : undefined;
  const ready = institution !== '' && from !== undefined && to !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    setAsked(question);
    void look.run({ institution, from, to });
  };
  return (
    <DialogBox
      title="平台对账"
      width={760}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button type="submit" form={FORM} look="primary" busy={busy} disabled={!ready}>
            开始对账
          </Button>
        </>
      }
    >
      <form id={FORM} className="gw-upload" noValidate onSubmit={submit}>
        <div className="gw-upload-ask">
          <UploadPlace value={institution} onChange={setInstitution} />
          <span>业务日期</span>
          <DayField label="业务日期起" value={from} latest={to} onChange={setFrom} />
          <span>至</span>
          <DayField label="业务日期止" value={to} earliest={from} latest={today} onChange={setTo} />
        </div>
        {refused === undefined ? null : (
          <p className="gw-note gw-note--danger" role="alert">
            <WordsWithPlaces text={refused} onLeave={onClose} />
          </p>
        )}
        {fault ? <FaultState fault={fault} /> : null}
        {found ? (
          <Verdict found={found} />
        ) : (
          <p className="gw-muted">按身份证号、数据类型、业务日期逐条比对，不改动任何记录。</p>
        )}
      </form>
    </DialogBox>
  );
};

const Verdict = ({ found }: { readonly found: Found }) => {
  const { compared, same, onlyThere, rows } = found;
  const lines = useMemo(() => rows.map(({ id, ...values }): LocalRow => ({ id, values })), [rows]);
  return (
    <>
      <p role="status">
        参与对账 {compared} 条{compared === 0 ? '' : `，一致率 ${((same / Math.max(compared, 1)) * 100).toFixed(2)}%`}。
      </p>
      <dl className="gw-upload-verdict" aria-label="对账结果">
        {reconciledGroups(found).map((group) => (
          <div key={group.key} data-differs={(group.key !== 'same' && group.count > 0) || undefined}>
            <dt>{group.label}</dt>
            <dd>
              {group.path !== undefined && group.count > 0 ? (
                <Link to={group.path}>{group.count} 条</Link>
              ) : (
                `${group.count} 条`
              )}
            </dd>
            <dd>{group.count > 0 ? group.advice : ''}</dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 ? null : (
        <div className="gw-upload-lines">
          <LocalListRows definition={platformRows} rows={lines} />
        </div>
      )}
      {onlyThere > rows.length ? <p className="gw-muted">只列前 {rows.length} 条。</p> : null}
    </>
  );
};
