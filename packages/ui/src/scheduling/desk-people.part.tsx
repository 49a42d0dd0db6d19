import { SchedulingGateway } from '@gongwei/application/scheduling';
import { deskPeople, type ListAction, type ListRow, type LocalRow } from '@gongwei/domain/lists';
import { missingText, type DeskPerson } from '@gongwei/domain/scheduling';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { LocalListRows } from '../lists/local/index.ts';
import { archivePath, newFormPath, recordPath, useNotify, useService, wordsOf } from '../shared/index.ts';
import { WristLabel } from './wrist-label.part.tsx';

type Props = {
  readonly sessionId: string;
  readonly people: readonly DeskPerson[];
  /** It is the day of the session: whoever comes is signed in. */
  readonly today: boolean;
  readonly onDone: () => void;
};

/** Everybody of the day. A row opens their file; its buttons sign them in, write their sheet, print their wrist band and take back a wrong sign-in. */
export const DeskPeople = ({ sessionId, people, today, onDone }: Props) => {
  const change = useChange(onDone);
  const navigate = useNavigate();
  const [label, setLabel] = useState<DeskPerson>();
  const rows = useMemo(() => people.map((person) => rowOf(person, today)), [people, today]);
  const open = useCallback(
    ({ residentId }: ListRow) => {
      if (residentId !== undefined) void navigate(archivePath(residentId));
    },
    [navigate],
  );
  const act = useCallback(
    ({ id }: ListAction, row: ListRow) => {
      const person = people.find(({ appointmentId }) => appointmentId === row.id);
      if (!person) return;
      if (id === 'sheet') void navigate(sheetPath(person, sessionId));
      else if (id === 'wrist') setLabel(person);
      else void change(person, id === 'checkIn');
    },
    [people, sessionId, navigate, change],
  );
  return (
    <div className="gw-panel gw-desk-people">
      <LocalListRows definition={deskPeople} rows={rows} onOpen={open} onAct={act} />
      {label ? <WristLabel person={label} onClose={() => setLabel(undefined)} /> : null}
    </div>
  );
};

/** Signs somebody in or takes that back, and says so or why not. */
function useChange(onDone: () => void): (person: DeskPerson, comes: boolean) => Promise<void> {
  const gateway = useService(SchedulingGateway);
  const notify = useNotify();
  return useCallback(
    async ({ appointmentId, name, queueNo }, comes) => {
      try {
        const answer = await gateway.change(
          appointmentId,
          comes ? { type: 'CHECK_IN', way: '1' } : { type: 'UNDO_CHECK_IN', reason: '签错人' },
        );
        const done = comes ? `${name} 已签到，序号 ${queueNo}` : `已撤销 ${name} 的签到`;
        notify(answer.ok ? { kind: 'good', text: done } : { kind: 'warn', text: answer.failure });
        onDone();
      } catch (failure) {
        notify({ kind: 'danger', text: wordsOf(failure).message });
      }
    },
    [gateway, notify, onDone],
  );
}

/** The sheet of the day goes on where it was begun, and leads back here: the next one waits at the desk. */
const sheetPath = ({ residentId, checkUpId }: DeskPerson, sessionId: string): string => {
  const sheet =
    checkUpId === undefined
      ? newFormPath(residentId, 'health-check-up')
      : recordPath(residentId, 'health-check-up', checkUpId);
  return `${sheet}?${new URLSearchParams({ desk: sessionId })}`;
};

const rowOf = (person: DeskPerson, today: boolean): LocalRow => {
  const { appointmentId, residentId, name, queueNo, age, village, state } = person;
  return {
    id: appointmentId,
    residentId,
    values: { name, queueNo, age, village, state, missing: missingText(person), today },
  };
};
