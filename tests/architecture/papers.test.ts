import { formIndex } from '@gongwei/domain/catalogue';
import { expect, it } from 'vitest';
import { OFFICIAL_PAPERS, PAPERS_AT_MOST } from '../paper/papers.data.ts';

const forms = formIndex.map(({ id }) => id);

it('says of every form how many papers it may take, and of no other', () => {
  expect(forms.filter((id) => PAPERS_AT_MOST[id] === undefined)).toEqual([]);
  const named = [...Object.keys(PAPERS_AT_MOST), ...Object.keys(OFFICIAL_PAPERS)];
  expect(named.filter((sheet) => !forms.includes(sheet.replace(/#\d+$/, '')))).toEqual([]);
});
