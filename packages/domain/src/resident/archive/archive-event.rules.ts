import {
  archiveAfter,
  archiveEventsFrom,
  type ArchiveEvent,
  type ArchiveEventType,
  type ArchiveFacts,
  type ContactAttempt,
} from './archive.machine.ts';
import { ARCHIVE_FIELDS, GRAVE_ARCHIVE_EVENTS, type ArchiveField } from './archive-fields.data.ts';
import { type ArchiveStatus } from '../resident.ts';
import type { CalendarDay } from '../../shared/index.ts';

/** Events with a window of fields; a merger is asked for among rows of a list, 迁入 where a file is opened. */
export type AskedType = Exclude<ArchiveEventType, 'VOID' | 'MOVE_IN'>;
/** What was typed into the dialog of an archive event, and the attempts to reach the person. */
export type Typed = {
  readonly values: { readonly [key: string]: string };
  readonly attempts: readonly ContactAttempt[];
};

/** Actions of lists that ask for an event of a row's file. */
export const ARCHIVE_ACTION_EVENTS: { readonly [action: string]: AskedType } = {
  moveOut: 'MOVE_OUT',
  death: 'DIE',
  lost: 'LOSE',
  refuse: 'REFUSE',
  cancel: 'END',
  restore: 'RESTORE',
};

/** A death is heard of days later: its day is not guessed. Everything else is usually done on the day it is written down. */
export const nothingTyped = (type: AskedType, today: CalendarDay): Typed => ({
  values: type === 'DIE' ? {} : { on: today },
  attempts: [1, 2, 3].map(() => ({ date: '' as CalendarDay, mode: '3', contact: '', result: '' })),
});

/** What somebody may do to a file of a status; a death is corrected at the county. */
export const eventsFor = (
  status: ArchiveStatus,
  { mayEdit, mayManage }: { readonly mayEdit: boolean; readonly mayManage: boolean },
  atCounty: boolean,
): readonly AskedType[] =>
  archiveEventsFrom(status).flatMap((type) => {
    if (type === 'VOID' || type === 'MOVE_IN' || (type === 'CORRECT_DEATH' && !atCounty)) return [];
    return (GRAVE_ARCHIVE_EVENTS.includes(type) ? mayManage : mayEdit) ? [type] : [];
  });

const filledIn = (attempts: Typed['attempts']): Typed['attempts'] =>
  attempts.filter(({ date, result }) => date !== ('' as CalendarDay) && result.trim() !== '');

/** The event of a file from what was typed in its window: optional fields that were left empty are absent. */
export function eventOf(type: AskedType, { values, attempts }: Typed): ArchiveEvent {
  const event: { [key: string]: unknown } = { type };
  for (const { key, kind, required } of ARCHIVE_FIELDS[type]) {
    const value = kind === 'attempts' ? filledIn(attempts) : (values[key] ?? '').trim();
    if (required || value !== '') event[key] = value;
  }
  return event as unknown as ArchiveEvent;
}

/** The first line that must be filled in and is not; attempts to reach somebody are counted, not looked at one by one. */
export const missingLine = (type: AskedType, { values }: Typed): ArchiveField | undefined =>
  ARCHIVE_FIELDS[type].find(
    ({ key, kind, required }) => required && kind !== 'attempts' && (values[key] ?? '').trim() === '',
  );

/** What is in the way as far as the window knows; the server looks again. */
export function problemWith(
  status: ArchiveStatus,
  event: ArchiveEvent,
  { today, birthDate }: { readonly today: CalendarDay; readonly birthDate: CalendarDay | undefined },
): string | undefined {
  if (event.on === ('' as CalendarDay)) return '请填写日期';
  const facts: ArchiveFacts = {
    today,
    birthDate: birthDate ?? ('0001-01-01' as CalendarDay),
    countyAdmin: true,
    merged: { on: today, keptMovedOn: false },
  };
  const next = archiveAfter(status, event, facts);
  return next.ok ? undefined : next.failure.message;
}
