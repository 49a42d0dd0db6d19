import { expect, it } from 'vitest';
import { LIST_IDS, loadList } from '../lists/index.ts';
import { PAGES } from '../pages/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';
import { loadRegisterList, REGISTER_LIST_IDS } from './register-lists.ts';

/** Under these keys stands what staff read. */
const SHOWN = ['title', 'label', 'hint', 'says', 'confirm', 'purpose', 'text', 'unit', 'placeholder', 'more'];
/** Small words that are no name of ours: units, tests with a small letter before their sign (tPSA), ends of files, what WeChat calls its numbers. */
const KNOWN = /^(mmol|nmol|mol|kHz|cm2|mmHg|min|kcal|openid|unionid|exe|apk|xls|xlsx|csv|[a-z]{1,2}[A-Z]{2,}[a-z]?)$/;
const WORDS = /(?<![A-Za-z])[a-z][A-Za-z0-9]{2,}/g;

/** Every text that is shown, of definitions that are data; `{n}` in it is put in. */
function textsOf(value: unknown, shown = false): readonly string[] {
  if (typeof value === 'string') return shown ? [value.replaceAll(/\{\w+\}/g, '')] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, shown));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsOf(inside, SHOWN.includes(key)));
}

const internal = (value: unknown): readonly string[] =>
  textsOf(value).filter((text) => (text.match(WORDS) ?? []).some((word) => !KNOWN.test(word)));

it('finds a name of the program in what is shown', () => {
  expect(internal({ label: '综合报告(all)' })).toEqual(['综合报告(all)']);
  expect(internal({ asks: [{ hint: '见 jgalllist' }] })).toEqual(['见 jgalllist']);
  expect(internal({ id: 'printAll', label: '血糖（mmol/L）', says: '已存 {done} 条' })).toEqual([]);
});

it('no form, list or page shows one', async () => {
  const forms = await Promise.all(formIndex.map(({ id }) => loadForm(id)));
  const lists = await Promise.all([...LIST_IDS.map(loadList), ...REGISTER_LIST_IDS.map(loadRegisterList)]);
  const found = [
    ...forms.flatMap(({ definition, dictionaries }) => internal([definition, dictionaries])),
    ...lists.flatMap(internal),
    ...PAGES.flatMap(internal),
  ];
  expect(found).toEqual([]);
});
