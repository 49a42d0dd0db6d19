import {
  isReminderRule,
  reminderEventsFrom,
  reminderRule,
  reminderMessage,
  type Reminder,
  type ReminderState,
} from '@gongwei/domain/reminders';
import { tellsBirth, type Programme } from '@gongwei/domain/plans';
import { maskFor, type CalendarDay, type Reader } from '@gongwei/domain/shared';
import { HIDDEN_DAY } from '../privacy/birth-days.ts';

/** A stored reminder beside whether it still holds. */
export type ReminderRow = {
  readonly county_code: string;
  readonly id: string;
  readonly rule: string;
  readonly subject_id: string;
  readonly due_on: CalendarDay;
  readonly recipient_id: string;
  readonly facts: { readonly [name: string]: string };
  readonly state: ReminderState;
  readonly escalated: boolean;
  readonly times: number;
  readonly raised_at: string;
  readonly note: string | null;
  readonly handled_at: string | null;
  readonly person_id: string | null;
  readonly name: string | null;
  readonly holds: boolean;
  /** To whom it was given. */
  readonly handed_to: string | null;
  /** Minutes it may wait at its recipient's institution, where that was asked. */
  readonly waits?: number;
};

/** In words, as far as the reader sees the person; nothing for a rule this version does not know. */
export function toReminder(row: ReminderRow, reader: Reader): Reminder | undefined {
  if (!isReminderRule(row.rule)) return undefined;
  const rule = reminderRule(row.rule);
  const dueOn = dayFor(reader, row);
  const facts = {
    ...row.facts,
    day: dueOn ?? HIDDEN_DAY,
    name: maskFor(reader, 'person-name', row.name ?? '') ?? '',
    subject: row.subject_id,
    resident: row.person_id ?? '',
  };
  const encoded = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, name === 'path' ? value : encodeURIComponent(value)]),
  );
  return {
    id: row.id,
    rule: row.rule,
    kind: rule.kind,
    level: rule.level,
    state: row.state,
    text: reminderMessage(rule.says, facts),
    path: reminderMessage(rule.leads, encoded),
    raisedAt: row.raised_at,
    ...(dueOn !== undefined && { dueOn }),
    times: row.times,
    escalated: row.escalated,
    events: row.handed_to === null ? reminderEventsFrom(row.state).filter((event) => ASKED_FOR.includes(event)) : [],
    ...(row.note !== null && { note: row.note }),
    ...(row.handled_at !== null && { handledAt: row.handled_at }),
  };
}

/** The day it was due, unless a birth follows from it and the reader may only look. A plan's identity begins with its programme. */
const dayFor = (reader: Reader, { rule, subject_id, due_on }: ReminderRow): CalendarDay | undefined =>
  reader === 'looks' && rule === 'plan-overdue' && tellsBirth(subject_id.split('_', 1)[0] as Programme)
    ? undefined
    : due_on;

/** What a person asks for; the others happen. */
const ASKED_FOR: readonly string[] = ['READ', 'START', 'HANDLE', 'IGNORE', 'REOPEN'];
