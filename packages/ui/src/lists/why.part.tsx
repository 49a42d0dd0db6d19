import type { Looked } from '@gongwei/application/lists';
import type { ListReason } from '@gongwei/domain/lists';
import { Button, DialogBox, FaultState, Icon, LoadingState } from '../shared/index.ts';
import { useList } from './list-context.ts';
import './why.css';

/** 为什么在这里: each condition that was asked, and what the row says to it. */
export const Why = ({ looked, title }: { readonly looked: Looked<readonly ListReason[]>; readonly title: string }) => {
  const { session } = useList();
  const close = () => session.askWhy(undefined);
  return (
    <DialogBox
      title={`${title}为什么在这里`}
      width={looked.value?.some(isNumber) ? 720 : 520}
      onClose={close}
      actions={<Button onClick={close}>关闭</Button>}
    >
      {looked.fault ? <FaultState fault={looked.fault} onRetry={() => session.askWhy(looked.id)} /> : null}
      {!looked.value && !looked.fault ? <LoadingState label="正在核对条件…" /> : null}
      {looked.value?.length === 0 ? <p>没有设置筛选条件，列表里是全部{session.definition.title}。</p> : null}
      {looked.value ? <Answers reasons={looked.value} /> : null}
    </DialogBox>
  );
};

const isNumber = ({ holds }: ListReason): boolean => holds !== undefined;

const Answers = ({ reasons }: { readonly reasons: readonly ListReason[] }) => {
  const [counted, others] = [true, false].map((asked) => reasons.filter(({ holds }) => holds === asked));
  return (
    <>
      <Reasons reasons={reasons.filter((reason) => !isNumber(reason))} />
      <Reasons title="为什么计入" reasons={counted ?? []} />
      <Reasons title="为什么未计入（同一页的其他数字）" reasons={others ?? []} />
    </>
  );
};

const Reasons = ({ title, reasons }: { readonly title?: string; readonly reasons: readonly ListReason[] }) =>
  reasons.length === 0 ? null : (
    <>
      {title === undefined ? null : <h3>{title}</h3>}
      <ul className="gw-reasons" data-numbers={title !== undefined || undefined}>
        {reasons.map(({ condition, value, holds }) => (
          <li key={condition} data-not={holds === false || undefined}>
            <Icon name={holds === false ? 'close' : 'check'} size={14} />
            <span>{condition}</span>
            <span className="gw-muted">{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
