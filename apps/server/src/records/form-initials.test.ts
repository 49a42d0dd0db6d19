import { formIndex } from '@gongwei/domain/catalogue';
import { expect, it } from 'vitest';
import { pinyinOfWords } from '../shared/pinyin.ts';

it('gives each form the initials of its title, as the menu and the residents have theirs', () => {
  const said = formIndex.map(({ id, initials }) => [id, initials]);
  expect(said).toEqual(formIndex.map(({ id, title }) => [id, pinyinOfWords(title).initials]));
});
