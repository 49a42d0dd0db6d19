import type { Looked } from '@gongwei/application/lists';
import type { ListReason } from '@gongwei/domain/lists';
import { Button, DialogBox, FaultState, Icon, LoadingState } from '../shared/index.ts';
import { useList } from './list-context.ts';

/** 为什么在这里: each condition that was asked, and what the row says to it. */
export const Why = ({ looked, title }: { readonly looked: Looked<readonly ListReason[]>; readonly title: string }) => {
  const { session } = useList();
  const close = () => session.askWhy(undefined);
  return (
    <DialogBox
      title={`${title}为什么在这里`}
      width={520}
      onClose={close}
      actions={<Button onClick={close}>关闭</Button>}
    >
      {looked.fault ? <FaultState fault={looked.fault} onRetry={() => session.askWhy(looked.id)} /> : null}
      {!looked.value && !looked.fault ? <LoadingState label="正在核对条件…" /> : null}
      {looked.value?.length === 0 ? <p>没有设置筛选条件，列表里是全部{session.definition.title}。</p> : null}
      <ul className="gw-reasons">
        {looked.value?.map(({ condition, value }) => (
          <li key={condition}>
            <Icon name="check" size={14} />
            <span>{condition}</span>
            <span className="gw-muted">{value}</span>
          </li>
        ))}
      </ul>
    </DialogBox>
  );
};
