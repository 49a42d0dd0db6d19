import { expect, it } from 'vitest';
import { frameOrigins, OWN_PAGES, readEmbeddedPages } from './embedded-pages.ts';

it('allows the manual where nothing is set, and what is set besides', () => {
  expect(readEmbeddedPages('')).toEqual({ ok: true, value: OWN_PAGES });
  const set = readEmbeddedPages('kb=https://kb.example.cn/index.html, map=https://map.example.cn:8443/a?b=1');
  expect(set.ok && set.value.map(({ name, address }) => [name, address])).toEqual([
    ['manual', '/docs/'],
    ['kb', 'https://kb.example.cn/index.html'],
    ['map', 'https://map.example.cn:8443/a?b=1'],
  ]);
  expect(set.ok && frameOrigins(set.value)).toEqual(['https://kb.example.cn', 'https://map.example.cn:8443']);
});

it.each([
  'kb',
  'kb=http://kb.example.cn/',
  'kb=javascript:alert(1)',
  'kb=//kb.example.cn/',
  'kb=https://user:secret@kb.example.cn/',
  'a b=https://kb.example.cn/',
  '知识库=https://kb.example.cn/',
])('refuses %s with a sentence', (text) => {
  const read = readEmbeddedPages(text);
  expect(!read.ok && read.failure).toContain('GONGWEI_EMBED');
});

it('lets nobody take the place of the manual', () => {
  const read = readEmbeddedPages('manual=https://elsewhere.example.cn/');
  expect(read.ok && read.value).toEqual(OWN_PAGES);
});
