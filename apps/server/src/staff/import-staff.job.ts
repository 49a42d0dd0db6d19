import { RIGHTS_TOPIC } from '@gongwei/domain/identity';
import type { ImportedLine } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { linesOf } from '../lists/imports/list-imports.repository.ts';
import { attempted } from '../lists/jobs/entries.ts';
import type { JobKind, RowResult } from '../lists/jobs/job-kind.ts';
import type { ListReader } from '../lists/source.ts';
import { SESSIONS_TOPIC } from '../realtime/session-check.ts';
import type { ServerContext } from '../server-context.ts';
import { changeInside } from './change-staff.ts';
import { createInside, type NewStaff } from './create-staff.service.ts';
import { editChange } from './edit-staff.service.ts';
import { accountsOf, type StaffAccount } from './staff.repository.ts';
import type { StaffLine } from './staff-sheet.ts';
import { inCharge, withdrawChange } from './withdraw-staff.ts';

type Writing = { readonly context: ServerContext; readonly inside: Queryable; readonly reading: ListReader };

/**
 * 导入用户. Each line is judged again as it is written. A new account has no password yet. Taken back, new accounts that nobody has used or changed
 * since are disabled, as an account is never erased; changed ones are again as they were, unless somebody changed them since.
 */
export const importStaff: JobKind = {
  check: async (_context, _reading, answers) => answers,
  committed: async ({ bus }) => {
    bus.publish(SESSIONS_TOPIC, {});
    bus.publish(RIGHTS_TOPIC, {});
  },
  act: async (context, inside, reading, names, answers) => {
    const results: RowResult[] = [];
    for (const { name, line } of await linesOf(inside, reading.staff, String(answers['import']), names))
      results.push(await written({ context, inside, reading }, name, line));
    return results;
  },
  undo: async (context, inside, reading, rows) => {
    const results: RowResult[] = [];
    const made = rows.map(({ before }) => before as Before).filter((before) => before.made);
    const cares = await inCharge(
      inside,
      reading.staff,
      made.map(({ id }) => id),
    );
    for (const { rowId, before } of rows) {
      const reason = await attempted({ inside }, async () => {
        await back({ context, inside, reading }, before as Before, cares);
        return undefined;
      });
      results.push({
        rowId,
        title: '',
        outcome: reason === undefined ? 'done' : 'failed',
        ...(reason !== undefined && { reason }),
      });
    }
    return results;
  },
};

/** What a receipt keeps: a new account, or what a known one was. */
type Before = { readonly id: string } & (
  | { readonly made: true; readonly version?: number }
  | {
      readonly made?: never;
      readonly version: number;
      readonly name: string;
      readonly phone: string;
      readonly roles: string[];
    }
);

const kept = ({ id, name, phone, roles }: StaffAccount, version: number): Before => ({
  id,
  version,
  name,
  phone: phone ?? '',
  roles: [...roles],
});

async function written(writing: Writing, rowId: string, line: ImportedLine | undefined): Promise<RowResult> {
  if (!line) return { rowId, title: '', outcome: 'failed', reason: '导入的文件已过期，请重新选择文件' };
  let before: Before | undefined;
  const reason = await attempted(writing, async () => {
    before = await (line.id === undefined ? made(writing, line.data) : changed(writing, line.id, line.data));
    return undefined;
  });
  const title = `第 ${line.row} 行 ${line.title}`;
  if (reason !== undefined || !before) return { rowId, title, outcome: 'failed', reason: reason ?? '' };
  return { rowId, title, outcome: 'done', reason: before.made ? '新增' : '更新', before };
}

async function made({ context, inside, reading }: Writing, data: JsonObject): Promise<Before> {
  const { id, version } = await createInside(inside, context, reading.staff, data as unknown as NewStaff);
  return { id, made: true, version };
}

async function changed({ context, inside, reading }: Writing, id: string, data: JsonObject): Promise<Before> {
  const { name, phone, roles } = data as unknown as StaffLine;
  const held = await accountsOf(inside, { institutionCode: reading.staff.institutionCode }).find(id);
  const before = { name: held?.name ?? '', phone: held?.phone ?? '', roles: held?.roles ?? [] };
  const edit = {
    ...before,
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(roles && { roles }),
  };
  const seen = held ? { version: held.version } : {};
  const after = await changeInside(inside, context, reading.staff, editChange(reading.staff, { id, ...seen, ...edit }));
  return kept({ ...after, ...before }, after.version);
}

const back = (
  { context, inside, reading: { staff } }: Writing,
  before: Before,
  cares: ReadonlyMap<string, string>,
): Promise<StaffAccount> =>
  changeInside(
    inside,
    context,
    staff,
    before.made
      ? withdrawChange(context, staff, { id: before.id, version: before.version, cares: cares.get(before.id) })
      : editChange(staff, before),
  );
