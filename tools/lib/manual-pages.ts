import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';

/** A file of the manual as it is served below `/docs/`. */
export type ManualFile = { readonly name: string; readonly text: string };
/** A picture of it, below `/docs/` as in the folder. */
export type ManualImage = { readonly name: string; readonly bytes: Uint8Array };
/** Bytes a picture of the manual may have: a village line brings one in half a second. */
export const LARGEST_PICTURE = 60 * 1024;
type Chapter = { readonly file: string; readonly title: string; readonly html: string };
type Section = { readonly at: string; readonly chapter: string; readonly heading: string; readonly text: string };

const PRODUCT = '智慧公共卫生医疗服务平台';

/**
 * The manual of a folder: each `NN-name.md` becomes `name.html`, `index.md` the first page, with the list of all beside each, and
 * `sections.json` what its search reads. Headings carry their own text as anchor.
 */
export function manualPages(folder: string): readonly ManualFile[] {
  const marked = new Marked({ gfm: true, renderer: { heading: headingOf, image: pictureOf } });
  const chapterOf = (name: string): Chapter => {
    const source = readFileSync(join(folder, name), 'utf8');
    const title = /^# (.+)$/m.exec(source)?.[1]?.trim() ?? name;
    return {
      file: name.replace(/^\d+-/, '').replace(/\.md$/, '.html'),
      title,
      html: marked.parse(source, { async: false }),
    };
  };
  const names = readdirSync(folder).filter((name) => /^\d+-.+\.md$/.test(name));
  const chapters = [chapterOf('index.md'), ...names.toSorted().map(chapterOf)];
  return [
    ...chapters.map((chapter, at) => ({ name: chapter.file, text: pageOf(chapters, at) })),
    { name: 'sections.json', text: JSON.stringify(chapters.flatMap(sectionsOf)) },
    { name: 'manual.css', text: readFileSync(join(folder, 'manual.css'), 'utf8') },
  ];
}

function headingOf({ depth, text }: Tokens.Heading): string {
  const level = `h${depth}`;
  return `<${level} id="${escaped(anchorOf(text))}">${escaped(text)}</${level}>\n`;
}

/** Fetched when it comes near, pressed to see it whole. The place is kept free, so that nothing jumps. */
function pictureOf({ href, text }: Tokens.Image): string {
  const words = escaped(text);
  return `<a class="picture" href="${href}" title="点击看大图"><img src="${href}" alt="${words}" width="1366" height="768" loading="lazy" decoding="async"></a>`;
}

/** The pictures of the manual; none where no folder is. */
export function manualImages(folder: string): readonly ManualImage[] {
  const images = join(folder, 'images');
  if (!existsSync(images)) return [];
  return readdirSync(images)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => ({ name: `images/${file}`, bytes: readFileSync(join(images, file)) }));
}

const anchorOf = (heading: string): string => heading.replaceAll(/\s+/g, '-');

/** A chapter by its second headings, as plain text. */
function sectionsOf({ file, title, html }: Chapter): readonly Section[] {
  return html
    .split(/(?=<h[12] id=)/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const heading = plain(/<h[12] id="[^"]*">(.*?)<\/h[12]>/.exec(part)?.[1] ?? title);
      return {
        at: heading === title ? file : `${file}#${encodeURIComponent(anchorOf(heading))}`,
        chapter: title,
        heading,
        text: plain(part.replace(/<h[12] .*?<\/h[12]>/, '')),
      };
    });
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

function pageOf(chapters: readonly Chapter[], at: number): string {
  const chapter = chapters[at] as Chapter;
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  const links = chapters.map(
    ({ file, title }) =>
      `<li><a href="${file}"${file === chapter.file ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`,
  );
  const contents = at === 0 ? `<ol>${links.slice(1).join('')}</ol>` : '';
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(chapter.title)} - ${PRODUCT}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="manual.css">
<script type="module" src="search.js"></script>
</head>
<body>
<header><b aria-hidden="true">公卫</b><strong>${PRODUCT}</strong><span>使用手册</span></header>
<div class="page">
<div class="side">
<search><input id="search" type="search" placeholder="搜索手册" aria-label="搜索手册" aria-keyshortcuts="/" autocomplete="off" spellcheck="false"><p id="told" role="status"></p><ol id="found" aria-label="搜索结果"></ol></search>
<nav aria-label="目录"><ol>${links.join('')}</ol></nav>
</div>
<main>
${chapter.html}${contents}
<footer><span>${before ? `<a href="${before.file}">← ${escaped(before.title)}</a>` : ''}</span><span>${after ? `<a href="${after.file}">${escaped(after.title)} →</a>` : ''}</span></footer>
</main>
</div>
</body>
</html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
