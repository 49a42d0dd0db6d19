import { roomWarning } from '../database/disk-room.ts';
import type { Queryable } from '../database/database.port.ts';
import { DOCTORS } from '../identity/doctors.ts';
import { placesOf } from '../identity/staff-places.ts';
import { toWireInstitution, type WireInstitution } from '../organisation/institution.mapper.ts';
import { childrenOf, findInstitution } from '../organisation/institutions.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { allows } from '../identity/permissions.policy.ts';
import { SERVICE_QR_PATH } from './service-qr.routes.ts';
import { draftSecretOf } from './draft-secrets.repository.ts';
import {
  asOptions,
  logInBefore,
  staffWithRoles,
  type Staff,
  type StaffToChoose,
} from '../identity/users.repository.ts';
import { weChatOf } from './wechat/bindings.repository.ts';

const RECORDERS = ['ENT', 'DOC', 'VIL', 'PHS', 'CHK', 'MCH', 'MEN'];

type Notice = { readonly flag: '0' | '1'; readonly msgbt: string; readonly msg: string };
const NO_NOTICE: Notice = { flag: '0', msg: '', msgbt: '' };
const CHANGE_PASSWORD: Notice = {
  flag: '1',
  msgbt: '请修改密码',
  msg: '您使用的是管理员给的临时密码，请先修改密码。',
};

/** Whoever looks after accounts can also call whoever looks after the server. */
async function siteNotice(
  staff: Staff,
  { diskRoom, backupTrouble }: Pick<ServerContext, 'diskRoom' | 'backupTrouble'>,
): Promise<Notice | undefined> {
  if (!allows(staff.permissions, ['ht-jgyh'], 'E')) return undefined;
  const room = roomWarning(await diskRoom?.());
  if (room !== undefined) return { flag: '1', msgbt: '服务器磁盘快满了', msg: room };
  const trouble = backupTrouble?.();
  return trouble === undefined ? undefined : { flag: '1', msgbt: '自动备份没有成功', msg: trouble };
}

/** Institutions to choose from: each somebody works for, with those directly below it; each once. */
async function choicesOf(database: Queryable, staff: Staff, own: WireInstitution): Promise<readonly WireInstitution[]> {
  const choices = new Map([[own.jgbh, own]]);
  for (const place of placesOf(staff)) {
    const institution = place === staff.home ? undefined : await findInstitution(database, place);
    for (const one of [...(institution ? [institution] : []), ...(await childrenOf(database, place))])
      if (!one.disabled && !choices.has(one.code)) choices.set(one.code, toWireInstitution(one));
  }
  return [...choices.values()];
}

/** Staff one may name, of every institution one works for. */
async function staffAtPlaces(database: Queryable, staff: Staff, roles: readonly string[]) {
  const members = new Map<string, StaffToChoose>();
  for (const place of placesOf(staff))
    for (const member of await staffWithRoles(database, place, roles)) members.set(member.id, member);
  return [...members.values()];
}

/** What log-in and user info tell of a user, under the names the product specification fixes. */
export async function sessionAnswer(
  { database, random, ...site }: Pick<ServerContext, 'database' | 'random' | 'diskRoom' | 'backupTrouble'>,
  staff: Staff,
) {
  const own = await findInstitution(database, staff.home);
  const wire = own
    ? toWireInstitution(own)
    : { jgbh: staff.home, jgmc: '', jgjb: '', jgflag: '', label: '', value: staff.home };
  const lastLogIn = await logInBefore(database, staff.id);
  const notice = staff.mustChangePassword ? CHANGE_PASSWORD : await siteNotice(staff, site);
  return {
    permissions: staff.permissions.map(({ code, letter }) => ({ type: 2, href: code, letter })),
    jgalllist: await choicesOf(database, staff, wire),
    zeyslist: asOptions(await staffAtPlaces(database, staff, DOCTORS)),
    lurulist: asOptions(await staffAtPlaces(database, staff, RECORDERS)),
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
    tsmap: notice ?? NO_NOTICE,
    ...(lastLogIn === undefined ? {} : { lastLogIn }),
    ...(staff.mustChangePassword ? { mustChangePassword: true } : {}),
  };
}
