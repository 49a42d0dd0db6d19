import type { Looked } from '@gongwei/application/lists';
import type { ActionReceipt } from '@gongwei/domain/lists';
import { Button, DialogBox, FaultState, LoadingState } from '../../shared/index.ts';
import { WordsWithPlaces } from '../../shared/words-with-places.part.tsx';
import { useList } from '../list-context.ts';

const OUTCOMES = { done: '已办', skipped: '不适用', failed: '没有办成', unreached: '没有轮到' } as const;

/** 逐条结果: what became of every row; what did not work stands first. */
export const Receipts = ({ looked }: { readonly looked: Looked<readonly ActionReceipt[]> }) => {
  const { session } = useList();
  const close = () => session.askReceipts(undefined);
  const order = ['failed', 'skipped', 'unreached', 'done'];
  const receipts = [...(looked.value ?? [])].sort(
    (one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome),
  );
  return (
    <DialogBox title="逐条结果" width={640} onClose={close} actions={<Button onClick={close}>关闭</Button>}>
      {looked.fault ? <FaultState fault={looked.fault} onRetry={() => session.askReceipts(looked.id)} /> : null}
      {!looked.value && !looked.fault ? <LoadingState label="正在取结果…" /> : null}
      <ul className="gw-receipts">
        {receipts.map(({ rowId, title, outcome, reason }) => (
          <li key={rowId} data-outcome={outcome}>
            <span>{title}</span>
            <span>{OUTCOMES[outcome]}</span>
            <span className="gw-muted">
              <WordsWithPlaces text={reason ?? ''} onLeave={close} />
            </span>
          </li>
        ))}
      </ul>
    </DialogBox>
  );
};
