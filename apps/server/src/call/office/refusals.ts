import type { CallAnswer } from '@gongwei/domain/call';

const WORDS = {
  gone: ['gone', '通话已结束'],
  full: ['full', '最多三人同时通话'],
  'unknown-user': ['unknown-user', '没有找到这位同事，或不在本县区'],
  self: ['self', '请输入正确号码'],
  'not-logged-in': ['not-logged-in', '尚未登录通话服务'],
  'not-permitted': ['not-permitted', '没有找到这位居民，或不在您的管理范围内'],
  invalid: ['invalid', '请求的内容不正确'],
  unreachable: ['invalid', '通话服务正在恢复，请稍后再试'],
  elsewhere: ['invalid', '您正在另一个窗口通话'],
} as const;

/** Why a command is not carried out, in words for staff. */
export const refused = (why: keyof typeof WORDS): CallAnswer & { readonly ok: false } => {
  const [code, message] = WORDS[why];
  return { ok: false, code, message };
};
