import { isOfResident, type FormDefinition } from '@gongwei/domain/forms';
import { closedForms, formAccess, mayRead, maySave, type PermissionLetter } from '@gongwei/domain/identity';
import type { FastifyRequest } from 'fastify';
import { isWithin, type Scope } from '../database/scope.ts';
import { forbidden, httpFailure, sessionExpired } from '../shared/http-failure.ts';
import { allows, lettersOf, RESIDENT_CODES } from './permissions.policy.ts';
import type { Staff } from './users.repository.ts';

export { tokenOf } from './session-token.ts';

/** @throws 401 without a session. */
export function staffOf(request: FastifyRequest): Staff {
  if (!request.staff) throw sessionExpired();
  return request.staff;
}

/** @throws 403 unless one of the codes is held with at least the letter. */
export function requirePermission(request: FastifyRequest, codes: readonly string[], atLeast: PermissionLetter): Staff {
  const staff = staffOf(request);
  if (!allows(staff.permissions, codes, atLeast)) throw forbidden();
  return staff;
}

const NO_RECORDS: { readonly [formId: string]: string } = {
  login: '登录是一次操作，密码不得留存',
  'password-change': '修改密码是一次操作，密码不得留存',
  'platform-password-check': '校验平台密码是一次操作，密码不得留存',
  'platform-account': '平台密码须加密存放，不进入记录及其修改历史',
  'settings-panel': '界面设置存放在本机，锁屏密码只存摘要',
};

/** A sheet few may read is asked for by somebody else. */
export const closedSheet = () => forbidden('严重精神障碍患者的记录只对有“严重精神障碍”权限的人员开放');

/**
 * Who asks for records of a form. Sheets of residents are read by whoever works with residents' files, but for those few may read; these,
 * everything else, and saving, by who holds the form's own code. @throws 403, or 422 for a form that no record comes of.
 */
export function requireForm(
  request: FastifyRequest,
  form: Pick<FormDefinition, 'id' | 'module' | 'subject'> | undefined,
  to: 'read' | 'save',
): Staff {
  const staff = staffOf(request);
  const letterOf = lettersOf(staff);
  if (form && closedForms(letterOf).includes(form.id)) throw closedSheet();
  if (!form || (to === 'read' && isOfResident(form.subject)))
    return requirePermission(request, RESIDENT_CODES, to === 'read' ? 'V' : 'E');
  const access = formAccess(form);
  if (access.kind === 'not-a-record')
    throw httpFailure(422, { code: 'record.none', message: `不能保存为记录：${NO_RECORDS[form.id]}` });
  // A signature is its owner's: no letter of a token stands for it.
  if (access.kind === 'own' && staff.token) throw forbidden();
  if (!(to === 'read' ? mayRead : maySave)(form, letterOf)) throw forbidden();
  return staff;
}

/** The institution a window works for, as its requests say; unchecked. */
export function chosenInstitution({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const chosen = headers['x-institution'];
  return typeof chosen === 'string' && chosen !== '' ? chosen : undefined;
}

/** The chosen institution of the `x-institution` header, or the user's own. @throws 403 outside of the user's own branch. */
export function scopeOf(request: FastifyRequest): Scope {
  const staff = staffOf(request);
  const chosen = chosenInstitution(request);
  if (chosen === undefined) return { institutionCode: staff.institutionCode };
  if (!isWithin({ institutionCode: staff.institutionCode }, chosen) || !/^\w{1,30}$/.test(chosen)) {
    throw forbidden('所选机构不在您的管理范围内');
  }
  return { institutionCode: chosen };
}
