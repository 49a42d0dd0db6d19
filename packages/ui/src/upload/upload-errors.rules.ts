import type { ErrorsBy, UploadErrors } from '@gongwei/application/upload';
import { isUploadError, RECORD_TYPE_LABELS, UPLOAD_ERRORS, type RecordType } from '@gongwei/domain/upload';

type Group = UploadErrors['groups'][number];
const TYPES = new Map(RECORD_TYPE_LABELS);
const typeLabel = (type = ''): string => TYPES.get(type as RecordType) ?? type;
const errorOf = (code = '') => (isUploadError(code) ? UPLOAD_ERRORS[code] : undefined);

const WORDS: { readonly [by in ErrorsBy]: (group: Group) => string } = {
  code: ({ key }) => `${errorOf(key)?.label ?? '其他'}（${key === '' ? 'E99' : key}）`,
  recordType: ({ key }) => typeLabel(key),
  doctor: ({ key, label }) => label ?? (key === '' ? '没有责任医生' : key),
  institution: ({ key, label }) => label ?? key,
  field: ({ key, label = key, code = '', recordType }) =>
    `${key === '' ? '整条记录' : label}（${typeLabel(recordType)}，${errorOf(code)?.label ?? code}）`,
};
/** What a group of failures is called. */
export const groupLabel = (by: ErrorsBy, group: Group): string => WORDS[by](group);

export const adviceOf = (by: ErrorsBy, { key, code }: Group): string =>
  errorOf(by === 'code' ? key : by === 'field' ? code : undefined)?.advice ?? '';

/** What can be done to all that failed for one reason at once; nothing where each record has to be looked at. */
export function mendOf(code: string): 'account' | 'retry' | 'skip' | undefined {
  const mend = errorOf(code)?.mend ?? 'retry';
  return mend === 'record' ? undefined : mend;
}

/** The list of those behind a number. */
export function errorPath(by: ErrorsBy, { key, code, recordType }: Group, institution: string): string {
  const where: readonly (readonly [string, string | undefined])[] = [
    ['view', ''],
    ['state', '4'],
    ['place', by === 'institution' ? key : institution],
    ['error', by === 'code' ? key : by === 'field' ? code : undefined],
    ['recordType', by === 'recordType' ? key : by === 'field' ? recordType : undefined],
    ['doctor', by === 'doctor' && key !== '' ? key : undefined],
  ];
  const words = where.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return `/uploadManage/uploadListNot?${words.join('&')}`;
}
