import { fault, type Fault, type FaultCategory } from '@gongwei/domain/shared';

/** Sentences of the wire's own troubles; where the server sends a sentence, that one is shown. */
export const offline = (cause?: unknown): Fault =>
  fault({
    code: 'http.network',
    category: 'network',
    message: '网络连接失败，请检查网络连接',
    advice: '已填写的内容已保留在本机，网络恢复后请重试。',
    cause,
  });

export const timedOut = (cause?: unknown): Fault =>
  fault({
    code: 'http.timeout',
    category: 'network',
    message: '服务器超过 60 秒没有回应。',
    advice: '请稍后重试，重复提交不会产生两份记录。',
    cause,
  });

export const aborted = (): Fault => fault({ code: 'http.aborted', category: 'network', message: '请求已取消。' });

export const unreadable = (detail: string): Fault =>
  fault({
    code: 'http.unreadable',
    category: 'network',
    message: '服务器的回应无法识别，可能网络被拦截或系统正在升级。',
    advice: '请稍后重试；如仍出现，请联系管理员。',
    cause: detail,
  });

export const sessionLost = (message?: string): Fault =>
  fault({
    code: 'session.expired',
    category: 'session',
    message: message ?? '登录已失效，请重新登录。',
    advice: '重新登录后，未保存的内容会自动恢复。',
  });

/** A program's token is no session that could be had again: the server says what is the matter with it. */
export const tokenRefused = (said: Partial<Pick<Fault, 'code' | 'message' | 'advice'>>): Fault =>
  fault({ code: 'token.refused', category: 'session', message: '接口令牌无效', ...said });

export const refusedByCode = (code: number, message: string): Fault =>
  fault({ code: `wire.${code}`, category: 'input', message: message === '' ? '服务器拒绝了这次操作。' : message });

/** What an HTTP status of our own resources means, with the server's code and sentence where it sent them. */
export function faultOfStatus(
  status: number,
  said: Partial<Pick<Fault, 'code' | 'message' | 'advice' | 'existingId'>>,
): Fault {
  if (status === 401) return sessionLost(said.message);
  const [category, message] = MEANINGS[status] ?? (status >= 500 ? SERVER_TROUBLE : REFUSED);
  return fault({ ...said, code: said.code ?? `http.${status}`, category, message: said.message ?? message });
}

type Meaning = readonly [category: FaultCategory, message: string];
// A server in trouble is worth another try, as a broken line is.
const SERVER_TROUBLE: Meaning = ['network', '服务器出现问题，请稍后重试。'];
const REFUSED: Meaning = ['input', '服务器拒绝了这次操作。'];
const MEANINGS: { readonly [status: number]: Meaning } = {
  403: ['permission', '您没有这项操作的权限。'],
  404: ['input', '没有找到要查看的内容，可能已被删除。'],
  409: ['conflict', '内容已被他人修改，请刷新后再试。'],
  413: ['input', '文件过大，服务器无法接收。'],
  422: ['input', '填写的内容有误，请检查后重试。'],
  429: ['network', '操作过于频繁，请稍后再试。'],
};
