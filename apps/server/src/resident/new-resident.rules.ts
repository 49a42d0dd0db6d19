import type { FieldIssue } from '@gongwei/domain/forms';
import {
  checkRosterRow,
  resolveVillage,
  ROSTER_LABELS,
  type RosterColumn,
  type RosterEntry,
} from '@gongwei/domain/resident';
import { fail, ok, type CalendarDay, type Result } from '@gongwei/domain/shared';
import type { Village } from '../organisation/villages.query.ts';

/** What is typed to open somebody's file. */
export type TypedResident = {
  readonly name?: string;
  readonly idNumber?: string;
  readonly villageCode?: string;
  readonly phone?: string;
  readonly address?: string;
  /** The file of the mother, whose village, telephone and address are meant where none are given. */
  readonly motherId?: string;
};

const COLUMNS = ['name', 'idNumber', 'phone', 'address'] as const satisfies readonly RosterColumn[];
const LAYOUT = { headerRow: 0, columns: Object.fromEntries(COLUMNS.map((column, at) => [column, at])) };

/** The rules of a roster row, field by field. `warnings`: sentences about what was mended. */
export function checkNewResident(
  typed: TypedResident,
  villages: readonly Village[],
  today: CalendarDay,
): Result<
  { readonly entry: RosterEntry; readonly village: Village; readonly warnings: readonly string[] },
  readonly FieldIssue[]
> {
  const row = checkRosterRow(
    COLUMNS.map((column) => typed[column] ?? ''),
    { layout: LAYOUT, today, rowOf: () => undefined, ownRegions: villages.map(({ code }) => code.slice(0, 6)) },
  );
  const village = villageFor(typed, villages);
  const messages =
    row.kind === 'empty'
      ? [{ column: ROSTER_LABELS.name, severity: 'error' as const, text: '请填写姓名和身份证号' }]
      : row.messages;
  if (row.kind === 'accepted' && village.ok)
    return ok({ entry: row.entry, village: village.value, warnings: messages.map(({ text }) => text) });
  const issues = messages
    .filter(({ severity }) => severity === 'error')
    .map(({ column, text }) => issue(COLUMNS.find((key) => ROSTER_LABELS[key] === column) ?? 'name', text));
  return fail(village.ok ? issues : [...issues, issue('villageCode', village.failure)]);
}

const issue = (field: string, message: string): FieldIssue => ({ field, severity: 'error', code: 'invalid', message });

/** The chosen village; without one the only one of the scope, or the only one that the address names. */
function villageFor({ villageCode, address }: TypedResident, villages: readonly Village[]): Result<Village, string> {
  if (!villageCode) return resolveVillage(undefined, address, villages);
  const chosen = villages.find(({ code }) => code === villageCode);
  return chosen ? ok(chosen) : fail('本机构下没有所选的村（居）委会，请重新选择');
}
