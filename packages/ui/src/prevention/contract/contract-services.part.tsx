import {
  ContractServices,
  createContractServices,
  type ContractServicesFound,
  type ShownService,
} from '@gongwei/application/prevention';
import { CONTRACT_FORM, SERVICE_STANDINGS } from '@gongwei/domain/prevention';
import { Link } from 'react-router';
import { useList, type ActionTarget } from '../../lists/index.ts';
import {
  Button,
  buttonClass,
  DialogBox,
  FaultState,
  LoadingState,
  newFormPath,
  recordPath,
  useLoaded,
  useService,
} from '../../shared/index.ts';
import './contract-services.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

const STANDINGS: { readonly [standing in ShownService['standing']]: readonly [label: string, chip: string] } = {
  late: ['逾期，可补做', 'gw-chip gw-chip--danger'],
  due: ['待完成', 'gw-chip gw-chip--warn'],
  later: ['未到时间', 'gw-chip'],
  done: ['已完成', 'gw-chip gw-chip--good'],
  missed: ['已错过', 'gw-chip gw-chip--danger'],
  ended: ['随解约结束', 'gw-chip'],
};

/** 履约任务 of a contract: what was agreed upon, when it is due, what was done and by which sheet; the sheet that does it is one key away. */
export const ContractServicesWindow = ({ target, onClose }: Props) => {
  const { titleOf } = useList();
  const [row] = target.rows;
  const id = row?.id ?? '';
  const { value, failure, reload } = useLoaded(createContractServices, useService(ContractServices), id);
  return (
    <DialogBox
      title={['履约记录', row ? titleOf(row) : ''].filter(Boolean).join(' · ')}
      width={800}
      onClose={onClose}
      actions={
        <>
          {value ? (
            <Link className={buttonClass()} to={byHandPath(value, id)}>
              填写履约记录
            </Link>
          ) : null}
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
      {value === undefined && failure === undefined ? <LoadingState label="正在取约定的服务…" /> : null}
      {value ? <Services found={value} contractId={id} /> : null}
    </DialogBox>
  );
};

/** Where what no sheet belongs to is written down. */
const byHandPath = ({ residentId }: ContractServicesFound, contractId: string): string =>
  `${recordPath(residentId, CONTRACT_FORM, contractId)}?section=performances`;

const Services = ({ found, contractId }: { readonly found: ContractServicesFound; readonly contractId: string }) => {
  const { services, from, until } = found;
  if (services.length === 0) return <p>这份协议没有约定的服务：还没有签字确认，或签约时服务包里没有项目。</p>;
  return (
    <>
      <p className="gw-note">
        {from === undefined ? '' : `协议 ${from} 至 ${until}，`}共约定 {services.length} 次：
        {SERVICE_STANDINGS.flatMap((standing) => {
          const count = services.filter((one) => one.standing === standing).length;
          return count === 0 ? [] : [`${STANDINGS[standing][0]} ${count} 次`];
        }).join('，')}
        。
      </p>
      <ul className="gw-contract-services" aria-label="约定的服务">
        {itemsOf(services).map(([first, ...others]) => (
          <li key={`${first.packageCode} ${first.itemCode}`}>
            <h3>
              {first.itemName} <small>{howOf(first)}</small>
            </h3>
            <ol>
              {[first, ...others].map((one) => (
                <Time
                  key={one.seq}
                  service={one}
                  residentId={found.residentId}
                  byHand={byHandPath(found, contractId)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  );
};

type OfOneItem = readonly [ShownService, ...ShownService[]];

/** The times of each item together, as they come. */
function itemsOf(services: readonly ShownService[]): readonly OfOneItem[] {
  const items = new Map<string, [ShownService, ...ShownService[]]>();
  for (const one of services) {
    const key = `${one.packageCode} ${one.itemCode}`;
    const known = items.get(key);
    if (known) known.push(one);
    else items.set(key, [one]);
  }
  return [...items.values()];
}

type TimeProps = { readonly service: ShownService; readonly residentId: string; readonly byHand: string };

const Time = ({ service, residentId, byHand }: TimeProps) => {
  const { seq, times, windowStart, windowEnd, makeUpBy, standing, madeUp, finishedOn } = service;
  const [label, chip] = STANDINGS[standing];
  return (
    <li data-standing={standing}>
      <span>
        第 {seq} 次{times > 1 ? <span className="gw-muted"> / {times}</span> : null}
      </span>
      <span>
        {windowStart} 至 {windowEnd}
      </span>
      <span>
        <span className={chip}>{madeUp ? '已补做' : label}</span>
      </span>
      <span>
        {finishedOn === undefined ? null : `${finishedOn} 完成`}
        {standing === 'late' ? <span className="gw-contract-until">最迟 {makeUpBy} 补做</span> : null}
      </span>
      <span>
        <Way service={service} residentId={residentId} byHand={byHand} />
      </span>
    </li>
  );
};

/** What counts as done: a sheet, a word, a photograph. */
const howOf = ({ finishRule, sheet }: ShownService): string =>
  finishRule === '1'
    ? `存了《${sheet ?? '服务记录'}》自动完成`
    : finishRule === '2'
      ? '人工登记完成'
      : '登记并上传照片完成';

const Way = ({ service, residentId, byHand }: TimeProps) => {
  const { standing, linkedForm, recordId, finishRule } = service;
  const open = standing === 'due' || standing === 'late';
  if (standing === 'done' && linkedForm !== undefined && recordId !== undefined)
    return <Link to={recordPath(residentId, linkedForm, recordId)}>看记录</Link>;
  if (open && finishRule === '1')
    return linkedForm === undefined ? null : <Link to={newFormPath(residentId, linkedForm)}>去填写</Link>;
  return open || (standing === 'done' && finishRule !== '1') ? (
    <Link to={byHand}>{open ? '去登记' : '看登记'}</Link>
  ) : null;
};
