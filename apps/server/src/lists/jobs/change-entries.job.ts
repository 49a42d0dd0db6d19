import { changesOf, reasonOf, type EntryCommand } from '@gongwei/domain/register';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { checkedCommandAnswers } from './command-answers.ts';
import { GONE, heldEntries, resultOf, takenBack, type Entries } from './entries.ts';
import { beforeOf, changed, changedBack, refusal, type Changes } from './entry-writes.ts';
import type { JobKind, RowResult } from './job-kind.ts';
import { minuteOf, type ServerClock } from '../../shared/server-clock.ts';

/** A command of a register over entries, each a version of its own: checked as if it had been typed, with the command as its reason. */
export const changeEntries = (hooks: RecordHooks, command: EntryCommand): JobKind => ({
  check: (context, reading, answers) => checkedCommandAnswers(context, reading, command, answers),
  act: async (context, inside, reading, rowIds, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const results: RowResult[] = [];
    for (const { rowId, entry } of await heldEntries(entries, rowIds)) {
      if (!entry) {
        results.push(resultOf(entries, rowId, entry, GONE, 'skipped'));
        continue;
      }
      const changes = atNow(context.clock, changesOf(command, entry.data, answers));
      const reason =
        refusal(entries, command, entry) ?? (await changed(entries, entry, changes, reasonOf(command, answers)));
      results.push(resultOf(entries, rowId, entry, reason, 'skipped', beforeOf(entry, changes)));
    }
    return results;
  },
  undo: (context, inside, reading, rows) => {
    const entries: Entries = { context, hooks, inside, reading };
    return takenBack(entries, rows, (entry, before) => changedBack(entries, entry, before, command.label));
  },
});

const atNow = (clock: ServerClock, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value === '@now' ? minuteOf(clock) : value]));
