import type { ArchiveHook } from './ports/archive-hook.port.ts';
import type { NumberHook } from './ports/number-hook.port.ts';
import { uploadsOfNumber } from './upload-ledger/hooks/upload-number.hook.ts';
import { uploadsOfFile } from './upload-ledger/hooks/upload-archive.hook.ts';
import { plansOfFile } from './plans/plans-archive.hook.ts';
import { contractsOfFile } from './prevention/contract-archive.hook.ts';
import { remindersOfFile } from './reminders/reminders-archive.hook.ts';
import { endAppointments } from './scheduling/end-appointments.hook.ts';
import { returnAppointments } from './scheduling/return-appointments.hook.ts';

/** What happens with every event in the life of a resident's file, in its transaction and in this order. */
export const ARCHIVE_HOOKS: readonly ArchiveHook[] = [
  endAppointments,
  returnAppointments,
  uploadsOfFile,
  contractsOfFile,
  plansOfFile,
  remindersOfFile,
];

/** What happens where a file without an identity number gets one, in that transaction. */
export const NUMBER_HOOKS: readonly NumberHook[] = [uploadsOfNumber];
