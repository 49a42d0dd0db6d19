import type { Answers } from '@gongwei/domain/forms';
import type { JsonObject } from '@gongwei/domain/shared';
import { allows } from '../identity/permissions.policy.ts';
import type { WrittenRecord } from '../records/record-hooks.ts';
import { httpFailure, type HttpFailure } from '../shared/http-failure.ts';

export const words = (data: Answers, key: string): string | undefined => {
  const value = data[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
export const rowsIn = (data: Answers, key: string): readonly JsonObject[] =>
  Array.isArray(data[key]) ? (data[key] as JsonObject[]) : [];
export const numberIn = (data: Answers, key: string): number | undefined =>
  typeof data[key] === 'number' ? data[key] : undefined;

/** `removed`: the entry leaves its register now. `old`: what it said until now, where it stood there. */
export const changeOf = ({ before, stored }: WrittenRecord) => ({
  removed: stored.removed_at !== null,
  ...(before && before.removed_at === null && { old: before.data }),
});

export const no = (status: 409 | 422, code: string, message: string, advice?: string): HttpFailure =>
  httpFailure(status, { code, message, ...(advice !== undefined && { advice }) });

/** What M of a code is needed for, whoever may save the sheet. @throws 422. */
export function wantM({ staff }: WrittenRecord, code: string, what: string): void {
  if (!allows(staff.permissions, [code], 'M')) throw no(422, 'tube.right', `${what}要有管理权限，没有保存`);
}
