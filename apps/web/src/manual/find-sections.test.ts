import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSections, type ManualSection } from './find-sections.ts';

const section = (heading: string, text: string, chapter = '打印'): ManualSection => ({
  at: `printing.html#${heading}`,
  chapter,
  heading,
  text,
});
const MANUAL = [
  section('批量打印', '在列表里勾选居民，点“打印”。'),
  section('打印不出来', '检查打印机；A4 纸要放在第一个纸盒。'),
  section('草稿', '没有保存的内容会自动留作草稿，打印前请先保存。', '草稿与冲突'),
];

describe('searching the manual', () => {
  it('finds sections with all words, headings first', () => {
    expect(findSections(MANUAL, '打印').map(({ heading }) => heading)).toEqual(['批量打印', '打印不出来', '草稿']);
    expect(findSections(MANUAL, '保存').map(({ heading }) => heading)).toEqual(['草稿']);
    expect(findSections(MANUAL, ' a4  纸盒 ').map(({ heading }) => heading)).toEqual(['打印不出来']);
    expect(findSections(MANUAL, '没有的词')).toEqual([]);
    expect(findSections(MANUAL, '   ')).toEqual([]);
  });

  it('marks the words in what stands around the first', () => {
    const [found] = findSections(MANUAL, 'A4');
    expect(found?.excerpt.filter(({ sought }) => sought)).toEqual([{ text: 'A4', sought: true }]);
  });

  it('takes whatever is typed, and changes no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ minLength: 1 }), (typed, text) => {
        for (const { excerpt } of findSections([section('甲', text)], typed)) {
          const shown = excerpt.map((part) => part.text).join('');
          expect(text).toContain(shown.replace(/^…/u, '').replace(/…$/u, ''));
        }
      }),
    );
  });
});
