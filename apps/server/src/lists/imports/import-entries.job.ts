import { sameJson } from '@gongwei/domain/forms';
import type { ImportedLine } from '@gongwei/domain/lists';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { recordsOf } from '../../records/records.repository.ts';
import { GONE, type Entries } from '../jobs/entries.ts';
import { added, beforeOf, changed, changedBack, movedBack, type Changes } from '../jobs/entry-writes.ts';
import type { JobKind, RowResult } from '../jobs/job-kind.ts';
import { isThereByNow } from './entry-import.ts';
import { SAME } from './import-remarks.ts';
import { findImport, linesOf } from './list-imports.repository.ts';
import { writesOfImport } from './writes-of-import.query.ts';
import { whyItStays } from './why-sheets-stay.query.ts';

const REASON = '导入';
/** The file was looked at before: what was filled in since is not written over where nobody said so. */
const FILLED_SINCE = '核对之后已填了不同的内容，没有覆盖';
const MADE_SINCE = '核对之后已有同名的，没有重复新增';
const differs = (there: Json | undefined, given: Json | undefined): boolean =>
  there !== undefined && there !== null && !sameJson(there, given);

/** Looks at a sheet that was made of a line, while its person is held. @throws what refuses it. */
type Fits = (entries: Entries, line: ImportedLine, id: string) => Promise<void>;

/** 导入 of entries: a line without its like becomes a new one, a line that is known changes it. Taken back, new ones leave the register again. */
export const importEntries = (hooks: RecordHooks, fits?: Fits): JobKind => ({
  check: async (_context, _reading, answers) => answers,
  act: async (context, inside, reading, names, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const file = String(answers['import']);
    // The list of a register is called as its form.
    const formId = (await findImport(inside, reading.staff, file))?.list ?? '';
    const results: RowResult[] = [];
    for (const { name, line } of await linesOf(inside, reading.staff, file, names))
      results.push(await written(entries, { formId, name, line, known: answers['known'], fits }));
    return results;
  },
  // The last line first: several of a file may have changed one sheet.
  undo: async (context, inside, reading, rows, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const records = recordsOf(inside, reading.scope, reading.staff);
    const file = String(answers['import']);
    const written = await writesOfImport(inside, reading.staff, file, rows);
    const results: RowResult[] = [];
    for (const { rowId, before } of rows) {
      // A write holds the person first, then the sheet: nobody waits for somebody who waits for them.
      const entry = await records.row(String(before['id']));
      const reason = !entry
        ? GONE
        : before['made'] === true
          ? await movedBack(entries, entry, 1, true, whyItStays(entries, file))
          : await changedBack(entries, entry, { ...before, version: written.left(before) }, REASON);
      if (reason === undefined) written.takenBack(rowId);
      results.push({
        rowId,
        title: '',
        outcome: reason === undefined ? 'done' : 'failed',
        ...(reason !== undefined && { reason }),
      });
    }
    return results;
  },
});

type Given = {
  readonly formId: string;
  readonly name: string;
  readonly line: ImportedLine | undefined;
  /** What becomes of what is there already. */
  readonly known: Json | undefined;
  readonly fits: Fits | undefined;
};

async function written(entries: Entries, given: Given): Promise<RowResult> {
  const { name: rowId, line } = given;
  if (!line) return { rowId, title: '', ...refused('导入的文件已过期，请重新选择文件') };
  const became =
    line.id === undefined ? await opened(entries, line, given) : await brought(entries, line.id, line.data, given);
  return { rowId, title: `第 ${line.row} 行 ${line.title}`, ...became };
}

type Became = Pick<RowResult, 'outcome' | 'reason' | 'before'>;
const refused = (reason: string): Became => ({ outcome: 'failed', reason });
const leftOut = (reason: string): Became => ({ outcome: 'skipped', reason });

/** A line without its like becomes an entry. */
async function opened(entries: Entries, line: ImportedLine, { formId, fits }: Given): Promise<Became> {
  const { inside, reading } = entries;
  if (!line.of && (await isThereByNow(inside, reading, formId, line.data))) return leftOut(MADE_SINCE);
  const place = { formId, institution: reading.scope.institutionCode };
  const looked = fits && { fits: (id: string) => fits(entries, line, id) };
  const whole = { ...place, data: line.data as Changes, ...(line.of && { of: line.of }), ...looked };
  const made = await added(entries, whole, REASON);
  return 'id' in made ? { outcome: 'done', reason: '新增', before: { id: made.id, made: true } } : refused(made.reason);
}

/** What a line says is brought into the entry there is. */
async function brought(entries: Entries, id: string, data: JsonObject, { known }: Given): Promise<Became> {
  const entry = await recordsOf(entries.inside, entries.reading.scope, entries.reading.staff).row(id);
  if (!entry) return refused(GONE);
  const given = Object.entries(data);
  if (given.every(([key, value]) => sameJson(entry.data[key], value))) return leftOut(SAME);
  if (known !== 'update' && given.some(([key, value]) => differs(entry.data[key], value))) return leftOut(FILLED_SINCE);
  const reason = await changed(entries, entry, data as Changes, REASON);
  return reason === undefined
    ? { outcome: 'done', reason: '更新', before: { id: entry.id, ...beforeOf(entry, data as Changes) } }
    : refused(reason);
}
