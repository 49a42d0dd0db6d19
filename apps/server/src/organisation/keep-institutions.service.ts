import { RIGHTS_TOPIC } from '@gongwei/domain/identity';
import {
  disableProblem,
  institutionNameProblem,
  institutionPhoneProblem,
  type HangingOn,
  type KeptInstitution,
} from '@gongwei/domain/organisation';
import type { JsonObject } from '@gongwei/domain/shared';
import { residentsChanged } from '../database/branch-changes.ts';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { isWithin } from '../database/scope.ts';
import { allows } from '../identity/permissions.policy.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import { oneTreeAtATime } from './institution-writes.ts';
import { hangingOn, storedInstitution, type StoredInstitution } from './kept-institutions.query.ts';
import { closedOf } from './open-institutions.ts';
import { putName } from './rename-region.ts';

export type InstitutionEdit = {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  readonly offersChildren: boolean;
  /** Absent: as before. Empty: none any more. */
  readonly phone?: string;
  readonly address?: string;
};

export type InstitutionState = {
  readonly code: string;
  readonly version: number;
  readonly state: 'active' | 'disabled';
  readonly reason: string;
};

/** Why somebody only looks at an institution: what is above one's own is out of sight, one's own is its superior's. The county has none. */
const whyFixed = (by: Staff, { code, parentCode, disabled }: StoredInstitution): string | undefined => {
  if (!allows(by.permissions, ['ht-jgyh'], 'E')) return '您只能查看机构';
  if (disabled) return '已停用的机构不能修改，请先启用；原有记录照常可查';
  const own = by.institutionCode === code;
  if (own && parentCode !== undefined) return '本机构由上级机构修改';
  return own && !allows(by.permissions, ['ht-jgyh'], 'M') ? '本县的名称由县级管理员修改' : undefined;
};

/** Why somebody cannot give it up, or take it back. */
function whyStays(by: Staff, institution: StoredInstitution, hanging: HangingOn): string | undefined {
  if (!allows(by.permissions, ['ht-jgyh'], 'M')) return '停用和启用由县级管理员办理';
  if (by.institutionCode === institution.code) return '不能停用自己所在的机构';
  return institution.disabled ? undefined : disableProblem(institution.name, hanging);
}

/** One institution of those of who asks, with what may be done to it. @throws 404 out of their branch. */
export async function keptInstitution(on: Queryable, by: Staff, code: string): Promise<KeptInstitution> {
  const found = isWithin(by, code) ? await storedInstitution(on, code) : undefined;
  if (!found) throw unknown();
  const hanging = await hangingOn(on, code);
  const [fixed, stays] = [whyFixed(by, found), whyStays(by, found, hanging)];
  return { ...found, hanging, ...(fixed !== undefined && { fixed }), ...(stays !== undefined && { stays }) };
}

/**
 * 修改机构: its name, telephone and address, and whether those below it are offered. The code stays. @throws 404, 403, 422 `institution.invalid`, 409 `institution.conflict`
 * where somebody was faster.
 */
export const editInstitution = (context: ServerContext, by: Staff, edit: InstitutionEdit): Promise<KeptInstitution> =>
  changeInstitution(context, by, edit, async (inside, before) => {
    const fixed = whyFixed(by, before);
    if (fixed !== undefined) throw forbidden(fixed);
    const name = edit.name.trim();
    const { phone, address } = contactAfter(edit, before);
    refuseInvalid('name', institutionNameProblem(name));
    refuseInvalid('phone', institutionPhoneProblem(phone));
    if (name !== before.name) await putName(inside, before.code, name);
    await inside.query('update institutions set offers_children = $2, phone = $3, address = $4 where code = $1', [
      ...[before.code, edit.offersChildren, phone || null, address || null],
    ]);
    const changes = [
      changed('机构名称', before.name, name),
      changed('下级可选', yesNo(before.offersChildren), yesNo(edit.offersChildren)),
      changed('联系电话', before.phone ?? '', phone),
      changed('地址', before.address ?? '', address),
    ].flat();
    return { action: 'institution.change', details: { changes } };
  });

