import { describe, expect, it } from 'vitest';
import { adviceOf, errorPath, groupLabel, mendOf } from './upload-errors.rules.ts';

const group = { count: 3, people: 2 };

describe('failures of uploads', () => {
  it.each([
    ['code', { key: 'E07' }, '数值超出平台范围（E07）', 'view=&state=4&place=990101&error=E07'],
    ['recordType', { key: '10' }, '心电图', 'view=&state=4&place=990101&recordType=10'],
    ['institution', { key: '990101101', label: '东镇卫生院' }, '东镇卫生院', 'view=&state=4&place=990101101'],
    ['doctor', { key: 'u1', label: '王芳' }, '王芳', 'view=&state=4&place=990101&doctor=u1'],
    ['doctor', { key: '' }, '没有责任医生', 'view=&state=4&place=990101'],
    [
      'field',
      { key: 'weight', label: '体重', code: 'E07', recordType: '2' },
      '体重（健康体检表，数值超出平台范围）',
      'view=&state=4&place=990101&error=E07&recordType=2',
    ],
  ] as const)('%s %j has a name and leads to its list', (by, change, words, query) => {
    const one = { ...group, ...change };
    expect(groupLabel(by, one)).toBe(words);
    expect(errorPath(by, one, '990101')).toBe(`/uploadManage/uploadListNot?${query}`);
  });

  it('are mended at once only where one cause lies outside of the records', () => {
    expect(['E01', 'E10', 'E12', 'E13', 'E07', 'E04'].map(mendOf)).toEqual([
      'account',
      'retry',
      'retry',
      'skip',
      undefined,
      undefined,
    ]);
    expect(adviceOf('code', { ...group, key: 'E13' })).toMatch(/无需上传/);
    expect(adviceOf('doctor', { ...group, key: 'u1' })).toBe('');
  });
});
