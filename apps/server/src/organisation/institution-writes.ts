import { checkInstitutions, INSTITUTION_COLUMNS, type Institution } from '@gongwei/domain/organisation';
import type { CheckedInstitution, InstitutionSheet } from '@gongwei/domain/organisation';
import { waitTurn, type Queryable } from '../database/database.port.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { countyCodeOf } from '../database/scope.ts';

/** An institution as somebody sends it: what a row of the sheet says. */
export type SentInstitution = {
  readonly code: string;
  readonly name: string;
  readonly level?: number;
  readonly parentCode?: string;
  readonly offersChildren?: boolean;
};

/** What was checked when it was shown is checked again when it is confirmed: as the same sheet. */
export function checkSent(
  sent: readonly SentInstitution[],
  within: { readonly known?: readonly Institution[]; readonly root?: string } = {},
): InstitutionSheet {
  const rows = sent.map(({ code, name, level, parentCode, offersChildren }) => [
    code,
    name,
    level === undefined ? '' : String(level),
    parentCode ?? '',
    offersChildren === undefined ? '' : offersChildren ? '是' : '否',
  ]);
  return checkInstitutions([Object.values(INSTITUTION_COLUMNS), ...rows], within);
}

/** The institutions of a sheet without problems. @throws 422 `institution.invalid` with what to mend, row by row. */
export function acceptedInstitutions({ rows, problem }: InstitutionSheet): readonly Institution[] {
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  if (problem === undefined && wrong.length === 0) return rows.flatMap(({ institution }) => institution ?? []);
  throw httpFailure(422, {
    code: 'institution.invalid',
    message: problem ?? `有 ${wrong.length} 个机构需要修改，没有保存`,
    advice: '请按提示修改后再保存',
    fields: wrong.slice(0, 50).map(issueOf),
  });
}

const issueOf = ({ row, code, problems }: CheckedInstitution) => ({
  field: 'institutions',
  cell: { row, column: 'code' },
  severity: 'error' as const,
  code: 'invalid',
  message: `${code}：${problems.join('；')}`,
});

/** The institutions of a county that are there. */
export async function institutionsOf(database: Queryable, countyCode: string): Promise<readonly Institution[]> {
  const { from, until } = prefixRange(countyCode);
  const rows = await database.query<{ code: string; name: string; level: number; offers: boolean; disabled: boolean }>(
    'select code, name, level, offers_children as offers, disabled_at is not null as disabled from institutions where code >= $1 and code < $2 order by code',
    [from, until],
  );
  return rows.map(({ code, name, level, offers, disabled }) => ({
    code,
    name,
    level: level as Institution['level'],
    offersChildren: offers,
    ...(disabled && { disabled: true as const }),
  }));
}

/** Lets changes of a county's institutions wait for each other until the transaction ends. */
export const oneTreeAtATime = (inside: Queryable, code: string): Promise<void> =>
  waitTurn(inside, `institutions:${countyCodeOf(code)}`);

export async function insertInstitutions(inside: Queryable, institutions: readonly Institution[]): Promise<void> {
  const rows = institutions.map(({ code, name, level, parentCode, offersChildren }) => ({
    code,
    name,
    level,
    parent_code: parentCode ?? null,
    offers_children: offersChildren,
  }));
  await inside.query(
    `insert into institutions (code, name, level, parent_code, offers_children)
     select code, name, level, parent_code, offers_children
     from jsonb_to_recordset($1::jsonb) as t(code text, name text, level int, parent_code text, offers_children boolean)`,
    [JSON.stringify(rows)],
  );
  // Whoever has got children now may have them offered.
  await inside.query('update institutions set offers_children = true where code = any($1) and not offers_children', [
    [...new Set(institutions.flatMap(({ parentCode }) => parentCode ?? []))].filter(
      (code) => !institutions.some((one) => one.code === code),
    ),
  ]);
}
