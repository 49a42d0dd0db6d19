import type { Institution, InstitutionLevel } from './institution.ts';
import { institutionNameProblem } from './institution-keeping.rules.ts';
import { layoutOf, typedRows, type SheetText, type TypedInstitution } from './institution-sheet.ts';

/** One row of the sheet: what it says, and what is wrong with it. A row without problems has its institution. */
export type CheckedInstitution = {
  /** As Excel numbers it. */
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly institution?: Institution;
  readonly problems: readonly string[];
  /** The same institution is there already: it stays as it is. */
  readonly known?: true;
};

/** A sheet of institutions as it was read and checked, row by row. */
export type InstitutionSheet = {
  readonly rows: readonly CheckedInstitution[];
  /** What keeps the sheet as a whole from being read, as a sentence. */
  readonly problem?: string;
};

/** More than a county has; what is above is a wrong file. */
export const MOST_INSTITUTIONS = 2_000;

const LEVELS: { readonly [word: string]: InstitutionLevel } = {
  '3': 3,
  县: 3,
  县级: 3,
  区级: 3,
  市级: 3,
  '4': 4,
  乡: 4,
  镇: 4,
  乡镇: 4,
  乡镇级: 4,
  街道: 4,
  社区: 4,
  '5': 5,
  村: 5,
  村级: 5,
  服务站: 5,
};
/** Digits of a code by level; hospitals of the county have nine. */
const LENGTHS: { readonly [level: number]: readonly number[] } = { 3: [6, 9], 4: [9], 5: [12] };

const levelOf = ({ level, code }: TypedInstitution): InstitutionLevel | undefined =>
  level === '' ? ({ 6: 3, 9: 4, 12: 5 } as const)[code.length as 6 | 9 | 12] : LEVELS[level];

const offersOf = (text: string, hasChildren: boolean): boolean | undefined => {
  if (text === '') return hasChildren;
  if (['是', '1', '有', 'Y', 'y', '√'].includes(text)) return true;
  return ['否', '0', '无', 'N', 'n', '×'].includes(text) ? false : undefined;
};

function codeProblem(code: string): string | undefined {
  if (code === '') return '缺少机构编码';
  if (/^[\d.]+E\+?\d+$/i.test(code)) return '机构编码被 Excel 改成了科学计数法，请把这一列设为“文本”后重新填写';
  if (!/^\d+$/.test(code)) return '机构编码应全是数字';
  return [6, 9, 12].includes(code.length) ? undefined : '机构编码应为 6 位（县）、9 位（乡镇或县级医院）或 12 位（村）';
}

/**
 * Reads a tree of institutions row by row. Codes are hierarchical: each begins with the code of the institution above it. `root`: below
 * which institution all of them lie, where the county is set up already; without it the sheet itself names the county, once. `known`: those
 * that are there. Source: [P], after GB/T 2260 (county), GB/T 10114 (township) and the statistics office's codes of villages.
 */
export function checkInstitutions(
  sheet: SheetText,
  { known = [], root }: { readonly known?: readonly Institution[]; readonly root?: string } = {},
): InstitutionSheet {
  const layout = layoutOf(sheet);
  if (!layout) return { rows: [], problem: '没有找到表头：第一行应有“机构编码”和“机构名称”两列' };
  const typed = typedRows(sheet, layout);
  if (typed.length === 0) return { rows: [], problem: '表头下面没有数据' };
  if (typed.length > MOST_INSTITUTIONS)
    return { rows: [], problem: `表中超过 ${MOST_INSTITUTIONS} 个机构，请核对文件` };
  return { rows: checkRows(typed, known, root) };
}

function checkRows(
  typed: readonly TypedInstitution[],
  known: readonly Institution[],
  root: string | undefined,
): readonly CheckedInstitution[] {
  const there = new Map(known.map((one) => [one.code, one]));
  const codes = new Set([...typed.map(({ code }) => code), ...there.keys()]);
  const parents = new Set(typed.map(({ code }) => parentOf(code, codes)));
  const levels = new Map<string, number>([
    ...known.map(({ code, level }) => [code, level] as const),
    ...typed.flatMap((one) => {
      const level = levelOf(one);
      return level === undefined ? [] : [[one.code, level] as const];
    }),
  ]);
  const county = root ?? typed.find(({ code }) => code.length === 6)?.code;
  const seen = new Map<string, number>();
  return typed.map((one) => {
    const { row, code, name } = one;
    const bad = codeProblem(code);
    if (bad !== undefined) return { row, code, name, problems: [bad] };
    const before = seen.get(code);
    seen.set(code, before ?? row);
    if (before !== undefined) return { row, code, name, problems: [`机构编码与第 ${before} 行重复`] };
    const present = there.get(code);
    if (present) return { row, code, name: present.name, problems: [], known: true as const };
    const level = levelOf(one);
    const parentCode = parentOf(code, codes);
    const offersChildren = offersOf(one.offers, parents.has(code));
    const problems = problemsOf(one, {
      level,
      parentCode,
      parentLevel: levels.get(parentCode ?? ''),
      parentDisabled: there.get(parentCode ?? '')?.disabled === true,
      county,
      offersChildren,
    });
    if (problems.length > 0 || level === undefined || offersChildren === undefined)
      return { row, code, name, problems };
    const institution = { code, name, level, offersChildren, ...(parentCode === undefined ? {} : { parentCode }) };
    return { row, code, name, institution, problems };
  });
}

/** The nearest institution whose code a code begins with. */
function parentOf(code: string, codes: ReadonlySet<string>): string | undefined {
  return [9, 6].map((length) => code.slice(0, length)).find((start) => start.length < code.length && codes.has(start));
}

type Found = {
  readonly level: InstitutionLevel | undefined;
  readonly parentCode: string | undefined;
  readonly parentLevel: number | undefined;
  readonly parentDisabled: boolean;
  readonly county: string | undefined;
  readonly offersChildren: boolean | undefined;
};

function problemsOf(
  one: TypedInstitution,
  { level, parentCode, parentLevel, parentDisabled, county, offersChildren }: Found,
): readonly string[] {
  const { code, name, parent } = one;
  const problems: string[] = [];
  const misnamed = institutionNameProblem(name);
  if (misnamed !== undefined) problems.push(misnamed);
  if (level === undefined) problems.push('级别应为 县级、乡镇级 或 村级');
  else if (!LENGTHS[level]?.includes(code.length))
    problems.push(
      { 3: '县级机构的编码应为 6 位，县级医院 9 位', 4: '乡镇级机构的编码应为 9 位', 5: '村级机构的编码应为 12 位' }[
        level as 3 | 4 | 5
      ],
    );
  if (offersChildren === undefined) problems.push('“下级可选”应填 是 或 否');
  if (code === county) {
    if (parent !== '') problems.push('县级卫生健康行政部门没有上级机构，请把“上级机构编码”留空');
    return problems;
  }
  if (county === undefined) problems.push('表中没有县级卫生健康行政部门（6 位编码）');
  else if (!code.startsWith(county)) problems.push(`机构编码应以 ${county} 开头`);
  else if (parentCode === undefined) problems.push('找不到上级机构');
  else if (parent !== '' && parent !== parentCode) problems.push(`上级机构编码应为 ${parentCode}：编码以它开头`);
  else if (parentDisabled) problems.push('上级机构已停用，请先启用');
  else if (level !== undefined && parentLevel !== undefined && parentLevel > level)
    problems.push('级别不能高于上级机构');
  else if (code.length === 12 && parentCode.length === 6) problems.push('村级机构应有上级乡镇机构，请先填写该乡镇');
  return problems;
}
