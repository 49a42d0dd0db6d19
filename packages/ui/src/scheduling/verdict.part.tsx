import { SchedulingGateway, type ReviewSheet } from '@gongwei/application/scheduling';
import { reviewLife, type FieldReason, type ReviewEvent } from '@gongwei/domain/scheduling';
import { useState } from 'react';
import { Button, useNotify, useService, wordsOf } from '../shared/index.ts';

/** Judges a sheet as it was read, one verdict at a time. */
function useVerdict({ recordId, recordVersion }: ReviewSheet['review'], onChanged: () => void) {
  const gateway = useService(SchedulingGateway);
  const notify = useNotify();
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const judge = async (event: ReviewEvent) => {
    if (busy) return;
    setBusy(true);
    setTrouble('');
    try {
      const answer = await gateway.judge(recordId, recordVersion, event);
      if (!answer.ok) return setTrouble(answer.failure);
      notify({ kind: 'good', text: `${reviewLife.plan.ways[event.type].label}：已办理` });
      onChanged();
    } catch (failure) {
      setTrouble(wordsOf(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return { trouble, busy, judge };
}

/** What is done with words of the reviewer's. */
const NEED_WORDS: readonly ReviewEvent['type'][] = ['PASS', 'SEND_BACK', 'WITHDRAW'];

/** What is decided of a sheet: passed, sent back with reasons, or taken back. */
export const Verdict = ({
  review,
  offered,
  reasons,
  onChanged,
}: {
  readonly review: ReviewSheet['review'];
  readonly offered: readonly ReviewEvent['type'][];
  readonly reasons: readonly FieldReason[];
  readonly onChanged: () => void;
}) => {
  // Of a sheet that was sent back and taken back: what is said of its fields belongs to it.
  const [note, setNote] = useState(review.state === '0' && review.fields.length > 0 ? (review.note ?? '') : '');
  const { trouble, busy, judge } = useVerdict(review, onChanged);
  const text = note.trim();
  const asked = reasons.filter(({ reason }) => reason.trim() !== '');
  return (
    <>
      {NEED_WORDS.some((way) => offered.includes(way)) ? (
        <textarea
          className="gw-textarea"
          rows={3}
          maxLength={200}
          aria-label="说明"
          placeholder={review.state === '1' ? '撤回原因' : '缺项原因（通过时），或退回说明'}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
      <div className="gw-review-does">
        <Trouble why={trouble} />
        {offered.includes('PASS') ? (
          <Button
            look="primary"
            busy={busy}
            onClick={() => void judge({ type: 'PASS', ...(text !== '' && { without: text }) })}
          >
            审核通过
          </Button>
        ) : null}
        {offered.includes('SEND_BACK') ? (
          <Button busy={busy} onClick={() => void judge({ type: 'SEND_BACK', note: text, fields: asked })}>
            退回{asked.length > 0 ? `（${asked.length} 处）` : ''}
          </Button>
        ) : null}
        {offered.includes('TAKE_BACK') ? (
          <Button busy={busy} onClick={() => void judge({ type: 'TAKE_BACK' })}>
            撤回退回
          </Button>
        ) : null}
        {offered.includes('WITHDRAW') ? (
          <Button look="danger" busy={busy} onClick={() => void judge({ type: 'WITHDRAW', reason: text })}>
            撤回审核
          </Button>
        ) : null}
      </div>
    </>
  );
};

const Trouble = ({ why }: { readonly why: string }) =>
  why === '' ? null : (
    <p className="gw-note gw-note--danger" role="alert">
      没有办理：{why}
    </p>
  );
