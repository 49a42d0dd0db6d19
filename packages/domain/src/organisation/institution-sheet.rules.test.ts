import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildInstitutionTree } from './institution-tree.ts';
import { checkInstitutions } from './institution-sheet.rules.ts';

const HEAD = ['机构编码（必填）', '机构名称', '级别', '上级机构编码', '下级可选'];
const GOOD = [
  ['320999', '云溪县卫生健康委员会', '县级', '', ''],
  ['320999101', '城关镇中心卫生院', '乡镇级', '320999', '是'],
  ['320999101101', '王庄村卫生室', '村级', '320999101', '否'],
  ['320999901', '云溪县人民医院', '县级', '', ''],
];
const check = (rows: readonly (readonly string[])[]) => checkInstitutions([HEAD, ...rows]);
const problemsIn = (...rows: readonly (readonly string[])[]) =>
  check(rows).rows.map(({ problems }) => problems.join('；'));

describe('a sheet of institutions', () => {
  it('becomes a tree', () => {
    const { rows, problem } = check(GOOD);
    expect(problem).toBeUndefined();
    const institutions = rows.flatMap(({ institution }) => institution ?? []);
    expect(institutions).toHaveLength(4);
    const [root] = buildInstitutionTree(institutions);
    expect(root?.children.map(({ institution }) => institution.code)).toEqual(['320999101', '320999901']);
    expect(institutions[0]).toMatchObject({ level: 3, offersChildren: true });
    expect(institutions[2]).toMatchObject({ level: 5, parentCode: '320999101', offersChildren: false });
  });
  it('may leave out what follows from the codes, have a title above, and full-width digits', () => {
    const sheet = [
      ['机构名册'],
      ['名称', '编码'],
      ['云溪县卫健委', '320999'],
      ['城关卫生院', '３２０９９９１０１'],
      ['', ''],
    ];
    expect(checkInstitutions(sheet).rows.map(({ row, institution }) => [row, institution?.level])).toEqual([
      [3, 3],
      [4, 4],
    ]);
  });
  it.each([
    [['', '某院'], '缺少机构编码'],
    [['3.20999E+11', '某院'], /科学计数法/],
    [['32099910A', '某院'], '机构编码应全是数字'],
    [['3209', '某院'], /^机构编码应为 6 位/],
    [['320999101', '院'], '机构名称应为 2 到 60 个字'],
    [['320999101', '某院', '高级'], '级别应为 县级、乡镇级 或 村级'],
    [['320999101', '某院', '村级'], '村级机构的编码应为 12 位'],
    [['330999101', '某院'], '机构编码应以 320999 开头'],
    [['320999101', '某院', '', '320998'], '上级机构编码应为 320999：编码以它开头'],
    [['320999102101', '某室'], '村级机构应有上级乡镇机构，请先填写该乡镇'],
    [['320999101', '某院', '', '', '也许'], '“下级可选”应填 是 或 否'],
    [['320999', '又一个县'], '机构编码与第 2 行重复'],
  ])('says of %j what is wrong', (row, problem) => {
    const [first, said = ''] = problemsIn(GOOD[0] as string[], row);
    expect(first).toBe('');
    if (problem instanceof RegExp) expect(said).toMatch(problem);
    else expect(said).toBe(problem);
  });
  it('needs its headings, rows, and a county', () => {
    expect(checkInstitutions([['a', 'b']]).problem).toMatch(/没有找到表头/);
    expect(check([]).problem).toBe('表头下面没有数据');
    expect(problemsIn(['320999101', '某院'])).toEqual(['表中没有县级卫生健康行政部门（6 位编码）']);
    expect(check(Array.from({ length: 2_001 }, () => ['320999', 'x'])).problem).toMatch(/超过 2000/);
  });
  it('takes further ones below what is there, and leaves that as it is', () => {
    const known = [{ code: '320999', name: '云溪县卫生健康委员会', level: 3, offersChildren: true } as const];
    const { rows } = checkInstitutions([HEAD, ...GOOD], { known, root: '320999' });
    expect(rows[0]).toMatchObject({ known: true, problems: [] });
    expect(rows[0]).not.toHaveProperty('institution');
    expect(rows.slice(1).every(({ problems }) => problems.length === 0)).toBe(true);
    const outside = checkInstitutions([HEAD, ['330999101', '别处卫生院']], { known, root: '320999' });
    expect(outside.rows[0]?.problems).toEqual(['机构编码应以 320999 开头']);
  });
  it('never lets a tree through whose codes contradict it', () => {
    const cell = fc.constantFrom(
      '320999',
      '320999101',
      '320999102',
      '320999101101',
      '320999103101',
      '33099',
      '',
      '县级',
      '村级',
      '是',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell, cell, cell), { maxLength: 8 }), (rows) => {
        const found = check(rows.map((row) => [...row])).rows.flatMap(({ institution }) => institution ?? []);
        expect(() => buildInstitutionTree(found)).not.toThrow();
        expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
      }),
    );
  });
});
