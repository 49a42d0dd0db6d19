import type { Permission, PermissionLetter, StaffMember, UserSession } from '@gongwei/domain/identity';
import type { Json } from '@gongwei/domain/shared';
import { unreadable } from './faults.ts';
import { institutionOf } from './institution.mapper.ts';
import { listIn, member, memberText, textOf } from './wire-body.ts';

/** The log-in answer (or user info, which has the same members) to a session. A `Fault` where nobody could work with it. */
export function sessionOf(wire: Json | undefined, token: string): UserSession {
  const institution = institutionOf(wire);
  const userCode = memberText(wire, 'usercode') ?? memberText(wire, 'username');
  if (!institution || !userCode || token === '') throw unreadable('session');
  const institutions = listIn(member(wire, 'jgalllist')).flatMap((one) => institutionOf(one) ?? []);
  const [avatar, phone, openid, serviceQr] = ['avatar', 'phoneNum', 'openid', 'kfurl'].map((name) =>
    memberText(wire, name),
  );
  const lastLogIn = memberText(wire, 'lastLogIn');
  const [draftSecret, notice] = [memberText(wire, 'draftSecret'), noticeOf(member(wire, 'tsmap'))];
  const username = memberText(wire, 'username') ?? userCode;
  return {
    token,
    user: {
      id: memberText(wire, 'userid') ?? memberText(wire, 'id') ?? userCode,
      code: userCode,
      username,
      name: memberText(wire, 'name') || username,
      ...(avatar && { avatar }),
      ...(phone && { phone }),
      ...(openid && { openid }),
    },
    ...(serviceQr && { serviceQr }),
    institution,
    institutions: institutions.some(({ code }) => code === institution.code)
      ? institutions
      : [institution, ...institutions],
    permissions: listIn(member(wire, 'permissions')).flatMap((one) => permissionOf(one) ?? []),
    roles: listIn(member(wire, 'roles')).flatMap((one) => textOf(one) ?? []),
    doctors: staffIn(member(wire, 'zeyslist')),
    recorders: staffIn(member(wire, 'lurulist')),
    ...(draftSecret && { draftSecret }),
    ...(lastLogIn && { lastLogIn }),
    // The page that asks for another password says the same.
    ...(member(wire, 'mustChangePassword') === true ? { mustChangePassword: true as const } : notice && { notice }),
  };
}

/** Only an entry of type 2 with an href is allowed. Without a letter it may be looked at. */
function permissionOf(wire: Json): Permission | undefined {
  const [type, code, letter] = [memberText(wire, 'type'), memberText(wire, 'href'), memberText(wire, 'letter')];
  return type === '2' && code ? { code, letter: LETTERS.find((known) => known === letter) ?? 'V' } : undefined;
}
const LETTERS: readonly PermissionLetter[] = ['M', 'E', 'V'];

const staffIn = (wire: Json | undefined): readonly StaffMember[] =>
  listIn(wire).flatMap((one) => {
    const id = memberText(one, 'value');
    const institution = memberText(one, 'jgmc');
    const places = listIn(member(one, 'jgbhs')).flatMap((code) => textOf(code) ?? []);
    return id ? [{ id, name: memberText(one, 'label') ?? id, ...(institution && { institution }), places }] : [];
  });

function noticeOf(wire: Json | undefined): UserSession['notice'] {
  const text = memberText(wire, 'msg');
  return text ? { title: memberText(wire, 'msgbt') || '系统通知', text } : undefined;
}
