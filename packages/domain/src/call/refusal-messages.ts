import { MAX_PARTICIPANTS } from './call.ts';
import type { CallRefusal } from './call-wire.ts';

/** Why something is not done about a call, in words for staff: the same whether the client sees it at once or the server later. */
export const REFUSAL_MESSAGES: { readonly [Code in CallRefusal]: string } = {
  gone: '通话已结束',
  full: `最多${MAX_PARTICIPANTS}人同时通话`,
  'unknown-user': '没有找到这位同事，或不在本县区',
  self: '请输入正确号码',
  'not-logged-in': '尚未登录通话服务',
  'not-permitted': '没有找到这位居民，或不在您的管理范围内',
  invalid: '请求的内容不正确',
};
