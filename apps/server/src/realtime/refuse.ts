import { CLOSED, type RefusalCode } from '@gongwei/domain/shared';
import type { OpenSocket } from './connection.ts';

const WORDS: { readonly [Code in RefusalCode]: string } = {
  'session-ended': '登录已过期，请重新登录',
  'too-many': '打开的窗口太多，请先关闭一些',
  'not-understood': '请求的内容不正确',
  busy: '操作太频繁，请稍后再试',
};

/** Says why and closes. */
export function refuse(socket: OpenSocket, code: RefusalCode): void {
  socket.send(JSON.stringify({ t: 'refused', code, message: WORDS[code] }));
  socket.close(CLOSED.refused, code);
}
