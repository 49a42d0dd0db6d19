import { createDesk, createReception, SchedulingGateway, type ReceptionOutcome } from '@gongwei/application/scheduling';
import { Clock, IdSource } from '@gongwei/application/shared';
import { appointmentLife, deskCounts, whatToDo, type FoundAtDesk } from '@gongwei/domain/scheduling';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useParams } from 'react-router';
import {
  Button,
  FaultState,
  Icon,
  LoadingState,
  useMay,
  useNotify,
  useLoaded,
  usePageTitle,
  useService,
  wordsOf,
} from '../shared/index.ts';
import { HallCalls } from './hall-calls.part.tsx';
import { DeskPeople } from './desk-people.part.tsx';
import './scheduling.css';

/** The desk of a check-up day: one scan a person, who is here, and at which stations they still have to stop. */
export const CheckUpDesk = () => {
  const { id = '' } = useParams();
  const may = useMay('gwtjdngl:E');
  const box = useRef<HTMLInputElement>(null);
  const { value: desk, failure, reload } = useLoaded(createDesk, useService(SchedulingGateway), useService(Clock), id);
  // Two sessions of a day stand side by side.
  usePageTitle('签到台', { tabName: desk && `签到 · ${desk.session.name}` });
  if (!desk) return failure === undefined ? <LoadingState /> : <FaultState fault={failure} onRetry={reload} />;
  const counts = deskCounts(desk.people);
  const today = desk.session.date === desk.today;
  const numberOf = (residentId: string): string | undefined =>
    desk.people.find((person) => person.residentId === residentId)?.queueNo;
  // The next one is scanned: what was pressed may be gone by now.
  const goOn = (): void => {
    reload();
    box.current?.focus();
  };
  return (
    <div className="gw-check-desk">
      <div className="gw-page-head">
        <h1>{desk.session.name}</h1>
        <span className="gw-check-desk-place gw-muted">
          {desk.session.date} {desk.session.place}
        </span>
        <span className="gw-chip">应到 {counts.expected}</span>
        <span className="gw-chip gw-chip--good">已到 {counts.here}</span>
        <span className="gw-chip">完成 {counts.done}</span>
        <span className="gw-chip gw-chip--warn">未到 {counts.away}</span>
      </div>
      {may ? <Reception sessionId={id} box={box} numberOf={numberOf} onDone={reload} /> : null}
      {may && today ? <Calling sessionId={id} /> : null}
      <DeskPeople sessionId={id} people={desk.people} today={today} onDone={goOn} />
    </div>
  );
};

/** 叫号, which a station unfolds; the desk at the door does not need it. */
const Calling = ({ sessionId }: { readonly sessionId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className="gw-panel gw-desk-calls">
      <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        叫号
        <Icon name={open ? 'up' : 'down'} size={12} />
      </Button>
      {open ? <HallCalls sessionId={sessionId} /> : null}
    </div>
  );
};

type ReceptionProps = {
  readonly sessionId: string;
  readonly box: RefObject<HTMLInputElement | null>;
  /** The number of who is booked: it is called out. */
  readonly numberOf: (residentId: string) => string | undefined;
  readonly onDone: () => void;
};

const Reception = ({ sessionId, box, numberOf, onDone }: ReceptionProps) => {
  const { found, busy, ...reception } = useLoaded(
    createReception,
    useService(SchedulingGateway),
    useService(IdSource),
    sessionId,
  );
  const notify = useNotify();
  const [text, setText] = useState('');
  useEffect(() => box.current?.focus(), [box]);

  const settle = async (doing: Promise<ReceptionOutcome>) => {
    const outcome = await doing.catch((failure: unknown) => ({ ok: false as const, thrown: failure }));
    if (outcome?.ok) {
      const number = numberOf(outcome.value.residentId);
      notify({ kind: 'good', text: `${outcome.value.name} 已签到${number === undefined ? '' : `，序号 ${number}`}` });
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
      {found ? <Found people={found} onReceive={(person) => void settle(reception.receive(person))} /> : null}
    </div>
  );
};

type FoundProps = { readonly people: readonly FoundAtDesk[]; readonly onReceive: (person: FoundAtDesk) => void };
const Found = ({ people, onReceive }: FoundProps) =>
  people.length === 0 ? (
    <p className="gw-note">没有找到这个人，请核对证件；没有建档的先到“居民列表”新建档案。</p>
  ) : (
    <ul className="gw-desk-found">
      {people.map((person) => (
        <li key={person.residentId}>
          <b>{person.name}</b> {person.sex === 'male' ? '男' : '女'} {person.age} 岁 {person.village} {person.idNumber}
          <Answer person={person} onReceive={() => onReceive(person)} />
        </li>
      ))}
    </ul>
  );

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
        <>
          {person.elsewhere ? <span className="gw-chip gw-chip--warn">不是覆盖村的居民</span> : null}
          <Button small onClick={onReceive}>
            现场加号并签到
          </Button>
        </>
      );
  }
};
