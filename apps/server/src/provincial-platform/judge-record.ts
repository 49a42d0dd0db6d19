import { ARCHIVE_SHEET, RANGES, REQUIRED } from './platform-rules.data.ts';
import type { RecordRefusal, SentRecord } from './wire.ts';

/** A person this platform knows, as their archive said. */
export type KnownPerson = { readonly name: string; readonly filedOn: string; readonly ended: boolean };

const refuse = (code: string, message: string, field?: string): RecordRefusal => ({
  ok: false,
  code,
  message,
  ...(field !== undefined && { field }),
});
const missing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with a record by this platform's own rules, the person first; nothing where it may be taken. */
export function judgeRecord(record: SentRecord, known: KnownPerson | undefined): RecordRefusal | undefined {
  return refusePerson(record, known) ?? refuseFields(record);
}

function refusePerson({ person, sheet, day, institution }: SentRecord, known: KnownPerson | undefined) {
  if (!isIdNumber(person.idNumber, person.birthDate)) return refuse('E04', '身份证号不合法', 'idNumber');
  if (!/^\d{6,}$/.test(institution)) return refuse('E10', '机构编码未映射');
  if (sheet === ARCHIVE_SHEET && !known) return undefined;
  if (!known) return refuse('E03', '平台没有该居民的档案');
  if (known.ended) return refuse('E13', '该居民的档案已注销');
  if (sheet !== ARCHIVE_SHEET && known.name !== person.name) return refuse('E05', '姓名与平台登记的不一致', 'name');
  return sheet !== ARCHIVE_SHEET && day < known.filedOn
    ? refuse('E14', `业务日期早于平台建档日期 ${known.filedOn}`)
    : undefined;
}

function refuseFields({ sheet, fields }: SentRecord) {
  for (const key of REQUIRED[sheet] ?? []) if (missing(fields[key])) return refuse('E06', '必填项缺失', key);
  for (const [key, value] of Object.entries(fields)) {
    const range = RANGES[key];
    if (range && typeof value === 'number' && (value < range[0] || value > range[1]))
      return refuse('E07', `数值 ${value} 超出平台范围 ${range[0]}～${range[1]}`, key);
  }
  return undefined;
}

/** Seventeen digits and a check sign, with the day of birth within. */
const isIdNumber = (text: string, birthDate: string): boolean =>
  /^\d{17}[\dX]$/.test(text) && text.slice(6, 14) === birthDate.replaceAll('-', '');
