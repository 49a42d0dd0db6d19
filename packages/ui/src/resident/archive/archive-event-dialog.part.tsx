import { ArchiveEvents } from '@gongwei/application/resident';
import { Clock, IdSource } from '@gongwei/application/shared';
import {
  ARCHIVE_EVENT_DONE,
  ARCHIVE_EVENT_LABELS,
  ARCHIVE_FIELDS,
  type ArchiveField,
  type Resident,
} from '@gongwei/domain/resident';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, DialogBox, useNotify, useService, wordsOf } from '../../shared/index.ts';
import { AttemptRows, EventField } from './archive-event-fields.part.tsx';
import {
  eventOf,
  missingLine,
  nothingTyped,
  problemWith,
  type AskedType,
  type LeavingTold,
  type Typed,
} from '@gongwei/domain/resident';
import '../new-resident/new-resident.css';
import './archive-event.css';

const withGiven = (typed: Typed, { on, cause }: Partial<LeavingTold> = {}): Typed => ({
  ...typed,
  values: { ...typed.values, ...(on && { on }), ...(cause !== undefined && { cause }) },
});

const FORM = 'archive-event';

/** Enter leads to the next line, as in every sheet, and behind the last one to the button: nobody is registered dead by one key too many. */
const onEnter = (event: KeyboardEvent): void => {
  const { target } = event;
  const types = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !types) return;
  event.preventDefault();
  const lines = [...document.querySelectorAll<HTMLElement>(`#${FORM} :is(input, select, textarea), [form=${FORM}]`)];
  lines[lines.indexOf(target) + 1]?.focus();
};

const focusLine = ({ key }: ArchiveField): void =>
  document.querySelector<HTMLElement>(`#${FORM} [data-line=${key}] :is(input, select, textarea)`)?.focus();

/** Asks what an event of a resident's file needs, and has it done: once, however often the button is pressed while the line is bad. */
export const ArchiveEventDialog = ({
  resident,
  type,
  given,
  onDone,
  onClose,
}: {
  /** Without a birthday the server alone looks at it. */
  readonly resident: Pick<Resident, 'id' | 'name' | 'status'> & { readonly birthDate?: Resident['birthDate'] };
  readonly type: AskedType;
  /** What a sheet told of the event already. */
  readonly given?: LeavingTold | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) => {
  const events = useService(ArchiveEvents);
  const today = useService(Clock).today();
  const ids = useService(IdSource);
  const [id] = useState(() => ids.next());
  const notify = useNotify();
  const [typed, setTyped] = useState(() => withGiven(nothingTyped(type, today), given));
  const [trouble, setTrouble] = useState('');
  const [missing, setMissing] = useState<ArchiveField>();
  const [question, setQuestion] = useState<string>();
  const [busy, setBusy] = useState(false);
  const title = ARCHIVE_EVENT_LABELS[type];

  const change = (next: Typed): void => {
    setTyped(next);
    setTrouble('');
    setMissing(undefined);
    // Another day may be asked about otherwise, or not at all.
    setQuestion(undefined);
  };

  const submit = async (form: FormEvent<HTMLFormElement>) => {
    form.preventDefault();
    const line = missingLine(type, typed);
    setMissing(line);
    if (!line) return register();
    setTrouble(`请${line.kind === 'choice' ? '选择' : '填写'}${line.label}`);
    focusLine(line);
  };

  const register = async () => {
    if (busy) return;
    const event = eventOf(type, typed);
    const problem = problemWith(resident.status, event, { today, birthDate: resident.birthDate });
    setTrouble(problem ?? '');
    if (problem !== undefined) return;
    setBusy(true);
    try {
      const answer = await events.apply(resident.id, id, event, question === undefined ? {} : { confirmed: question });
      if (!answer.ok) return (answer.failure.ask ? setQuestion : setTrouble)(answer.failure.message);
      const { told } = answer.value;
      notify({
        text: [`${resident.name}：${ARCHIVE_EVENT_DONE[type]}`, told].filter(Boolean).join('。'),
        // More than what was asked for is to be read, and no tick for what may not have come back.
        kind: told === undefined ? 'good' : 'warn',
      });
      onDone();
    } catch (failure) {
      const { message, advice } = wordsOf(failure);
      setTrouble([message, advice].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };

  return (
    <DialogBox
      title={`${title}：${resident.name}`}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={FORM} look="primary" busy={busy}>
            {busy ? '正在办理…' : question === undefined ? `确定${title}` : '核对无误，仍然登记'}
          </Button>
        </>
      }
    >
      <div role="presentation" onKeyDown={onEnter}>
        <form id={FORM} className="gw-new" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
          {ARCHIVE_FIELDS[type].map((field) =>
            field.kind === 'attempts' ? (
              <AttemptRows
                key={field.key}
                field={field}
                attempts={typed.attempts}
                today={today}
                onChange={(attempts) => change({ ...typed, attempts })}
              />
            ) : (
              <EventField
                key={field.key}
                field={field}
                value={typed.values[field.key] ?? ''}
                today={today}
                missing={missing === field}
                onChange={(value) => change({ ...typed, values: { ...typed.values, [field.key]: value } })}
              />
            ),
          )}
          {question === undefined ? null : (
            <p className="gw-note gw-note--warn" role="alert">
              还没有登记：{question}
            </p>
          )}
          {trouble === '' ? null : (
            <p className="gw-note gw-note--danger" role="alert">
              没有办理：{trouble}
            </p>
          )}
        </form>
      </div>
    </DialogBox>
  );
};
