import type {
  HomeFile,
  HomeGlucose,
  HomeKind,
  HomeMedicine,
  HomeOrder,
  HomePressure,
} from '@gongwei/domain/prevention';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, newFormPath, recordPath, useMay } from '../shared/index.ts';
import { DETAIL_KINDS } from './detail-kinds.data.ts';

/** Warnings that are told here; all of them stand among the readings. */
const MOST = 5;

type Props<Reading> = {
  readonly file: HomeFile;
  readonly kind: HomeKind;
  readonly warnings: readonly Reading[];
  readonly valueOf: (reading: Reading) => string;
};

/** What was warned of and what became of it, what is taken, and what was ordered. */
export const DetailSide = <Reading extends HomePressure | HomeGlucose>({
  file,
  kind,
  warnings,
  valueOf,
}: Props<Reading>) => {
  const mayEnter = useMay('gwyfrh:E');
  const { resident, medicines, orders } = file;
  const open = warnings.filter(({ handled }) => !handled).length;
  return (
    <div className="gw-home-side">
      <Part
        id="warnings"
        title="预警与处理"
        beside={open > 0 ? <span className="gw-chip gw-chip--danger">未处理 {open} 条</span> : null}
        none={warnings.length === 0 ? '这段时间没有需要联系的预警' : undefined}
      >
        {warnings.slice(0, MOST).map((reading) => (
          <Warning
            key={reading.id}
            reading={reading}
            value={valueOf(reading)}
            to={recordPath(resident.id, DETAIL_KINDS[kind].reading, reading.id)}
          />
        ))}
        {warnings.length > MOST ? <li className="gw-muted">另有 {warnings.length - MOST} 条，见下面的读数</li> : null}
      </Part>
      <Part
        id="medicines"
        title="在用药"
        beside={mayEnter ? <New to={newFormPath(resident.id, 'medication-record')} label="新增用药" /> : null}
        none={medicines.length === 0 ? '没有登记在用的药' : undefined}
      >
        {medicines.map((medicine) => (
          <Medicine
            key={medicine.id}
            medicine={medicine}
            to={recordPath(resident.id, 'medication-record', medicine.id)}
          />
        ))}
      </Part>
      <Part
        id="orders"
        title="医嘱与咨询"
        beside={mayEnter ? <New to={newFormPath(resident.id, 'medical-order')} label="写医嘱" /> : null}
        none={orders.length === 0 ? '没有待执行的医嘱、待答复的咨询' : undefined}
      >
        {orders.map((order) => (
          <Order key={order.id} order={order} to={recordPath(resident.id, 'medical-order', order.id)} />
        ))}
      </Part>
    </div>
  );
};

const New = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Link className="gw-home-new" to={to}>
    {label}
  </Link>
);

const Part = ({
  id,
  title,
  beside,
  none,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly beside: ReactNode;
  readonly none: string | undefined;
  readonly children: ReactNode;
}) => (
  <section className="gw-panel" aria-labelledby={`home-${id}`}>
    <div className="gw-panel-head">
      <h2 id={`home-${id}`}>{title}</h2>
      {beside}
    </div>
    {none === undefined ? (
      <ul className="gw-home-items">{children}</ul>
    ) : (
      <p className="gw-home-note gw-muted">{none}</p>
    )}
  </section>
);

const Warning = ({
  reading,
  value,
  to,
}: {
  readonly reading: HomePressure | HomeGlucose;
  readonly value: string;
  readonly to: string;
}) => (
  <li>
    <div className="gw-home-item-head">
      <Link to={to}>{reading.at.slice(0, 16).replace('T', ' ')}</Link>
      <strong>{value}</strong>
      <span className={`gw-chip gw-chip--${reading.handled ? 'good' : (reading.level ?? 0) >= 3 ? 'danger' : 'warn'}`}>
        <Icon name={reading.handled ? 'check' : 'alert'} size={12} />
        {reading.level} 级 · {reading.handled ? '已处理' : '未处理'}
      </span>
    </div>
    <p className="gw-muted">
      {reading.handled
        ? [reading.handledBy, reading.handledAt?.slice(0, 10), reading.handling].filter(Boolean).join(' ')
        : reading.warning}
    </p>
  </li>
);

const Medicine = ({
  medicine: { name, dose, frequency, since, adherence },
  to,
}: {
  readonly medicine: HomeMedicine;
  readonly to: string;
}) => (
  <li>
    <div className="gw-home-item-head">
      <Link to={to}>{name}</Link>
      <span>{[dose, frequency].filter(Boolean).join(' · ')}</span>
    </div>
    <p className="gw-muted">
      {[
        since && `${since} 起`,
        adherence === undefined
          ? undefined
          : `服药依从率 ${adherence.toFixed(1)}%${adherence < 80 ? '，依从性差' : ''}`,
      ]
        .filter(Boolean)
        .join('；')}
    </p>
  </li>
);

const Order = ({
  order: { text, state, priority, on, dueOn, question },
  to,
}: {
  readonly order: HomeOrder;
  readonly to: string;
}) => (
  <li>
    <div className="gw-home-item-head">
      <Link to={to}>
        {question ? '咨询' : '医嘱'} {on}
      </Link>
      <span className="gw-chip">{state}</span>
      {priority === '' || priority === '一般' ? null : <span className="gw-chip gw-chip--warn">{priority}</span>}
    </div>
    <p>{text}</p>
    {dueOn === undefined ? null : <p className="gw-muted">{dueOn} 前</p>}
  </li>
);
