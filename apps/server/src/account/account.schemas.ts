import { INSTITUTION, PERMISSION, STAFF_OPTION } from '../organisation/organisation.schemas.ts';
import { COUNT, INSTANT, list, shape, TEXT, type Schema } from '../shared/schemas.ts';
import { saying } from '../shared/fixed-answers.ts';

const YES: Schema = { type: 'boolean', const: true };
const MAYBE_ON = { type: 'string', enum: ['0', '1'] };
/** `sessionAnswer`: what log-in and user info tell. */
const SESSION: { readonly [name: string]: Schema } = {
  permissions: list(PERMISSION),
  jgalllist: list(INSTITUTION),
  zeyslist: list(STAFF_OPTION),
  lurulist: list(STAFF_OPTION),
  userid: TEXT,
  usercode: TEXT,
  password: { type: 'string', const: '' },
  jgbh: TEXT,
  jgmc: TEXT,
  jgjb: TEXT,
  jgflag: TEXT,
  orgName: TEXT,
  username: TEXT,
  name: TEXT,
  avatar: TEXT,
  roles: list(TEXT),
  draftSecret: TEXT,
  phoneNum: TEXT,
  openid: TEXT,
  kfurl: TEXT,
  tsmap: shape({ flag: MAYBE_ON, msgbt: TEXT, msg: TEXT }),
};
const SESSION_SOMETIMES = { lastLogIn: INSTANT, mustChangePassword: YES };

/** A log-in that succeeded. */
export const LOGGED_IN = { members: { token: TEXT, ...SESSION }, optional: SESSION_SOMETIMES };
/** A log-in that did not; with `captcha` the next try must show work. */
export const NOT_LOGGED_IN: readonly Schema[] = [
  saying(-1, { optional: { captcha: YES } }),
  saying(-3, { members: { captcha: YES } }),
];
const NAMES = { userid: TEXT, usercode: TEXT, username: TEXT, name: TEXT, avatar: TEXT };
export const USER_INFO = shape({ userInfo: shape(NAMES), ...SESSION }, SESSION_SOMETIMES);

export const PUZZLE = shape({ redomStr: TEXT, seed: TEXT, parts: COUNT, bits: COUNT });
