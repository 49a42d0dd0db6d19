import type { SheetColumn, SheetLine } from '@gongwei/domain/lists';

/** Columns by which a line says whose it is. */
export const WHO: readonly SheetColumn[] = [
  { key: '@idNumber', label: '身份证号', required: true },
  { key: '@name', label: '姓名' },
];

/** The identity number of a line as the archive has it; empty where there is none. */
export const numberIn = ({ cells }: SheetLine): string => (cells['@idNumber'] ?? '').toUpperCase();

/** Why a line is nobody's: no number, nobody within reach, or somebody of another name. */
export function nobodys(line: SheetLine, person: { readonly name: string } | undefined): string | undefined {
  if (numberIn(line) === '') return '缺少身份证号';
  if (!person) return '查无此人，或不在您的管理范围内';
  const name = line.cells['@name'];
  return name !== undefined && name !== person.name ? '姓名与身份证号不符' : undefined;
}
