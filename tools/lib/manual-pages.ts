import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';

/** A file of the manual as it is served below `/docs/`. */
export type ManualFile = { readonly name: string; readonly text: string };
type Chapter = { readonly file: string; readonly title: string; readonly html: string };

const PRODUCT = '智慧公共卫生医疗服务平台';

/** The manual of a folder: each `NN-name.md` becomes `name.html`, `index.md` the first page, with the list of all beside each. */
export function manualPages(folder: string): readonly ManualFile[] {
  const marked = new Marked({ gfm: true });
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
    { name: 'manual.css', text: readFileSync(join(folder, 'manual.css'), 'utf8') },
  ];
}

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
</head>
<body>
<header><b aria-hidden="true">公卫</b><strong>${PRODUCT}</strong><span>使用手册</span></header>
<div class="page">
<nav aria-label="目录"><ol>${links.join('')}</ol></nav>
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
