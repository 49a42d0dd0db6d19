export {
  PRINT_KEEPER_CODES,
  PSYCHOSIS_CODE,
  RESIDENT_CODES,
  closedForms,
  formAccess,
  mayRead,
  maySave,
  permissionOfModule,
  type FormAccess,
} from './form-permission.policy.ts';
export { PASSWORD_HINT, passwordProblem } from './password.rules.ts';
export {
  PUZZLE_COST,
  hasZeroBits,
  puzzleAnswer,
  puzzleOf,
  puzzleText,
  readPuzzleAnswer,
  type Puzzle,
} from './puzzle.rules.ts';
export { RIGHTS_TOPIC } from './rights.ts';
export { LOGIN_PATH, guardRoute, type GuardDecision, type RouteMarks, type Visitor } from './route-guard.rules.ts';
export type { Permission, PermissionLetter, StaffMember, UserSession } from './session.ts';
export { sessionMachine, type LeaveReason, type SessionContext, type SessionEvent } from './session.machine.ts';
export { smsCodeMachine, type SmsCodeContext, type SmsCodeEvent, type SmsProblem } from './sms-code.machine.ts';
export {
  TOKEN_CHECK_INTERVAL,
  TOKEN_TIME,
  tokenRefreshMachine,
  type TokenRefreshEvent,
} from './token-refresh.machine.ts';
export {
  ALTERNATIVE_LOG_IN_META,
  SUPPORT_META,
  readAlternativeLogIns,
  type AlternativeLogIn,
} from './alternative-log-in.ts';
export {
  WECHAT_POLL_INTERVAL,
  weChatPollMachine,
  type WeChatAnswer,
  type WeChatPollContext,
  type WeChatPollEvent,
  type WeChatQr,
} from './wechat-poll.machine.ts';
