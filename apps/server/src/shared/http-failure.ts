import type { FieldIssue, RecordConflict } from '@gongwei/domain/forms';

export type FailureBody = {
  readonly code: string;
  readonly message: string;
  readonly advice?: string;
  readonly fields?: readonly FieldIssue[];
  readonly conflict?: RecordConflict;
  readonly existingId?: string;
};

/** Thrown by handlers to answer with a 4xx; the error handler writes it out. `message` is a sentence for staff. */
export type HttpFailure = Error & { readonly statusCode: number; readonly body: FailureBody };

export const httpFailure = (statusCode: number, body: FailureBody): HttpFailure =>
  Object.assign(new Error(body.message), { statusCode, body });

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
