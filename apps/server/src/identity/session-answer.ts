import type { Queryable } from '../database/database.port.ts';
import { toWireInstitution } from '../organisation/institution.mapper.ts';
import { childrenOf, findInstitution } from '../organisation/institutions.repository.ts';
import type { RandomSource } from '../shared/random-source.ts';
import { SERVICE_QR_PATH } from './service-qr.routes.ts';
import { draftSecretOf } from './draft-secrets.repository.ts';
import { staffWithRoles, type Staff } from './users.repository.ts';
import { weChatOf } from './wechat/bindings.repository.ts';

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
    phoneNum: staff.phone ?? '',
    openid: (await weChatOf(database, staff.id)) ?? '',
    kfurl: SERVICE_QR_PATH,
    tsmap: staff.mustChangePassword
      ? { flag: '1', msgbt: '请修改密码', msg: '您的密码由管理员重置。请在右上角用户菜单中修改密码。' }
      : { flag: '0', msg: '', msgbt: '' },
  };
}
