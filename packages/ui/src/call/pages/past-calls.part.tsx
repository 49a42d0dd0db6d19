import { CallLog, type PastCall } from '@gongwei/application/call';
import type { CallParty, CallKind } from '@gongwei/domain/call';
import { useEffect, useState } from 'react';
import { TickFilter } from '../../shared/filters.ts';
import {
  Button,
  EmptyState,
  FaultState,
  LoadingState,
  useBehavior,
  useNotify,
  useService,
  wordsOf,
} from '../../shared/index.ts';
import { CallNoteDialog } from '../call-note-dialog.part.tsx';
import { PastCallRow } from './past-call-row.part.tsx';

/** Who called and was called, the missed ones apart and counted until they are marked as read. */
export const PastCalls = ({ onCall }: { readonly onCall: (others: readonly CallParty[], kind: CallKind) => void }) => {
  const log = useService(CallLog);
  const { calls, failure } = useBehavior(log.state$);
  const missed = useBehavior(log.missed$);
  const notify = useNotify();
  const [missedOnly, setMissedOnly] = useState(false);
  const [noting, setNoting] = useState<PastCall>();
  useEffect(() => log.reload(), [log]);
  const markSeen = (): void =>
    void log
      .markSeen()
      .catch((fault: unknown) => notify({ kind: 'danger', text: `未能标记已读：${wordsOf(fault).message}` }));
  const shown = calls?.filter(({ outcome }) => !missedOnly || outcome === 'missed');
  return (
    <section className="gw-panel gw-past" aria-labelledby="call-past">
      <div className="gw-panel-head">
        <h2 id="call-past">最近通话</h2>
        {missed > 0 ? (
          <>
            <span className="gw-chip gw-chip--danger">{missed} 个未接</span>
            <Button small onClick={markSeen}>
              标记已读
            </Button>
          </>
        ) : null}
        <TickFilter label="只看未接" on={missedOnly} onChange={setMissedOnly} />
      </div>
      {failure && calls !== undefined ? (
        <p className="gw-note gw-note--danger" role="alert">
          通话记录没有更新。
          <Button small onClick={log.reload}>
            重试
          </Button>
        </p>
      ) : null}
      {failure && calls === undefined ? <FaultState fault={failure} onRetry={log.reload} /> : null}
      {calls === undefined && !failure ? <LoadingState label="正在取通话记录…" /> : null}
      {shown?.length === 0 ? <EmptyState icon="clock" title={missedOnly ? '没有未接来电' : '还没有通话记录'} /> : null}
      {shown && shown.length > 0 ? (
        <ul className="gw-past-list">
          {shown.map((call) => (
            <PastCallRow key={call.callId} call={call} onCall={onCall} onNote={() => setNoting(call)} />
          ))}
        </ul>
      ) : null}
      {noting?.resident ? (
        <CallNoteDialog
          about={{ callId: noting.callId, residentId: noting.resident.id, title: noting.resident.name }}
          start={noting.note}
          onClose={() => setNoting(undefined)}
          onDone={() => setNoting(undefined)}
        />
      ) : null}
    </section>
  );
};