/** Telephone and address after an edit; what it does not name stays. */
const contactAfter = (edit: InstitutionEdit, before: StoredInstitution) => {
  const { phone = before.phone ?? '', address = before.address ?? '' } = edit;
  return { phone: phone.trim(), address: address.trim() };
};

const changed = (label: string, before: string, after: string) => (before === after ? [] : [{ label, before, after }]);

/** @throws 422 `institution.invalid` where there is a problem. */
function refuseInvalid(field: 'name' | 'phone', problem: string | undefined): void {
  if (problem === undefined) return;
  throw httpFailure(422, {
    code: 'institution.invalid',
    message: problem,
    fields: [{ field, severity: 'error', code: 'invalid', message: problem }],
  });
}

const yesNo = (yes: boolean): string => (yes ? '是' : '否');

/**
 * 停用, 启用. Nothing may hang on one that is given up; below one that is given up none is taken back.
 * @throws as `editInstitution`, and 409 `institution.in-use` with what hangs on it, how much of it and where to go.
 */
export const setInstitutionState = (
  context: ServerContext,
  by: Staff,
  { state, reason, ...which }: InstitutionState,
): Promise<KeptInstitution> =>
  changeInstitution(context, by, which, async (inside, before) => {
    const off = state === 'disabled';
    if (by.institutionCode === before.code) throw inUse('不能停用自己所在的机构');
    if (off === (before.disabled === true)) throw inUse(off ? '这个机构已经停用' : '这个机构没有停用');
    const problem = off
      ? disableProblem(before.name, await hangingOn(inside, before.code))
      : await closedAbove(inside, before.parentCode);
    if (problem !== undefined) throw inUse(problem);
    await inside.query('update institutions set disabled_at = $2 where code = $1', [
      before.code,
      off ? context.clock.now().toISOString() : null,
    ]);
    const words = off ? ['有效', '停用'] : ['停用', '有效'];
    return {
      action: off ? 'institution.disable' : 'institution.enable',
      details: { reason, changes: [{ label: '状态', before: words[0] ?? '', after: words[1] ?? '' }] },
    };
  });

async function closedAbove(inside: Queryable, parentCode: string | undefined): Promise<string | undefined> {
  const closed = parentCode === undefined ? undefined : await closedOf(inside, [parentCode]);
  return closed === undefined ? undefined : `上级机构“${closed}”已停用，请先启用上级机构`;
}

type Seen = { readonly code: string; readonly version: number };
type Done = {
  readonly action: 'institution.change' | 'institution.disable' | 'institution.enable';
  readonly details: JsonObject;
};

/** One change of an institution with its line of the log, in one transaction; every window and process hears of it. */
async function changeInstitution(
  context: ServerContext,
  by: Staff,
  { code, version }: Seen,
  apply: (inside: Queryable, before: StoredInstitution) => Promise<Done>,
): Promise<KeptInstitution> {
  const { database, bus } = context;
  // Somebody who saves a person's sheet holds the person first, then the institution: who meets them begins anew.
  const kept = await repeatedTransaction(database, async (inside) => {
    await oneTreeAtATime(inside, code);
    const before = isWithin(by, code) ? await storedInstitution(inside, code, true) : undefined;
    if (!before) throw unknown();
    if (before.version !== version) throw overtaken();
    const done = await apply(inside, before);
    await inside.query('update institutions set version = version + 1 where code = $1', [code]);
    await recordOperation(inside, context, by, { ...done, target: code });
    return keptInstitution(inside, by, code);
  });
  // Figures keep the names of their rows, windows the names of their institutions.
  await residentsChanged(database);
  bus.publish(RIGHTS_TOPIC, {});
  return kept;
}

const unknown = () => notFound('institution.not-found', '您的管理范围内没有这个机构');

const inUse = (message: string) => httpFailure(409, { code: 'institution.in-use', message });

const overtaken = () =>
  httpFailure(409, {
    code: 'institution.conflict',
    message: '这个机构刚被其他人修改过，您的修改没有保存',
    advice: '请刷新，核对后再改',
  });
