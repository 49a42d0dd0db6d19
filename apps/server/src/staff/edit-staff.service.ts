import { hashPassword } from '../identity/password.rules.ts';
import { temporaryPassword, temporaryUntil } from '../identity/temporary-password.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import { keepPassword, unbindWeChat, type Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { keepPlaces } from '../identity/staff-places.ts';
import { changedPlaces, closedIssues } from './staff-places.service.ts';
import { giveRoles } from './add-user.ts';
import { changeStaff, keepAKeeper, writeUser, type StaffChange } from './change-staff.ts';
import { asRoles, issue, refuseInvalid, staffIssues } from './staff-input.rules.ts';
import { nextStaffCode, accountsOf, type StaffAccount } from './staff.repository.ts';

export type StaffEdit = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly phone: string;
  readonly roles: readonly string[];
  /** Where else they may work; as it is where it is left out. */
  readonly alsoAt?: readonly string[];
};

const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  asRoles(one).join() === asRoles(other).join();

/** 编辑用户, 分配角色. Rights hold from the next call on; nobody is logged out by it. */
export const editStaff = (context: ServerContext, by: Staff, edit: StaffEdit): Promise<StaffAccount> =>
  changeStaff(context, by, editChange(by, edit));

/** What it changes, for one account or for several. */
export const editChange = (by: Staff, edit: Omit<StaffEdit, 'version'> & Partial<StaffEdit>): StaffChange => ({
  ...edit,
  changesRights: true,
  async apply(inside, before, book) {
    const place = await accountsOf(inside, { institutionCode: by.institutionCode }).institution(before.institutionCode);
    refuseInvalid(staffIssues(edit, { by, book, held: before.roles, ...(place && { level: place.level }) }));
    const [name, phone] = [edit.name.trim(), edit.phone.trim()];
    const changesRoles = !sameRoles(before.roles, edit.roles);
    if (changesRoles) {
      if (before.id === by.id) throw itself('不能修改自己的角色');
      await keepAKeeper(inside, before, book, edit.roles);
      await giveRoles(inside, before.id, edit.roles);
    }
    await writeUser(() =>
      inside.query('update users set name = $2, phone = $3 where id = $1', [before.id, name, phone || null]),
    );
    const changed = [...(name === before.name ? [] : ['name']), ...(phone === (before.phone ?? '') ? [] : ['phone'])];
    const roles = changesRoles ? { before: [...before.roles], after: [...asRoles(edit.roles)] } : undefined;
    const places = edit.alsoAt === undefined ? undefined : await changedPlaces({ inside, by, book }, before, edit);
    return {
      action: 'staff.change',
      details: { changed, ...(roles && { roles }), ...(places && { institutions: places }) },
    };
  },
});

export type StaffState = {
  readonly id: string;
  readonly version: number;
  readonly state: 'active' | 'disabled';
  readonly reason: string;
};

/** 停用, 启用. Whoever is disabled is out at once, in every window and however they logged in. */
export const setStaffState = (context: ServerContext, by: Staff, state: StaffState): Promise<StaffAccount> =>
  changeStaff(context, by, stateChange(context, by, state));

/** What it changes, for one account or for several. */
export const stateChange = (
  context: Pick<ServerContext, 'clock'>,
  by: Staff,
  { state, reason, ...which }: Omit<StaffState, 'version'> & Partial<Pick<StaffState, 'version'>>,
): StaffChange => ({
  ...which,
  endsSessions: state === 'disabled',
  async apply(inside, before, book) {
    if (before.id === by.id) throw itself('不能停用自己的账号');
    if (before.state === state)
      throw httpFailure(409, {
        code: 'staff.state',
        message: state === 'disabled' ? '这个账号已经停用' : '这个账号没有停用',
      });
    if (state === 'disabled') await keepAKeeper(inside, before, book);
    else refuseInvalid(await closedIssues(inside, [before.institutionCode, ...before.alsoAt.map(({ code }) => code)]));
    await inside.query('update users set disabled_at = $2 where id = $1', [
      before.id,
      state === 'disabled' ? context.clock.now().toISOString() : null,
    ]);
    return { action: state === 'disabled' ? 'staff.disable' : 'staff.enable', details: { reason } };
  },
});

