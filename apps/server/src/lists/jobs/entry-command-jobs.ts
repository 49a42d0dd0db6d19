import { ENTRY_COMMANDS, jobOfCommand, type EntryCommand } from '@gongwei/domain/register';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { changeEntries } from './change-entries.job.ts';
import type { JobKind } from './job-kind.ts';
import { makeEntries } from './make-entries.job.ts';
import { mergeEntries } from './merge-entries.job.ts';

const jobOf = (hooks: RecordHooks, command: EntryCommand): JobKind => {
  if (command.makes === undefined) return changeEntries(hooks, command);
  return command.makes === 'merge' ? mergeEntries(hooks, command) : makeEntries(hooks, command);
};

/** What is done to entries of registers, by the names their lists give it. */
export const entryCommandJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } =>
  Object.fromEntries(
    Object.entries(ENTRY_COMMANDS).flatMap(([formId, commands]) =>
      commands.map((command) => [jobOfCommand(formId, command), jobOf(hooks, command)]),
    ),
  );
