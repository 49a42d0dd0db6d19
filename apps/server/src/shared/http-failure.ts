import type { FieldIssue, RecordConflict } from '@gongwei/domain/forms';

export type FailureBody = {
  readonly code: string;
  readonly message: string;
  readonly advice?: string;
  readonly fields?: readonly FieldIssue[];
  readonly conflict?: RecordConflict;
  readonly existingId?: string;
};

/** Thrown by handlers to answer with a 4xx, or a 503 where too much is asked at once; the error handler writes it out. `message` is a sentence for staff. */
export type HttpFailure = Error & {
  readonly statusCode: number;
  readonly body: FailureBody;
  /** Seconds after which another try is worth it. */
  readonly retryAfter?: number;
};

export const httpFailure = (statusCode: number, body: FailureBody, retryAfter?: number): HttpFailure =>
  Object.assign(new Error(body.message), { statusCode, body, ...(retryAfter !== undefined && { retryAfter }) });

export const isHttpFailure = (error: unknown): error is HttpFailure =>
  error instanceof Error && 'body' in error && 'statusCode' in error;

export const notFound = (code: string, message: string): HttpFailure => httpFailure(404, { code, message });

export const sessionExpired = (): HttpFailure =>
  httpFailure(401, {
    code: 'session.expired',
    message: '登录已过期，请重新登录',
    advice: '重新登录后，没有保存的内容会从草稿中找回',
  });

export const forbidden = (message = '您没有进行这项操作的权限'): HttpFailure =>
  httpFailure(403, { code: 'permission.denied', message, advice: '如需要此权限，请联系本机构管理员' });

/** The session is of somebody whose password was given by an administrator. */
export const mustChangePassword = (): HttpFailure =>
  httpFailure(403, {
    code: 'password.must-change',
    message: '您使用的是临时密码，请先修改密码',
    advice: '修改密码后即可继续工作',
  });
