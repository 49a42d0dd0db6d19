import { createDesk, createReception, SchedulingGateway, type ReceptionOutcome } from '@gongwei/application/scheduling';
import { Clock, IdSource } from '@gongwei/application/shared';
import {
  appointmentLife,
  deskCounts,
  STATIONS,
  whatToDo,
  type DeskPerson,
  type FoundAtDesk,
} from '@gongwei/domain/scheduling';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useParams } from 'react-router';
import {
  Button,
  EmptyState,
  FaultState,
  LoadingState,
  newFormPath,
  useMay,
  useNotify,
  useLoaded,
  usePageTitle,
  useService,
  wordsOf,
} from '../shared/index.ts';
import { WristLabel } from './wrist-label.part.tsx';
import './scheduling.css';

const stationName = (code: string): string => STATIONS.find((one) => one.code === code)?.label ?? code;

/** The desk of a check-up day: one scan a person, who is here, and at which stations they still have to stop. */
export const CheckUpDesk = () => {
  const { id = '' } = useParams();
  const may = useMay('gwtjdngl:E');
  const { value: desk, failure, reload } = useLoaded(createDesk, useService(SchedulingGateway), useService(Clock), id);
  // Two sessions of a day stand side by side.
  usePageTitle('签到台', { tabName: desk && `签到 · ${desk.session.name}` });
  if (!desk) return failure === undefined ? <LoadingState /> : <FaultState fault={failure} onRetry={reload} />;
  const counts = deskCounts(desk.people);
  return (
    <div className="gw-check-desk">
      <div className="gw-page-head">
        <h1>{desk.session.name}</h1>
        <span>
          {desk.session.date} {desk.session.place}
        </span>
        <span className="gw-chip">应到 {counts.expected}</span>
        <span className="gw-chip gw-chip--good">已到 {counts.here}</span>
        <span className="gw-chip">完成 {counts.done}</span>
        <span className="gw-chip gw-chip--warn">未到 {counts.away}</span>
      </div>
      {may ? <Reception sessionId={id} onDone={reload} /> : null}
      <People people={desk.people} may={may} onDone={reload} />
    </div>
  );
};

const Reception = ({ sessionId, onDone }: { readonly sessionId: string; readonly onDone: () => void }) => {
  const { found, busy, ...reception } = useLoaded(
    createReception,
    useService(SchedulingGateway),
    useService(IdSource),
    sessionId,
  );
  const notify = useNotify();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => box.current?.focus(), []);

  const settle = async (doing: Promise<ReceptionOutcome>) => {
    const outcome = await doing.catch((failure: unknown) => ({ ok: false as const, thrown: failure }));
    if (outcome?.ok) {
      notify({ kind: 'good', text: `${outcome.value.name} 已签到` });
      setText('');
      onDone();
    } else if (outcome && 'thrown' in outcome) notify({ kind: 'danger', text: wordsOf(outcome.thrown).message });
    else if (outcome) notify({ kind: 'warn', text: outcome.failure });
    else return box.current?.select();
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sought = text.trim();
    if (sought !== '') void settle(reception.scan(sought));
  };
  return (
    <div className="gw-panel gw-panel-body">
      <form className="gw-desk-scan" onSubmit={submit}>
        <input
          ref={box}
          className="gw-input"
          aria-label="扫码或查找"
          placeholder="扫码、刷身份证，或输入姓名、拼音首字母、证件号后 4 位"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setText('');
            reception.clear();
          }}
        />
        <Button type="submit" look="primary" busy={busy}>
          签到
        </Button>
      </form>
      {found?.length === 0 ? (
        <p className="gw-note">没有找到这个人，请核对证件；没有建档的先到“居民列表”新建档案。</p>
      ) : null}
      {found && found.length > 0 ? (
        <ul className="gw-desk-found">
          {found.map((person) => (
            <li key={person.residentId}>
              <b>{person.name}</b> {person.sex === 'male' ? '男' : '女'} {person.age} 岁 {person.village}{' '}
              {person.idNumber}
              <Answer person={person} onReceive={() => void settle(reception.receive(person))} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

const Answer = ({ person, onReceive }: { readonly person: FoundAtDesk; readonly onReceive: () => void }) => {
  const { appointment, examinedOn } = person;
  switch (whatToDo(person)) {
    case 'check-in':
      return (
        <Button small look="primary" onClick={onReceive}>
          签到
        </Button>
      );
    case 'there':
      return <span className="gw-chip gw-chip--good">{appointmentLife.plan.states[appointment?.state ?? '2']}</span>;
    case 'elsewhere':
      return (
        <span className="gw-chip gw-chip--warn">
          约在 {appointment?.date} {appointment?.place}，请先改约
        </span>
      );
    case 'examined':
      return <span className="gw-chip">本年度已于 {examinedOn} 体检</span>;
    case 'not-in-care':
      return <span className="gw-chip gw-chip--danger">档案不在管，请核对证件</span>;
    default:
      return (
        <Button small onClick={onReceive}>
          现场加号并签到
        </Button>
      );
  }
};

/** `may`: sign people in and out, and write their sheets. */
const People = ({
  people,
  may,
  onDone,
}: {
  readonly people: readonly DeskPerson[];
  readonly may: boolean;
  readonly onDone: () => void;
}) => {
  const gateway = useService(SchedulingGateway);
  const notify = useNotify();
  const [label, setLabel] = useState<DeskPerson>();
  const undo = async (person: DeskPerson) => {
    try {
      const answer = await gateway.change(person.appointmentId, { type: 'UNDO_CHECK_IN', reason: '签错人' });
      notify(
        answer.ok ? { kind: 'good', text: `已撤销 ${person.name} 的签到` } : { kind: 'warn', text: answer.failure },
      );
      onDone();
    } catch (failure) {
      notify({ kind: 'danger', text: wordsOf(failure).message });
    }
  };
  if (people.length === 0) return <EmptyState title="这一场还没有人预约" />;
  return (
    <div className="gw-panel gw-desk-people">
      <table>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">姓名</th>
            <th scope="col">年龄</th>
            <th scope="col">村</th>
            <th scope="col">状态</th>
            <th scope="col">还缺</th>
            <th scope="col">办理</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.appointmentId} data-state={person.state}>
              <td>{person.queueNo}</td>
              <th scope="row">{person.name}</th>
              <td>{person.age}</td>
              <td>{person.village}</td>
              <td>{appointmentLife.plan.states[person.state]}</td>
              <td>
                {person.missing.length > 0
                  ? person.missing.map(stationName).join('、')
                  : person.state === '1'
                    ? ''
                    : '齐了'}
              </td>
              <td className="gw-desk-does">
                {may && (person.state === '2' || person.state === '3') ? (
                  <Link to={newFormPath(person.residentId, 'health-check-up')}>录入体检</Link>
                ) : null}
                {person.state === '2' || person.state === '3' ? (
                  <Button small look="quiet" aria-label={`打印腕带：${person.name}`} onClick={() => setLabel(person)}>
                    腕带
                  </Button>
                ) : null}
                {may && person.state === '2' ? (
                  <Button small look="quiet" aria-label={`撤销签到：${person.name}`} onClick={() => void undo(person)}>
                    撤销
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {label ? <WristLabel person={label} onClose={() => setLabel(undefined)} /> : null}
    </div>
  );
};
