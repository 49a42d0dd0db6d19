import type { Queryable } from '../database/database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { toWireInstitution, type WireInstitution } from './institution.mapper.ts';
import { findInstitution } from './institutions.repository.ts';

/** The most institutions one answer holds; a county has fewer. */
const MOST = 2_000;

type Row = {
  code: string;
  name: string;
  level: number;
  parent_code: string | null;
  offers_children: boolean;
  disabled: boolean;
};

export type WireBranch = WireInstitution & { readonly pid: string };

/** An institution and all below it in code order, which puts each after the one above it. */
export async function branchOf(database: Queryable, code: string): Promise<readonly WireBranch[]> {
  const { from, until } = prefixRange(code);
  const rows = await database.query<Row>(
    `select code, name, level, parent_code, offers_children, disabled_at is not null as disabled from institutions where code >= $1 and code < $2 order by code limit ${MOST}`,
    [from, until],
  );
  return rows.map((row) => ({
    ...toWireInstitution({
      code: row.code,
      name: row.name,
      level: row.level as 3 | 4 | 5,
      offersChildren: row.offers_children,
      ...(row.disabled && { disabled: true as const }),
    }),
    pid: row.parent_code ?? '',
  }));
}

export type WireTree = WireBranch & { readonly children?: readonly WireTree[] };

/** The same, each with those directly below it. */
export function treeOf(branch: readonly WireBranch[], root: string): readonly WireTree[] {
  const below = (code: string): readonly WireTree[] =>
    branch
      .filter(({ pid }) => pid === code)
      .map((one) => {
        const children = below(one.jgbh);
        return children.length === 0 ? one : { ...one, children };
      });
  const own = branch.find(({ jgbh }) => jgbh === root);
  return own ? [{ ...own, children: below(root) }] : below(root);
}

/** An institution with what its settings say: telephone, address, head, the words on its reports. */
export async function institutionWithSettings(
  database: Queryable,
  code: string,
): Promise<(WireInstitution & { readonly pid: string; readonly settings: unknown }) | undefined> {
  const institution = await findInstitution(database, code);
  if (!institution) return undefined;
  const [stored] = await database.query<{ data: unknown }>(
    `select data from records where county_code = $1 and institution_code = $2 and form_id = 'organisation-settings'
       and removed_at is null order by updated_at desc limit 1`,
    [code.slice(0, 6), code],
  );
  return { ...toWireInstitution(institution), pid: institution.parentCode ?? '', settings: stored?.data ?? {} };
}

/** Of the staff of an institution itself: who keeps a signature that reports may use. */
export const signaturesOf = (
  database: Queryable,
  code: string,
): Promise<
  readonly { readonly value: string; readonly label: string; readonly ysqm: '0' | '1'; readonly time: string }[]
> =>
  database.query(
    `select u.id as value, u.name as label, case when r.id is null then '0' else '1' end as ysqm,
       coalesce(to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') as time
     from users u left join records r on r.county_code = left(u.institution_code, 6) and r.form_id = 'personal-signature'
       and r.subject_id = u.id and r.removed_at is null and (r.data ->> 'agree') = 'true' and r.data ->> 'current' is not null
     where u.institution_code = $1 order by u.name, u.id limit 500`,
    [code],
  );
