import { describe, expect, it } from 'vitest';
import type { RosterCell } from './roster-cell.ts';
import { headingKey, readRosterHeader, rosterLayoutOf, unknownHeadings } from './roster-columns.rules.ts';
import { ROSTER_KNOWN, ROSTER_SYNONYMS } from './roster-headings.data.ts';
import { OWN_TITLES } from './roster-own-titles.data.ts';

const layoutOf = (...rows: readonly (readonly RosterCell[])[]) => {
  const header = readRosterHeader(rows);
  return header.ok ? rosterLayoutOf(header.value) : header;
};

describe('the header', () => {
  it('is found below a title, by synonyms, whatever stands around the words', () => {
    expect(
      layoutOf(
        ['2026年居民花名册'],
        [],
        ['序号', ' 姓 名 ', '身份证号码（必填）', '手机号：', '＊家庭住址', '村（居）委会'],
      ),
    ).toEqual({
      ok: true,
      value: { headerRow: 2, columns: { name: 1, idNumber: 2, phone: 3, address: 4, village: 5 } },
    });
  });
  it.each(['村（居）', '居委会/村', '村（居）委会', '村/居委会', '社区'])('knows %s as the village', (title) => {
    expect(layoutOf(['姓名', '身份证号', title])).toMatchObject({ ok: true, value: { columns: { village: 2 } } });
  });
  it('tells which column is missing', () => {
    expect(layoutOf(['姓名', '性别'])).toEqual({
      ok: false,
      failure: '第1行表头中没有“身份证号”列，请指定是哪一列，或补上后重新上传',
    });
    expect(layoutOf(['a'], ['b'])).toMatchObject({ ok: false, failure: expect.stringContaining('模板') });
  });
  it('names what nobody knows, and passes over what our own lists print besides', () => {
    const header = readRosterHeader([['姓名', '身份证号', '责任医生', '慢病与重点人群', '村（居）', '特长']]);
    expect(header.ok && unknownHeadings(header.value.headings)).toEqual([{ at: 5, text: '特长' }]);
  });
  it('knows a title with its unit, and guesses no column of the roster so', () => {
    const header = readRosterHeader([['姓名', '身份证号', '收缩压（mmHg）', '联系电话（父亲）']]);
    expect(header.ok && unknownHeadings(header.value.headings)).toEqual([{ at: 3, text: '联系电话（父亲）' }]);
  });
  it('takes what an institution remembered, and the first of two columns of one kind', () => {
    const remembered = { 户主: 'name', 证照: 'idNumber', 特长: 'ignored' } as const;
    const header = readRosterHeader([['户主', '证照', '特长', '姓名']], remembered);
    expect(header.ok && header.value.headings.map(({ use }) => use)).toEqual(['name', 'idNumber', 'ignored', 'known']);
    expect(header.ok && rosterLayoutOf(header.value)).toMatchObject({ ok: true, value: { columns: { name: 0 } } });
  });
  it('is the row with the most words where nobody knows any, so that somebody can say what they mean', () => {
    const header = readRosterHeader([['某村'], ['户主', '证照', '电话1'], ['王明', '1']]);
    expect(header).toMatchObject({ ok: true, value: { headerRow: 1 } });
    expect(header.ok && rosterLayoutOf(header.value).ok).toBe(false);
  });
  it('keeps every title as it is compared, and none for two things', () => {
    const titles = [...Object.values(ROSTER_SYNONYMS).flat(), ...ROSTER_KNOWN, ...OWN_TITLES];
    expect(titles.map((title) => headingKey(title))).toEqual(titles);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
