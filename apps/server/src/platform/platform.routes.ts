import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf, peopleOnly, staffOnly } from '../access/route-access.ts';
import { PLATFORM_ACCOUNT, PLATFORM_CHECK } from '../account/guessing/guess-rules.ts';
import { allows } from '../identity/permissions.policy.ts';
import { staffOf } from '../identity/request-staff.ts';
import { mayWorkFor } from '../identity/staff-places.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { accountsWithin, keepAnswer, keepVerdict, type PlatformAccount } from './platform-accounts.repository.ts';
import { ACCOUNTS_ANSWER, CHANGE, CHANGE_ANSWER, CHECK, CHECK_ANSWER, LIST } from './platform.schemas.ts';
import type { SecretBox } from './secret-box.ts';
import type { ThirdPartyPlatform } from './third-party-platform.ts';

/** Uploads to the other platform: its accounts belong to whoever may upload. */
const CODES = ['tjscgl'];
const UPLOADERS = peopleOnly(holdersOf(CODES, 'E'));
const WRONG = '2';
const UNREADABLE = { state: WRONG, message: '保存的密码已无法读取，请重新填写' } as const;
/** Stands for a password that does not leave the server; who sends it back has not changed it. */
export const KEPT_PASSWORD = '********';

/** Told of an account the platform takes, after it was kept. */
export type AccountPassed = (accountId: string) => Promise<void>;

type List = { Body: { jgbh?: string } };
type Change = { Body: { newpassword: string; newptusername: string; ptusername: string; ptcode?: string } };
type Check = { Body: { ptusername: string; ptpassword: string } };

const wireOf = ({
  username,
  institutionName,
  institutionCode,
  keeper,
  state,
  message,
  checkedAt,
}: PlatformAccount) => ({
  ptusername: username,
  ptcode: KEPT_PASSWORD,
  jgbh: institutionCode,
  jgmc: institutionName,
  username: keeper,
  verifyState: state,
  errorMsg: message,
  lastVerify: checkedAt ?? '',
});

/** The institution asked about, or the user's own. @throws 403 outside of the user's branch. */
function branchOf({ body }: FastifyRequest<List>, staff: Staff): string {
  // Codes may come several at once, comma separated: the first is the one chosen.
  const code = body.jgbh?.split(',')[0] || staff.institutionCode;
  if (!mayWorkFor(staff, code)) throw forbidden('所选机构不在您的管理范围内');
  return code;
}

/** Accounts of the platform check-ups are uploaded to: those with wrong passwords, their correction, trying them out. */
export function platformRoutes(
  app: FastifyInstance,
  context: ServerContext,
  { platform, box }: { readonly platform: ThirdPartyPlatform; readonly box: SecretBox },
  passed: AccountPassed = async () => undefined,
): void {
  const { database, clock, counters } = context;
  /** `undefined`: sealed with a key that is gone, as after a restore without it. The account must be entered anew. */
  const passwordOf = ({ sealed }: PlatformAccount): string | undefined => {
    try {
      return box.open(sealed);
    } catch {
      return undefined;
    }
  };

  app.post<List>(
    '/api/dock/Gwptsfyzlogin',
    { config: { access: staffOnly() }, schema: { tags: ['第三方平台'], body: LIST, response: ACCOUNTS_ANSWER } },
    async (request) => {
      const staff = staffOf(request);
      // Asked after every log-in: who does not upload has nothing to correct.
      if (!allows(staff.permissions, CODES, 'E')) return { code: 200, msg: '', data: [] };
      const accounts = await accountsWithin(database, branchOf(request, staff), WRONG);
      return { code: 200, msg: '', data: accounts.map(wireOf) };
    },
  );

  app.post<Change>(
    '/api/users/upptuser',
    { config: { access: UPLOADERS }, schema: { tags: ['第三方平台'], body: CHANGE, response: CHANGE_ANSWER } },
    async (request) => {
      const [staff, { ptusername, newpassword }] = [staffOf(request), request.body];
      const username = request.body.newptusername.trim();
      const keepsPassword = newpassword === '' || newpassword === KEPT_PASSWORD;
      if (username === '') return { code: -1, msg: '请输入用户名' };
      if (username === ptusername && keepsPassword) return { code: -1, msg: '用户名或密码未修改' };
      const account = (await accountsWithin(database, staff.institutionCode)).find(
        (one) => one.username === ptusername,
      );
      if (!account) return { code: -1, msg: '没有这个平台账号，或不在您的管理范围内' };
      const tried = await counters.count(PLATFORM_ACCOUNT, account.id);
      if (!tried.admitted) return { code: -1, msg: `密码错误次数过多，请 ${tried.waitSeconds} 秒后再试` };
      const password = keepsPassword ? passwordOf(account) : newpassword;
      if (password === undefined) {
        await counters.takeBack(PLATFORM_ACCOUNT, account.id, 1);
        return { code: -1, msg: UNREADABLE.message };
      }
      const verdict = await platform.verify(username, password);
      // What the platform does not take is not kept either: the old one may still be right.
      if (verdict.state !== '1') return { code: -1, msg: verdict.message };
      await counters.forget(PLATFORM_ACCOUNT, account.id);
      await database.transaction(async (inside) => {
        await keepVerdict(inside, { id: account.id, username, sealed: box.seal(password) }, verdict, clock.now());
        await recordOperation(inside, context, staff, { action: 'platform.account', target: account.id });
      });
      await passed(account.id);
      return { code: 200, msg: '平台账号修改成功' };
    },
  );

  app.post<List>(
    '/api/dock/ptsfyz',
    { config: { access: UPLOADERS }, schema: { tags: ['第三方平台'], body: LIST, response: ACCOUNTS_ANSWER } },
    async (request) => {
      const staff = staffOf(request);
      const accounts = await accountsWithin(database, branchOf(request, staff));
      const tried: PlatformAccount[] = [];
      for (const account of accounts) {
        const password = passwordOf(account);
        const verdict = password === undefined ? UNREADABLE : await platform.verify(account.username, password);
        await keepAnswer(database, account, verdict, clock.now());
        if (verdict.state === '1') await passed(account.id);
        tried.push({ ...account, ...verdict, checkedAt: clock.now().toISOString() });
      }
      const wrong = tried.filter(({ state }) => state !== '1').length;
      await recordOperation(database, context, staff, {
        action: 'platform.check',
        details: { tried: tried.length, wrong },
      });
      if (tried.length === 0) return { code: 200, msg: '本机构没有平台账号', data: [] };
      return { code: 200, msg: wrong === 0 ? '检验通过' : `${wrong} 个平台账号未通过检验`, data: tried.map(wireOf) };
    },
  );

  app.post<Check>(
    '/api/dock/ptmmjy',
    { config: { access: UPLOADERS }, schema: { tags: ['第三方平台'], body: CHECK, response: CHECK_ANSWER } },
    async (request) => {
      const [staff, { ptusername, ptpassword }] = [staffOf(request), request.body];
      const tried = await counters.count(PLATFORM_CHECK, staff.id);
      if (!tried.admitted) return { code: -99, msg: `密码错误次数过多，请 ${tried.waitSeconds} 秒后再试` };
      const verdict = await platform.verify(ptusername.trim(), ptpassword);
      if (verdict.state !== '1') return { code: -99, msg: verdict.message };
      await counters.forget(PLATFORM_CHECK, staff.id);
      return { code: 200, msg: '检验通过' };
    },
  );
}
