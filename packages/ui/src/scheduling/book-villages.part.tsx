import { ListGateway } from '@gongwei/application/lists';
import { createVillageBooking, SchedulingGateway } from '@gongwei/application/scheduling';
import { useState } from 'react';
import { Button, DialogBox, FaultState, LoadingState, useLoaded, useService, wordsOf } from '../shared/index.ts';
import { useList, type ActionTarget } from '../lists/index.ts';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** Books everybody of a session's villages who is due and has no appointment: each with a receipt, oldest first, as far as the places go. */
export const BookVillages = ({ target, onClose }: Props) => {
  const lists = useService(ListGateway);
  const { session: list } = useList();
  const id = target.rows[0]?.id ?? '';
  const { value, failure, reload } = useLoaded(createVillageBooking, useService(SchedulingGateway), lists, id);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const book = async () => {
    if (!value || busy) return;
    setBusy(true);
    try {
      list.follow(await lists.run(value.frozen.id, { session: id, transport: '1' }));
      onClose();
    } catch (thrown) {
      setTrouble(wordsOf(thrown).message);
      setBusy(false);
    }
  };
  const none = value?.frozen.count === 0;
  return (
    <DialogBox
      title="预约覆盖的村"
      width={460}
      onClose={onClose}
      actions={
        <>
          {none ? null : <Button onClick={onClose}>取消</Button>}
          <Button look="primary" busy={busy} disabled={!value} onClick={() => (none ? onClose() : void book())}>
            {none ? '关闭' : '预约'}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
      {value === undefined && failure === undefined ? <LoadingState label="正在找应检未约的人…" /> : null}
      {value === undefined ? null : none ? (
        <p>这些村应检的人都约了或查了。</p>
      ) : (
        <p>
          应检未约 {value.frozen.count} 人，还有 {value.places} 个号。
          {value.frozen.count > value.places
            ? `年龄大的先约，号满后 ${value.frozen.count - value.places} 人约不上，回执里会写明。`
            : ''}
        </p>
      )}
      {trouble === '' ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          没有约上：{trouble}
        </p>
      )}
    </DialogBox>
  );
};
