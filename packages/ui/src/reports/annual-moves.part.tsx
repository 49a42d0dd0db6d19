import type { AnnualReportSession } from '@gongwei/application/reports';
import { annualReportLife, isStale, type AnnualReport } from '@gongwei/domain/reports';
import { useState, type FormEvent } from 'react';
import { Button, DialogBox, useBehavior, useMay } from '../shared/index.ts';

type Done = Awaited<ReturnType<AnnualReportSession['move']>>;
type Move = 'REVIEW' | 'RETURN' | 'PUBLISH' | 'WITHDRAW';
type Props = {
  readonly session: AnnualReportSession;
  readonly report: AnnualReport;
  readonly onDone: (done: Done) => void;
};

const MOVES: readonly Move[] = ['REVIEW', 'PUBLISH', 'RETURN', 'WITHDRAW'];
const ASKED: { readonly [move in Move]?: string } = {
  PUBLISH: '发布后下级机构可以看到，数字就此固定。确定发布？',
  RETURN: '退回后可以继续修改，需要重新审核。',
  WITHDRAW: '撤回后下级机构看不到这份报告。',
};

/** What may become of the report now, by its life; why not, where something is in the way. */
export const MoveButtons = ({ session, report, onDone }: Props) => {
  const may = useMay('gwmksjwh:M');
  const { busy } = useBehavior(session.state$);
  const [asking, setAsking] = useState<Move>();
  if (!may) return null;
  const { state } = report.summary;
  const facts = { future: false, author: report.mine, stale: report.content.sentences.filter(isStale).length };
  const known = MOVES.filter((move) => annualReportLife.eventsFrom(state).includes(move));
  const go = (move: Move, reason?: string): void => {
    setAsking(undefined);
    void session.move(move, reason).then(onDone);
  };
  return (
    <>
      {known.map((move) => {
        const event = move === 'RETURN' || move === 'WITHDRAW' ? { type: move, reason: '有' } : { type: move };
        const next = annualReportLife.after(state, event, facts);
        return (
          <Button
            key={move}
            look={move === 'REVIEW' || move === 'PUBLISH' ? 'primary' : 'normal'}
            busy={busy === 'report'}
            disabled={!next.ok}
            title={next.ok ? undefined : next.failure.message}
            onClick={() => (ASKED[move] === undefined ? go(move) : setAsking(move))}
          >
            {annualReportLife.plan.ways[move].label}
          </Button>
        );
      })}
      {asking ? <MoveQuestion move={asking} onGo={go} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
};

const MoveQuestion = ({
  move,
  onGo,
  onClose,
}: {
  readonly move: Move;
  readonly onGo: (move: Move, reason?: string) => void;
  readonly onClose: () => void;
}) => {
  const reasoned = move === 'RETURN' || move === 'WITHDRAW';
  const [reason, setReason] = useState('');
  const [trouble, setTrouble] = useState(false);
  const { label } = annualReportLife.plan.ways[move];
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (reasoned && reason.trim() === '') setTrouble(true);
    else onGo(move, reasoned ? reason.trim() : undefined);
  };
  return (
    <DialogBox
      title={label}
      width={440}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" onClick={() => submit()}>
            {label}
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <p>{ASKED[move]}</p>
        {reasoned ? (
          <label className="gwn-reason">
            原因
            <input
              className="gw-input"
              value={reason}
              maxLength={200}
              aria-invalid={trouble}
              onChange={(event) => setReason(event.target.value)}
            />
            {trouble ? <small role="alert">请填写原因</small> : null}
          </label>
        ) : null}
      </form>
    </DialogBox>
  );
};
