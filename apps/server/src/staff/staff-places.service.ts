import type { FieldIssue } from '@gongwei/domain/forms';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import type { RoleBook } from '../identity/role-book.ts';
import { keepPlaces } from '../identity/staff-places.ts';
import type { Staff } from '../identity/users.repository.ts';
import { closedOf } from '../organisation/open-institutions.ts';
import { findInstitution } from '../organisation/institutions.repository.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { issue, refuseInvalid, staffIssues } from './staff-input.rules.ts';
import { accountsOf, type StaffAccount } from './staff.repository.ts';

/** More is more likely a mistake than a wish. */
const MOST_PLACES = 20;

type Changing = { readonly inside: Queryable; readonly by: Staff; readonly book: RoleBook };

/**
 * 可用机构: gives an account other institutions of its county, where all of its roles may be held (ADR 40). What it has already stays, also outside of the
 * scope of who changes it. Gives what was and what is; nothing where nothing changes. @throws 422, 409 for one's own account.
 */
export async function changedPlaces(
  changing: Changing,
  before: StaffAccount,
  { roles, alsoAt = [] }: { readonly roles: readonly string[]; readonly alsoAt?: readonly string[] },
): Promise<{ readonly before: string[]; readonly after: string[] } | undefined> {
  const held = before.alsoAt.map(({ code }) => code).sort();
  const after = [...new Set(alsoAt)].filter((code) => code !== before.institutionCode).sort();
  const changes = held.join() !== after.join();
  if (changes && before.id === changing.by.id)
    throw httpFailure(409, { code: 'staff.self', message: '不能修改自己的可用机构' });
  if (after.length > MOST_PLACES) refuseInvalid([issue('alsoAt', `可用机构最多 ${MOST_PLACES} 个`)]);
  for (const code of after) refuseInvalid(await placeIssues(changing, before, roles, code));
  if (!changes) return undefined;
  await keepPlaces(changing.inside, before.id, after);
  return { before: held, after };
}

/** Why somebody with these roles cannot work there. */
async function placeIssues(
  { inside, by, book }: Changing,
  { institutionCode, roles: held, alsoAt }: StaffAccount,
  roles: readonly string[],
  code: string,
): Promise<readonly FieldIssue[]> {
  if (institutionCode.startsWith(code))
    return [issue('alsoAt', '可用机构不能是所属机构的上级；要到上级工作请用“调动机构”')];
  const kept = alsoAt.some((place) => place.code === code);
  const place = kept ? await findInstitution(inside, code) : await accountsOf(inside, by).institution(code);
  if (!place || countyCodeOf(code) !== countyCodeOf(institutionCode))
    return [issue('alsoAt', '可用机构应在您的管理范围内，并与所属机构同县')];
  const misplaced = staffIssues({ roles }, { by, book, held, level: place.level });
  if (!kept) refuseInvalid(await closedIssues(inside, [code], 'alsoAt'));
  return misplaced.map(({ message }) => issue('alsoAt', `${place.name}：${message}`));
}

/** Nobody is put into an institution that was given up; those in use stay so until the transaction ends. */
export async function closedIssues(
  on: Queryable,
  codes: readonly string[],
  field = 'institutionCode',
): Promise<readonly FieldIssue[]> {
  const closed = await closedOf(on, codes);
  return closed === undefined ? [] : [issue(field, `“${closed}”已停用，请先启用机构或改选别的机构`)];
}
