import { optionsOf, type Answers, type FormDefinition } from '@gongwei/domain/forms';
import { changesOf, type EntryCommand } from '@gongwei/domain/register';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import type { FullRecordRow } from '../../records/record.mapper.ts';
import { toSnapshot } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { saveInside } from '../../records/save-record.service.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { attempted, GONE, heldEntries, resultOf, type Entries } from './entries.ts';
import type { JobKind, RowResult } from './job-kind.ts';

/** A command of a register over entries, each a version of its own: checked as if it had been typed, with the command as its reason. */
export const changeEntries = (hooks: RecordHooks, command: EntryCommand): JobKind => ({
  check: async (_context, _reading, answers) => {
    for (const { key, label, required, words } of command.asks ?? []) {
      const answer = answers[key];
      const codes = words && 'options' in words ? words.options.map(({ code }) => code) : undefined;
      const missing = answer === undefined || answer === '';
      if (missing ? required : codes && !codes.includes(String(answer)))
        throw httpFailure(422, { code: 'list.answers', message: `请${codes ? '选择' : '填写'}${label}` });
    }
    return answers;
  },
  act: async (context, inside, reading, rowIds, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const results: RowResult[] = [];
    for (const { rowId, entry } of await heldEntries(entries, rowIds)) {
      if (!entry) {
        results.push(resultOf(entries, rowId, entry, GONE, 'skipped'));
        continue;
      }
      const changes = changesOf(command, entry.data, answers);
      const reason =
        refusal(entries, command, entry) ?? (await changed(entries, entry, changes, reasonOf(command, answers)));
      results.push(resultOf(entries, rowId, entry, reason, 'skipped', beforeOf(entry, changes)));
    }
    return results;
  },
  undo: async (context, inside, reading, rows) => {
    const entries: Entries = { context, hooks, inside, reading };
    const before = new Map(rows.map((row) => [row.rowId, row.before]));
    const results: RowResult[] = [];
    for (const { rowId, entry } of await heldEntries(entries, [...before.keys()])) {
      const { version, values } = (before.get(rowId) ?? {}) as Partial<Before>;
      const reason = !entry
        ? GONE
        : entry.version !== version
          ? '之后又有人改过'
          : await changed(entries, entry, valuesOf(values ?? {}), `撤销“${command.label}”`);
      results.push(resultOf(entries, rowId, entry, reason, 'failed'));
    }
    return results;
  },
});

/** The version a command leaves behind, and what its answers were before; `null`: there was none. */
type Before = { readonly version: number; readonly values: { readonly [field: string]: Json | null } };

const beforeOf = (entry: FullRecordRow, changes: Changes): JsonObject => ({
  version: entry.version + 1,
  values: Object.fromEntries(Object.keys(changes).map((field) => [field, entry.data[field] ?? null])),
});

type Changes = { readonly [field: string]: Json | undefined };

const valuesOf = (values: Before['values']): Changes =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? undefined]));

const reasonOf = ({ label }: EntryCommand, answers: JsonObject): string =>
  typeof answers['reason'] === 'string' && answers['reason'] !== ''
    ? `${label}：${answers['reason'].slice(0, 200)}`
    : label;

/** Why a command does not start from where an entry stands, in the state's words. */
function refusal({ context }: Entries, { from, label }: EntryCommand, entry: FullRecordRow): string | undefined {
  if (entry.removed_at !== null) return '已经删除';
  const state = from && entry.data[from.field];
  if (!from || (typeof state === 'string' && from.codes.includes(state))) return undefined;
  return `现在是“${wordOf(context.forms.definition(entry.form_id), from.field, state)}”，不能${label}`;
}

function wordOf(form: FormDefinition | undefined, key: string, code: Json | undefined): string {
  const field = form?.sections.flatMap(({ fields }) => fields).find((one) => one.key === key);
  return (field && optionsOf(field)?.find((option) => option.code === code)?.label) ?? String(code ?? '未填');
}

/** Why an entry could not be changed; nothing where it was. */
async function changed(
  entries: Entries,
  entry: FullRecordRow,
  changes: Changes,
  reason: string,
): Promise<string | undefined> {
  const { context, inside, reading } = entries;
  const { scope, staff } = reading;
  const form = context.forms.definition(entry.form_id);
  if (!form) return '没有这张表';
  const record = toSnapshot(entry);
  const data: Answers = Object.fromEntries(
    Object.entries({ ...record.data, ...changes }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  const saveId = uuidV7(context.clock.now(), context.random);
  return attempted(entries, async () => {
    const { outcome } = await saveInside(entries.hooks, {
      context,
      inside,
      scope,
      staff,
      form,
      save: { ...record, data, baseVersion: entry.version, saveId, reason },
    });
    return outcome.ok ? undefined : '刚刚有人改过';
  });
}
