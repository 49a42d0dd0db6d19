import type { Queryable } from '../database/database.port.ts';
import { toWireInstitution } from '../organisation/institution.mapper.ts';
import { childrenOf, findInstitution } from '../organisation/institutions.repository.ts';
import type { RandomSource } from '../shared/random-source.ts';
import { draftSecretOf } from './draft-secrets.repository.ts';
import { staffWithRoles, type Staff } from './users.repository.ts';

const DOCTORS = ['DOC', 'VIL', 'PHS'];
const RECORDERS = ['ENT', 'DOC', 'VIL', 'PHS', 'CHK', 'MCH', 'MEN'];

const asOptions = (
  members: readonly { readonly id: string; readonly name: string }[],
): readonly { value: string; label: string }[] => members.map(({ id, name }) => ({ value: id, label: name }));

/** What log-in and user info tell of a user, under the names the product specification fixes. */
export async function sessionAnswer(database: Queryable, staff: Staff, random: RandomSource) {
  const own = await findInstitution(database, staff.institutionCode);
  const children = await childrenOf(database, staff.institutionCode);
  const wire = own
    ? toWireInstitution(own)
    : { jgbh: staff.institutionCode, jgmc: '', jgjb: '', jgflag: '', label: '', value: staff.institutionCode };
  return {
    permissions: staff.permissions.map(({ code, letter }) => ({ type: 2, href: code, letter })),
    jgalllist: [wire, ...children.map(toWireInstitution)],
    zeyslist: asOptions(await staffWithRoles(database, staff.institutionCode, DOCTORS)),
    lurulist: asOptions(await staffWithRoles(database, staff.institutionCode, RECORDERS)),
    userid: staff.id,
    usercode: staff.code,
    password: '',
    jgbh: wire.jgbh,
    jgmc: wire.jgmc,
    jgjb: wire.jgjb,
    jgflag: wire.jgflag,
    orgName: wire.jgmc,
    username: staff.username,
    name: staff.name,
    avatar: staff.avatar ?? '',
    roles: staff.roles,
    draftSecret: await draftSecretOf(database, staff.id, random),
    tsmap: { flag: '0', msg: '', msgbt: '' },
  };
}
