import { createBookable, SchedulingGateway } from '@gongwei/application/scheduling';
import type { Answers } from '@gongwei/domain/lists';
import { villageNameOf } from '@gongwei/domain/resident';
import {
  elsewhereText,
  isOffered,
  proposedSession,
  sessionChoiceText,
  slotChoiceText,
  placesLeft,
  type Bookable,
  type BookableSession,
} from '@gongwei/domain/scheduling';
import { useEffect, useRef } from 'react';
import { useLoaded, useService, wordsOf } from '../shared/index.ts';
import './session-choice.css';

type Props = {
  readonly id: string;
  /** For whom, as it was frozen. */
  readonly selection: string;
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A session of check-ups and a stretch of it, with the places they have left; those of the people's own villages first, the first proposed. */
export const SessionChoice = ({ id, selection, answers, onAnswer }: Props) => {
  const { value, failure } = useLoaded(createBookable, useService(SchedulingGateway), selection);
  const chosen = value?.sessions.find((one) => one.id === text(answers['session']));
  const proposed = value && proposedSession(value)?.id;
  useEffect(() => {
    if (answers['session'] === undefined && proposed !== undefined) onAnswer({ ...answers, session: proposed });
  }, [answers, proposed, onAnswer]);
  if (failure !== undefined) return <p className="gw-note gw-note--danger">{wordsOf(failure).message}</p>;
  return (
    <div className="gw-session-choice">
      <Sessions
        id={id}
        bookable={value}
        chosen={text(answers['session'])}
        onChange={(session) => onAnswer({ ...answers, session, slot: '' })}
      />
      {chosen && chosen.slots.length > 1 ? (
        <Stretches
          session={chosen}
          chosen={text(answers['slot'])}
          onChange={(slot) => onAnswer({ ...answers, slot })}
        />
      ) : null}
      {value && chosen ? <About people={value.people} session={chosen} /> : null}
    </div>
  );
};

/** The cursor begins here: the field comes after its window. */
const Sessions = ({
  id,
  bookable,
  chosen,
  onChange,
}: {
  readonly id: string;
  readonly bookable: Bookable | undefined;
  readonly chosen: string;
  readonly onChange: (session: string) => void;
}) => {
  const box = useRef<HTMLSelectElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { people = 0, sessions = [] } = bookable ?? {};
  const own = sessions.filter(({ fits }) => fits > 0);
  const others = sessions.filter(({ fits }) => fits === 0);
  return (
    <select
      ref={box}
      id={id}
      aria-required
      className="gw-select"
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">
        {bookable === undefined ? '正在加载…' : sessions.length === 0 ? '没有可约的场次' : '请选择'}
      </option>
      {own.length > 0 && others.length > 0 ? (
        <>
          <optgroup label="覆盖所选居民的村">{own.map((one) => optionOf(one, people))}</optgroup>
          <optgroup label="其他村的场次">{others.map((one) => optionOf(one, people))}</optgroup>
        </>
      ) : (
        sessions.map((one) => optionOf(one, people))
      )}
    </select>
  );
};

const optionOf = (session: BookableSession, people: number) => (
  <option key={session.id} value={session.id} disabled={!isOffered(session, people)}>
    {sessionChoiceText(session)}
  </option>
);

const Stretches = ({
  session,
  chosen,
  onChange,
}: {
  readonly session: BookableSession;
  readonly chosen: string;
  readonly onChange: (slot: string) => void;
}) => (
  <label className="gw-session-stretch">
    时间段
    <select className="gw-select" value={chosen} onChange={(event) => onChange(event.target.value)}>
      <option value="">不限，从最早有号的排起</option>
      {session.slots.map((slot) => (
        <option key={slot.no} value={String(slot.no)} disabled={slot.left === 0}>
          {slotChoiceText(slot)}
        </option>
      ))}
    </select>
  </label>
);

/** Its name and villages, and what speaks against it. */
const About = ({ people, session }: { readonly people: number; readonly session: BookableSession }) => {
  const left = placesLeft(session);
  const warning = elsewhereText(people, session);
  return (
    <>
      <p className="gw-muted">
        {session.name}；覆盖{session.villages.map(villageNameOf).join('、')}
      </p>
      {warning === undefined ? null : (
        <p className="gw-note gw-note--warn" role="status">
          {warning}
        </p>
      )}
      {people > left ? (
        <p className="gw-note gw-note--warn" role="status">
          只剩 {left} 个号，{people - left} 人约不上，回执里会写明。
        </p>
      ) : null}
    </>
  );
};
