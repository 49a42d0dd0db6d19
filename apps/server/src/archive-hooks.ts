import type { ArchiveHook } from './ports/archive-hook.port.ts';
import { endUploads } from './upload-ledger/upload-archive.hook.ts';
import { contractsOfFile } from './prevention/contract-archive.hook.ts';
import { endAppointments } from './scheduling/end-appointments.hook.ts';

/** What happens with every event in the life of a resident's file, in its transaction and in this order. */
export const ARCHIVE_HOOKS: readonly ArchiveHook[] = [endAppointments, endUploads, contractsOfFile];
