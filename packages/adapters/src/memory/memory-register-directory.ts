import type { RegisterDirectory } from '@gongwei/application/register';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import { registerOf, shownFields, type RegisterDefinition, type RegisterQuery } from '@gongwei/domain/register';
import { fault, type Json } from '@gongwei/domain/shared';
import type { MemoryRecordRepository } from './memory-record-repository.ts';

/** The registers of a memory store, searched and sorted in the plainest way there is. */
export function createMemoryRegisterDirectory(
  records: Pick<MemoryRecordRepository, 'entries'>,
  names: { readonly [id: string]: string } = {},
): RegisterDirectory {
  return {
    async find(query) {
      const register = registerOf(query.formId);
      if (!register) throw fault({ code: 'register.not-found', category: 'input', message: '没有这份登记' });
      const found = records.entries(query.formId).filter((record) => isWanted(register, query, record));
      const { by, descending = false } = query.sort ?? register.sort;
      found.sort((a, b) => compare(valueOf(a, by), valueOf(b, by)) * (descending ? -1 : 1) || (a.id < b.id ? -1 : 1));
      const shown = shownFields(register);
      const rows = found.slice(query.offset, query.offset + query.limit).map((record) => ({
        id: record.id,
        formId: record.formId,
        institutionCode: record.institutionCode,
        version: record.version,
        createdAt: record.createdAt,
        updatedAt: record.updatedAt,
        updatedByName: record.updatedByName,
        data: Object.fromEntries(Object.entries(record.data).filter(([key]) => shown.includes(key))),
      }));
      return { rows, total: found.length, names };
    },
  };
}

function isWanted(
  { search }: RegisterDefinition,
  { text = '', where = {}, removed = false }: RegisterQuery,
  record: RecordSnapshot,
): boolean {
  const words = search
    .map((key) => record.data[key] ?? '')
    .join(' ')
    .toLowerCase();
  return (
    (record.removed === true) === removed &&
    words.includes(text.toLowerCase()) &&
    Object.entries(where).every(([key, code]) => String(record.data[key]) === code)
  );
}

const FACTS: { readonly [key: string]: (record: RecordSnapshot) => Json } = {
  '@institution': (record) => record.institutionCode,
  '@createdAt': (record) => record.createdAt,
  '@updatedAt': (record) => record.updatedAt,
  '@updatedBy': (record) => record.updatedByName,
};

const valueOf = (record: RecordSnapshot, key: string): Json | undefined => FACTS[key]?.(record) ?? record.data[key];

const dictionary = new Intl.Collator('zh-CN', { numeric: true });

/** As a dictionary sorts, by pinyin; what is missing comes last. */
function compare(a: Json | undefined, b: Json | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return dictionary.compare(String(a), String(b));
}
