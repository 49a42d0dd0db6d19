import { fault, type Fault } from '@gongwei/domain/shared';

export const unanswered = (): Fault =>
  fault({
    code: 'realtime.timeout',
    category: 'network',
    message: '服务器超过 10 秒没有回应。',
    advice: '请检查网络连接后重试。',
  });

export const channelClosed = (): Fault =>
  fault({
    code: 'realtime.closed',
    category: 'network',
    message: '实时连接已断开。',
    advice: '请检查网络连接后重试。',
  });

export const tooLarge = (): Fault =>
  fault({ code: 'realtime.too-large', category: 'input', message: '内容过长，无法发送。' });

/** The server will not have this window, whatever it tries; in the server's words. */
export const channelRefused = (message: string): Fault =>
  fault({ code: 'realtime.refused', category: 'network', message, advice: '请刷新页面后重试。' });

export const channelSessionLost = (message = '登录已失效，请重新登录。'): Fault =>
  fault({ code: 'session.expired', category: 'session', message });
