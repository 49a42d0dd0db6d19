import type { FieldIssue } from '@gongwei/domain/forms';
import {
  NO_NUMBER_REASONS,
  checkRosterRow,
  resolveVillage,
  ROSTER_LABELS,
  type RosterColumn,
  type RosterEntry,
  type WithoutNumber,
} from '@gongwei/domain/resident';
import { fail, fullYears, ok, parseCalendarDay, type CalendarDay, type Result } from '@gongwei/domain/shared';
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
  /** Of somebody who has no identity number: why, and what it would say. Sex `male` or `female`. */
  readonly noNumber?: string;
  readonly sex?: string;
  readonly birthDate?: string;
  /** The question about a file that may be the same person’s, as it was read: this is another one. */
  readonly apart?: string;
};

/** Completed years; as the rule of identity numbers. */
const OLDEST = 125;

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
  const without = typed.noNumber ? withoutNumber(typed, today) : undefined;
  const row = checkRosterRow(
    COLUMNS.map((column) => typed[column] ?? ''),
    {
      layout: LAYOUT,
      today,
      rowOf: () => undefined,
      ownRegions: villages.map(({ code }) => code.slice(0, 6)),
      ...(without && { withoutNumber: without.who }),
    },
  );
  const village = villageFor(typed, villages);
  const messages =
    row.kind === 'empty'
      ? [
          {
            column: ROSTER_LABELS.name,
            severity: 'error' as const,
            text: without ? '请填写姓名' : '请填写姓名和身份证号',
          },
        ]
      : row.messages;
  const unborn = without?.issues ?? [];
  if (row.kind === 'accepted' && village.ok && unborn.length === 0)
    return ok({ entry: row.entry, village: village.value, warnings: messages.map(({ text }) => text) });
  const issues = [...messages]
    .filter(({ severity }) => severity === 'error')
    .map(({ column, text }) => issue(COLUMNS.find((key) => ROSTER_LABELS[key] === column) ?? 'name', text))
    .concat(unborn);
  return fail(village.ok ? issues : [...issues, issue('villageCode', village.failure)]);
}

/** What is typed in place of a number; nothing of it is guessed. */
function withoutNumber(
  { noNumber, sex, birthDate }: TypedResident,
  today: CalendarDay,
): { readonly who: WithoutNumber; readonly issues: readonly FieldIssue[] } {
  const reason = NO_NUMBER_REASONS.find((one) => one === noNumber);
  const known = sex === 'male' || sex === 'female' ? sex : undefined;
  const day = parseCalendarDay(birthDate ?? '');
  return {
    who: { noNumber: reason ?? '2', sex: known ?? 'female', birthDate: day ?? today },
    issues: [
      ...(reason ? [] : [issue('noNumber', '请选择没有身份证号的原因')]),
      ...(known ? [] : [issue('sex', '请选择性别')]),
      ...(day ? dayIssues(day, today, reason) : [issue('birthDate', '请填写出生日期')]),
    ],
  };
}

/** A newborn is registered within a month by law and within a year in practice; above seven it is none [P]. */
const NEWBORN_YEARS = 7;

function dayIssues(day: CalendarDay, today: CalendarDay, reason: string | undefined): readonly FieldIssue[] {
  const years = fullYears(day, today);
  if (day > today) return [issue('birthDate', '出生日期晚于今天，请核对')];
  if (years > OLDEST) return [issue('birthDate', `按这个日期已有 ${years} 岁，请核对出生年份`)];
  if (reason === '1' && years >= NEWBORN_YEARS)
    return [issue('noNumber', `已有 ${years} 岁，不是新生儿，请选别的原因`)];
  return [];
}

const issue = (field: string, message: string): FieldIssue => ({ field, severity: 'error', code: 'invalid', message });

/** The chosen village; without one the only one of the scope, or the only one that the address names. */
function villageFor({ villageCode, address }: TypedResident, villages: readonly Village[]): Result<Village, string> {
  if (!villageCode) return resolveVillage(undefined, address, villages);
  const chosen = villages.find(({ code }) => code === villageCode);
  return chosen ? ok(chosen) : fail('本机构下没有所选的村（居）委会，请重新选择');
}
