import { REFUSAL_MESSAGES, type CallAnswer, type CallRefusal } from '@gongwei/domain/call';

/** What only a server of several windows and processes has to say; clients need no code of their own for it. */
const OWN_MESSAGES = {
  unreachable: '通话服务正在恢复，请稍后再试',
  elsewhere: '您正在另一个窗口通话',
} as const;

/** Why a command is not carried out. */
export const refused = (why: CallRefusal | keyof typeof OWN_MESSAGES): CallAnswer & { readonly ok: false } =>
  why === 'unreachable' || why === 'elsewhere'
    ? { ok: false, code: 'invalid', message: OWN_MESSAGES[why] }
    : { ok: false, code: why, message: REFUSAL_MESSAGES[why] };
