import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manualPages } from '../../tools/lib/manual-pages.ts';

const files = manualPages(resolve(import.meta.dirname, '../../docs/manual'));
const page = (name: string): string => files.find((file) => file.name === name)?.text ?? '';

describe('the manual', () => {
  it.each([
    ['log-in.html', '登录'],
    ['residents.html', '居民档案'],
    ['check-up.html', '体检录入'],
    ['follow-up.html', '随访'],
    ['printing.html', '打印'],
    ['import.html', '批量导入'],
    ['drafts.html', '草稿与冲突'],
    ['mother-and-child.html', '妇幼'],
    ['questions.html', '常见问题'],
    ['calls.html', '视频通话'],
  ])('has %s about %s, and the first page leads there', (name, title) => {
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(page(name))?.[1]).toContain(title);
    expect(page('index.html')).toContain(`href="${name}"`);
  });

  it('leads nowhere that is not there, runs no script, and asks no other server', () => {
    for (const { name, text } of files.filter((file) => file.name.endsWith('.html'))) {
      const links = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link as string);
      expect(
        links.filter((link) => !link.startsWith('/') && !files.some((file) => file.name === link)),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(/<script|https?:\/\//);
    }
  });
});
