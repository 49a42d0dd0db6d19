import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { isCaptchaRight } from './captcha/captcha.routes.ts';
import { createPasswordGuesses, type MustWait, type PasswordGuess } from './guessing/password-guesses.ts';
import { passwordMatches } from '../identity/password.rules.ts';
import { sessionAnswer } from './session-answer.ts';
import { openSession } from '../identity/sessions.repository.ts';
import { findLogin, findStaff, noteLogIn, type Staff } from '../identity/users.repository.ts';
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
  /** The next try must show work. */
  readonly captcha?: true;
  /** Seconds before the next try. */
  readonly wait?: number;
};

const REFUSED = '用户名或密码错误';
const TEMPORARY_EXPIRED = '临时密码已过期（有效期 7 天），请联系本机构管理员重新设置';
const UNPROVED = '安全验证没有完成或已过期，请再试一次';
const SCAN_EXPIRED = '扫码登录已过期，请重新扫码';
const CODE_EXPIRED = '短信登录已过期，请重新获取验证码';

/** Lets people in by password, by a scan with WeChat or by a code from a text message, and slows down who guesses. */
export function createLogIn(context: ServerContext): (body: LogInBody, address: string) => Promise<LogInAnswer> {
  const { database, clock, random, accounts, counters } = context;
  const guesses = createPasswordGuesses(counters, accounts.captcha);

  const admit = async (staff: Staff): Promise<LogInAnswer> => {
    const token = await openSession(database, staff.id, clock.now(), random);
    await noteLogIn(database, staff.id, clock.now());
    await recordOperation(database, context, staff, { action: 'session.log-in' });
    return { code: 200, msg: '', ...{ token }, ...(await sessionAnswer(context, staff)) };
  };
  /** Who proved otherwise who they are has a ticket, good once. */
  const byTicket = async (userId: string | undefined, otherwise: string): Promise<LogInAnswer> => {
    const staff = userId === undefined ? undefined : await findStaff(database, userId);
    return staff ? admit(staff) : { code: -1, msg: otherwise };
  };
  const waiting = ({ wait }: MustWait): LogInAnswer => ({
    code: -2,
    msg: `密码错误次数过多，请 ${wait} 秒后再试`,
    wait,
  });
  /** Why a counted try is not looked at, or nothing. */
  const refusalOf = async (guess: PasswordGuess, { code, redomStr }: LogInBody): Promise<LogInAnswer | undefined> => {
    if (guess.level > 0 && !(await isCaptchaRight(context, redomStr ?? '', code ?? '', guess.level)))
      return { code: -3, msg: UNPROVED, captcha: true };
    const late = await guess.admit();
    return late && waiting(late);
  };
  const byPassword = async (body: LogInBody, address: string): Promise<LogInAnswer> => {
    const username = body.username.trim();
    const guess = await guesses.begin(username, address);
    if ('wait' in guess) return waiting(guess);
    const refusal = await refusalOf(guess, body);
    if (refusal) {
      await guess.withdraw();
      return refusal;
    }
    const login = await findLogin(database, username);
    const isRight = await passwordMatches(body.password, login?.hash).catch(async (error: unknown) => {
      await guess.withdraw();
      throw error;
    });
    if (!isRight || !login) {
      const next = await guesses.nextLevel(username, address);
      return { code: -1, msg: REFUSED, ...(next > 0 && { captcha: true }) };
    }
    await guess.wasRight();
    if (login.expiresAt !== undefined && Date.parse(login.expiresAt) <= clock.now().getTime())
      return { code: -1, msg: TEMPORARY_EXPIRED };
    return admit(login.staff);
  };
  return async (body, address) => {
    const [openid, now] = [body.openid ?? '', clock.now()];
    if (body.type === 'wechat') return byTicket(await userOfTicket(database, openid, now), SCAN_EXPIRED);
    if (body.type === 'sms') return byTicket(await userOfSmsTicket(database, openid, now), CODE_EXPIRED);
    return byPassword(body, address);
  };
}
