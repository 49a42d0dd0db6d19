import { PAGES } from '@gongwei/domain/pages';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LARGEST_PICTURE, manualImages, manualPages } from '../../tools/lib/manual-pages.ts';
import { MANUAL_PICTURES } from '../../tools/lib/manual-pictures.data.ts';

const files = manualPages(resolve(import.meta.dirname, '../../docs/manual'));
const images = manualImages(resolve(import.meta.dirname, '../../docs/manual'));
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
    ['setting-up.html', '初始设置与工作人员账号'],
    ['uploading.html', '上传到省平台'],
    ['analysis.html', '体检分析'],
    ['uploading.html', '上传到省平台'],
  ])('has %s about %s, and the first page leads there', (name, title) => {
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(page(name))?.[1]).toContain(title);
    expect(page('index.html')).toContain(`href="${name}"`);
  });

  it('has the chapter of every page of the product', () => {
    const names = new Set(files.map(({ name }) => name));
    expect(PAGES.filter(({ help }) => !names.has(`${help}.html`)).map(({ path, help }) => `${path} ${help}`)).toEqual(
      [],
    );
  });

  it('leads nowhere that is not there, runs nothing but its search, and asks no other server', () => {
    for (const { name, text } of files.filter((file) => file.name.endsWith('.html'))) {
      const served = new Set([...files, ...images].map((file) => file.name).concat('search.js'));
      const links = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link as string);
      expect(
        links.filter((link) => !link.startsWith('/') && !served.has(link)),
        name,
      ).toEqual([]);
      expect(text.match(/<script[^>]*>/g), name).toEqual(['<script type="module" src="search.js">']);
      expect(text, name).not.toMatch(/https?:\/\//);
    }
  });

  it('shows every picture once, told in words and fetched when it comes near; the task takes exactly these', () => {
    const shown = files.flatMap(({ text }) => text.match(/<img[^>]*>/g) ?? []);
    const names = shown.map((image) => / src="([^"]*)"/.exec(image)?.[1]);
    expect(new Set(names)).toEqual(new Set(images.map(({ name }) => name)));
    expect(names).toHaveLength(images.length);
    expect(new Set(names)).toEqual(new Set(MANUAL_PICTURES.map(({ name }) => `images/${name}.webp`)));
    expect(shown.filter((image) => !/ alt="[^"]{6,}"/.test(image) || !image.includes(' loading="lazy"'))).toEqual([]);
    for (const { name, bytes } of images) {
      expect(bytes.length, name).toBeLessThanOrEqual(LARGEST_PICTURE);
      expect(new TextDecoder('latin1').decode(bytes.slice(8, 12)), name).toBe('WEBP');
    }
  });

  it('is found by section: every second heading once, with an anchor its page has', () => {
    const sections = JSON.parse(page('sections.json')) as readonly { readonly at: string; readonly heading: string }[];
    expect(sections.length).toBeGreaterThan(40);
    expect(new Set(sections.map(({ at }) => at)).size).toBe(sections.length);
    for (const { at, heading } of sections) {
      const [file = '', anchor] = at.split('#');
      expect(page(file), at).toContain(heading);
      if (anchor !== undefined) expect(page(file), at).toContain(`id="${decodeURIComponent(anchor)}"`);
    }
  });
});
