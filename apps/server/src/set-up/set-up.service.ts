import { passwordProblem } from '@gongwei/domain/identity';
import { usernameOf } from '@gongwei/domain/organisation';
import { hashPassword } from '../identity/password.rules.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { acceptedInstitutions, checkSent, insertInstitutions } from '../organisation/institution-writes.ts';
import type { SentInstitution } from '../organisation/institution-writes.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, type HttpFailure } from '../shared/http-failure.ts';
import { addUser } from '../staff/add-user.ts';
import { cleaned, issue, refuseInvalid, staffIssues } from '../staff/staff-input.rules.ts';
import { isSiteEmpty, setUpTurn, trySetUpCode } from './set-up-code.ts';

export type SetUp = {
  readonly code: string;
  readonly institutions: readonly SentInstitution[];
  readonly administrator: {
    readonly username: string;
    readonly name: string;
    readonly phone?: string;
    readonly password: string;
  };
};

/** The county's administrator, who is the platform's as well: somebody must be able to give every role. */
const FIRST_ROLES = ['CNT', 'SYS'];

export const alreadySetUp = (): HttpFailure =>
  httpFailure(409, {
    code: 'set-up.done',
    message: '本站已完成初始设置，不能再次设置',
    advice: '请直接登录；没有账号时请联系本站管理员',
  });

/** @throws 403 `set-up.code` unless it is the code on the terminal. Every try counts. */
export async function requireSetUpCode({ database }: ServerContext, code: string): Promise<void> {
  const verdict = await trySetUpCode(database, code);
  if (verdict === 'right') return;
  throw httpFailure(403, {
    code: 'set-up.code',
    ...(verdict === 'wrong'
      ? { message: '初始化码不正确', advice: '请核对启动服务的终端上最后一次显示的初始化码' }
      : { message: '初始化码输错次数过多，已作废', advice: '请重新启动服务，用终端上新显示的初始化码' }),
  });
}

/** The institutions and the first administrator, in one transaction; of two who do it at once one does. @throws 403, 409, 422 in words. */
export async function setUpSite(context: ServerContext, { code, institutions, administrator }: SetUp): Promise<void> {
  const { database, random, accounts } = context;
  await requireSetUpCode(context, code);
  const accepted = acceptedInstitutions(checkSent(institutions));
  const weak = passwordProblem(administrator.password, { username: usernameOf(administrator.username) });
  refuseInvalid([...staffIssues(administrator), ...(weak === undefined ? [] : [issue('password', weak)])]);
  const hash = await hashPassword(administrator.password, random, accounts.passwordCost);
  await database.transaction(async (inside) => {
    await setUpTurn(inside);
    if (!(await isSiteEmpty(inside))) throw alreadySetUp();
    await insertInstitutions(inside, accepted);
    const institutionCode = accepted.find(({ parentCode }) => parentCode === undefined)?.code as string;
    const user = cleaned(administrator);
    const id = await addUser(inside, context, { ...user, institutionCode, roles: FIRST_ROLES, hash });
    await inside.query('delete from site_set_up');
    await recordOperation(
      inside,
      context,
      { id, name: user.name, institutionCode },
      { action: 'site.set-up', target: id, details: { institutions: accepted.length } },
    );
  });
}
