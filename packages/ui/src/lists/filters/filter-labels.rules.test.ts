import type { Filter } from '@gongwei/domain/lists';
import { describe, expect, it } from 'vitest';
import { filterText, inSight, searchedMessage, withButtons } from './filter-labels.rules.ts';

const sex = { options: [{ code: '1', label: '男' }] };
const filter = (key: string, kind: Filter['kind'], more: Partial<Filter> = {}): Filter => ({
  key,
  label: key,
  kind,
  on: 'a',
  ...more,
});
const say = (kind: Filter['kind'], value: Parameters<typeof filterText>[1]) =>
  filterText(filter('a', kind, { words: sex }), value, { columns: {}, filters: { a: sex.options } }, { u1: '李四' });

describe('a filter in words', () => {
  it.each([
    ['choice', ['1', 'u1', '9'], '男、李四、9'],
    ['choice', [], ''],
    ['switch', ['1'], '是'],
    ['thing', ['u1'], '李四'],
    ['thing', ['0190-unknown'], '…'],
    ['number', ['page', 'u1', 'counts', '2026-01-01', '2026-12-31', '99'], '李四（2026-01-01 至 2026-12-31）'],
    ['range', { from: 60, to: 69 }, '60 – 69'],
    ['range', { from: 60, to: 60 }, '60'],
    ['range', { from: 60 }, '60 起'],
    ['days', { to: '2026-11-20' }, '2026-11-20 止'],
    ['days', { from: '@today', to: '@today' }, '今天'],
    ['days', { from: '@today-30d', to: '@today' }, '30 天前 – 今天'],
    ['days', { from: '@yearStart', to: '@today+7d' }, '年初 – 7 天后'],
    ['text', { text: '华' }, '华'],
    ['text', { text: ' ' }, ''],
    ['text', undefined, ''],
  ] as const)('%s %j', (kind, value, text) => {
    expect(say(kind, value)).toBe(text);
  });
});

describe('the filters in sight', () => {
  const filters = Array.from({ length: 9 }, (_, at) => filter(`f${at}`, 'choice'));
  const keys = (shown: readonly Filter[]) => shown.map(({ key }) => key);
  it('are the first six and those that are set, in their order', () => {
    expect(keys(inSight(filters, [], false))).toEqual(['f0', 'f1', 'f2', 'f3', 'f4', 'f5']);
    expect(keys(inSight(filters, ['f8'], false)).at(-1)).toBe('f8');
    expect(inSight(filters, [], true)).toBe(filters);
  });
  it('are those the definition names', () => {
    const named = [
      filter('a', 'choice', { place: 'bar' }),
      filter('b', 'choice'),
      filter('c', 'choice', { place: 'more' }),
    ];
    expect(keys(inSight(named, [], false))).toEqual(['a']);
    expect(keys(inSight([filter('b', 'choice'), filter('c', 'choice', { place: 'more' })], [], false))).toEqual(['b']);
  });
});

describe('a filter has a button', () => {
  const keys = (filters: readonly Filter[], asked: readonly string[] = []) =>
    withButtons(filters, asked).map(({ key }) => key);
  const texts = [filter('state', 'choice'), filter('code', 'text'), filter('note', 'text')];
  it('unless the search box looks for it: what is made for it, else the first of texts', () => {
    expect(keys(texts)).toEqual(['state', 'note']);
    expect(keys([...texts, filter('person', 'text', { match: 'search' })])).toEqual(['state', 'code', 'note']);
  });
  it('where an address has set it', () => expect(keys(texts, ['code'])).toEqual(['state', 'code', 'note']));
});

describe('a search that found nothing', () => {
  const search = filter('person', 'text', { label: '姓名/档案号', match: 'search' });
  it('says what is searched: the hint of the box, or the label of its filter', () => {
    expect(searchedMessage({ filters: [search] }, undefined)).toContain('查找的是：姓名/档案号。');
    expect(searchedMessage({ filters: [search] }, '姓氏、档案号')).toContain('查找的是：姓氏、档案号。');
    expect(searchedMessage({ filters: [filter('a', 'choice')] }, undefined)).not.toContain('查找的是');
  });
});
