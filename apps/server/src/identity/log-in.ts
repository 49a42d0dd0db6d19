import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { createCaptchaNeed } from './captcha/captcha-need.policy.ts';
import { isCaptchaRight } from './captcha/captcha.routes.ts';
import { createLoginLimit } from './login-limit.policy.ts';
import { passwordMatches } from './password.rules.ts';
import { sessionAnswer } from './session-answer.ts';
import { openSession } from './sessions.repository.ts';
import { findLogin, findStaff, type Staff } from './users.repository.ts';
import { userOfSmsTicket } from './wechat/sms-codes.ts';
import { userOfTicket } from './wechat/wechat-scans.ts';

/** The specification's log-in payload. */
export type LogInBody = {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
  readonly redomStr?: string;
  /** `wechat`: `openid` is what a confirmed scan gave; `sms`: what the right code gave. Everything else is a password. */
  readonly type?: string;
  readonly openid?: string;
};

export type LogInAnswer = {
  readonly code: number;
  readonly msg: string;
  /** The next try must read a code off. */
  readonly captcha?: true;
  /** Seconds before the next try. */
  readonly wait?: number;
};

const REFUSED = '用户名或密码错误';
const SCAN_EXPIRED = '扫码登录已过期，请重新扫码';
const CODE_EXPIRED = '短信登录已过期，请重新获取验证码';

/** Lets people in by password, by a scan with WeChat or by a code from a text message, and slows down who guesses. */
export function createLogIn(context: ServerContext): (body: LogInBody, address: string) => Promise<LogInAnswer> {
  const { database, clock, random, accounts } = context;
  const limit = createLoginLimit();
  const need = createCaptchaNeed(accounts.captcha);

  const admit = async (staff: Staff): Promise<LogInAnswer> => {
    const token = await openSession(database, staff.id, clock.now(), random);
    await recordOperation(database, context, staff, { action: 'session.log-in' });
    return { code: 200, msg: '', ...{ token }, ...(await sessionAnswer(database, staff, random)) };
  };
  /** Who proved otherwise who they are has a ticket, good once. */
  const byTicket = async (userId: string | undefined, otherwise: string): Promise<LogInAnswer> => {
    const staff = userId === undefined ? undefined : await findStaff(database, userId);
    return staff ? admit(staff) : { code: -1, msg: otherwise };
  };
  const byPassword = async (body: LogInBody, address: string): Promise<LogInAnswer> => {
    const [username, now] = [body.username.trim(), clock.now()];
    const key = `${username.toLowerCase()} ${address}`;
    const wait = limit.waitSeconds(key, now);
    if (wait > 0) return { code: -2, msg: `密码错误次数过多，请 ${wait} 秒后再试`, wait };
    const captcha = (): { captcha?: true } => (need.isNeeded(address, clock.now()) ? { captcha: true } : {});
    if (captcha().captcha) {
      const code = body.code?.trim() ?? '';
      if (code === '') return { code: -3, msg: '请输入验证码', captcha: true };
      if (!(await isCaptchaRight(context, body.redomStr ?? '', code)))
        return { code: -3, msg: '验证码错误或已过期', captcha: true };
    }
    const login = await findLogin(database, username);
    if (!(await passwordMatches(body.password, login?.hash)) || !login) {
      limit.failed(key, now);
      need.failed(address, username.toLowerCase(), now);
      return { code: -1, msg: REFUSED, ...captcha() };
    }
    limit.succeeded(key);
    need.succeeded(address, username.toLowerCase());
    return admit(login.staff);
  };
  return async (body, address) => {
    const [openid, now] = [body.openid ?? '', clock.now()];
    if (body.type === 'wechat') return byTicket(await userOfTicket(database, openid, now), SCAN_EXPIRED);
    if (body.type === 'sms') return byTicket(await userOfSmsTicket(database, openid, now), CODE_EXPIRED);
    return byPassword(body, address);
  };
}
