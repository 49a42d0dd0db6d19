import type { SheetColumn, SheetLine } from '@gongwei/domain/lists';

/** Columns by which a line says whose it is. */
export const WHO: readonly SheetColumn[] = [
  { key: '@idNumber', label: '身份证号', required: true },
  { key: '@name', label: '姓名' },
];

/** The same where the number of the archive does as well. */
export const WHO_BY_EITHER: readonly SheetColumn[] = [
  { key: '@idNumber', label: '身份证号', hint: '与档案编号填一项' },
  { key: '@archiveNumber', label: '档案编号', aliases: ['健康档案编号', '档案号'] },
  { key: '@name', label: '姓名' },
];

/** The identity number of a line as the archive has it; empty where there is none. */
export const numberIn = ({ cells }: SheetLine): string => (cells['@idNumber'] ?? '').toUpperCase();

/** The number of the archive a line gives; empty where there is none. */
export const archiveIn = ({ cells }: SheetLine): string => (cells['@archiveNumber'] ?? '').replaceAll(/\s/g, '');

const NOBODY = '查无此人，或不在您的管理范围内';

/** Why a line is nobody's: no number, nobody within reach, or somebody of another name. */
export function nobodys(line: SheetLine, person: { readonly name: string } | undefined): string | undefined {
  if (numberIn(line) === '') return '缺少身份证号';
  if (!person) return NOBODY;
  const name = line.cells['@name'];
  return name !== undefined && name !== person.name ? '姓名与身份证号不符' : undefined;
}

/** The same of a line that may give either number. */
export function nobodysByEither(
  line: SheetLine,
  person: { readonly name: string; readonly archive_number: string } | undefined,
): string | undefined {
  const archive = archiveIn(line);
  if (numberIn(line) === '' && archive === '') return '缺少身份证号或档案编号';
  if (!person) return NOBODY;
  if (archive !== '' && archive !== person.archive_number) return '身份证号与档案编号不是同一人';
  const name = line.cells['@name'];
  const by = numberIn(line) === '' ? '档案编号' : '身份证号';
  return name !== undefined && name !== person.name ? `姓名与${by}不符` : undefined;
}
