import { ageOf } from '@gongwei/domain/resident';
import { firstDayOf, type Json } from '@gongwei/domain/shared';
import type { DrawnContent } from './report-subject.ts';

/** What covers and letters say of a person and the check-up; blank where it is not known. */
export type CoverFacts = {
  readonly name: string;
  readonly sex: string;
  /** Completed years on the day of the check-up, or today. */
  readonly age: string;
  readonly archiveNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly village: string;
  /** `2026-03-12`; blank before the check-up. */
  readonly examDate: string;
  /** Of the check-up, or of today. */
  readonly year: string;
  readonly doctor: string;
  readonly institution: string;
};

/** What a cover says of a person and of who issues it, in words; the day is that of the record, else today. */
export function coverFacts({ subject: { resident, issuer, today }, record }: DrawnContent): CoverFacts {
  const day = record?.occurredOn ?? today;
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
  const named = (value: Json | undefined): string => record?.names[text(value)] ?? '';
  return {
    name: text(record?.data['name']) || resident.name,
    sex: resident.sex === 'male' ? '男' : '女',
    age: String(ageOf(resident, firstDayOf(day)) ?? ''),
    archiveNumber: resident.archiveNumber,
    address: resident.address ?? '',
    phone: resident.phone ?? '',
    village: resident.villageName,
    examDate: record?.occurredOn ?? '',
    year: day.slice(0, 4),
    doctor: named(record?.data['responsibleDoctor']) || (resident.doctorName ?? ''),
    institution: named(record?.data['examInstitution']) || issuer.name || resident.institutionName,
  };
}

/**
 * `2026 年 3 月 12 日`; a day that is not known leaves room to write.
 *
 * @example
 * ```ts
 * formatDay('2026-03-08'); // '2026 年 3 月 8 日'
 * ```
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return year && month && date ? `${year} 年 ${Number(month)} 月 ${Number(date)} 日` : '　　　　年　　月　　日';
}

/** The groups in which the cover prints the archive number: county, township, village, person. */
export const archiveNumberGroups = (number: string): readonly string[] => {
  const digits = number.padEnd(17, ' ');
  return [digits.slice(0, 6), digits.slice(6, 9), digits.slice(9, 12), digits.slice(12, 17)];
};