export type StaffMove = {
  readonly id: string;
  readonly version: number;
  readonly institutionCode: string;
  readonly roles: readonly string[];
  readonly reason: string;
};

/** 调动机构, within the scope of who moves them, with the roles they have there. They log in anew. */
export const moveStaff = (context: ServerContext, by: Staff, move: StaffMove): Promise<StaffAccount> =>
  changeStaff(context, by, {
    ...move,
    endsSessions: true,
    async apply(inside, before, book) {
      if (before.id === by.id) throw itself('不能调动自己');
      const to = await accountsOf(inside, { institutionCode: by.institutionCode }).institution(move.institutionCode);
      const there = await rolesAt(inside, move.institutionCode);
      refuseInvalid([
        ...staffIssues({ roles: move.roles }, { by, book: there, ...(to && { level: to.level }) }),
        ...(to
          ? await closedIssues(inside, [move.institutionCode])
          : [issue('institutionCode', '您的管理范围内没有这个机构')]),
        ...(move.institutionCode === before.institutionCode ? [issue('institutionCode', '已在这个机构')] : []),
      ]);
      await keepAKeeper(inside, before, book);
      const code = await nextStaffCode(inside, move.institutionCode);
      await inside.query('update users set institution_code = $2, code = $3 where id = $1', [
        before.id,
        move.institutionCode,
        code,
      ]);
      await giveRoles(inside, before.id, move.roles);
      // Roles and scope are those of the new place; where else somebody works is decided anew.
      await keepPlaces(inside, before.id, []);
      return {
        action: 'staff.move',
        details: {
          reason: move.reason,
          institution: { before: before.institutionCode, after: move.institutionCode },
          code: { before: before.code, after: code },
          roles: { before: [...before.roles], after: [...asRoles(move.roles)] },
        },
      };
    },
  });

/** 重置密码: the new one is told this once. */
export async function resetStaffPassword(
  context: ServerContext,
  by: Staff,
  id: string,
): Promise<{ readonly user: StaffAccount; readonly temporaryPassword: string }> {
  const password = temporaryPassword(context.random);
  const hash = await hashPassword(password, context.random, context.accounts.passwordCost);
  const user = await changeStaff(context, by, {
    id,
    endsSessions: true,
    async apply(inside, before) {
      if (before.id === by.id) throw itself('自己的密码请用“修改密码”');
      if (before.state === 'disabled')
        throw httpFailure(409, { code: 'staff.state', message: '这个账号已停用，请先启用' });
      await keepPassword(inside, before.id, { hash, temporaryUntil: temporaryUntil(context.clock.now()) });
      return { action: 'account.password-reset' };
    },
  });
  return { user, temporaryPassword: password };
}

/** 强制退出: every window of the account is out; it may log in again. */
export const endStaffSessions = (context: ServerContext, by: Staff, id: string): Promise<StaffAccount> =>
  changeStaff(context, by, {
    id,
    endsSessions: true,
    async apply(_, before) {
      if (before.id === by.id) throw itself('自己请用“退出登录”');
      return { action: 'staff.log-out' };
    },
  });

/** 解绑微信: it logs nobody in any more until its owner binds it again. */
export const unbindStaffWeChat = (context: ServerContext, by: Staff, id: string): Promise<StaffAccount> =>
  changeStaff(context, by, {
    id,
    async apply(inside, before) {
      if (!(await unbindWeChat(inside, before.id)))
        throw httpFailure(409, { code: 'staff.state', message: '这个账号没有绑定微信' });
      return { action: 'staff.unbind-wechat' };
    },
  });

const itself = (message: string) => httpFailure(409, { code: 'staff.self', message });
