import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { bracketed } from './source-brackets.ts';

const root = resolve(import.meta.dirname, '../..');
const screens = repositoryFiles()
  .filter((file) => /^(?:packages\/ui|apps\/web)\/src\/(?!.*\.test\.).*\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(resolve(root, file), 'utf8') }));

/** Boxes of the browser, which look and read otherwise in each of them; a day is typed into our own. */
const NATIVE_DAY = /\btype="(?:date|datetime-local|month|week|time)"/;

/** Words of what was not done. */
const FAILED = /没有|没能|未能|不能|不了|失败|无法|出错|错误|已是|0 项/;

/** Notices without a kind, which carry the green tick, whose words say that nothing was done. */
function greenFailures(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:notify|tell)\(/g)].flatMap(({ index, 0: text }) => {
    const given = bracketed(source, index + text.length - 1);
    const words = [...given.matchAll(/(['`])([^'`]*)\1/g)].map(([, , one]) => one as string);
    return /\bkind\b|NOTHING_DONE/.test(given) ? [] : words.filter((one) => FAILED.test(one));
  });
}

describe('screens', () => {
  it('ask for days in our own field, never in the browser’s box', () => {
    expect(NATIVE_DAY.test('<input type="date" />')).toBe(true);
    expect(screens.filter(({ source }) => NATIVE_DAY.test(source)).map(({ file }) => file)).toEqual([]);
  });

  it('say what was not done without a green tick', () => {
    expect(greenFailures("notify({ text: '这一项没有上次的值' })")).toEqual(['这一项没有上次的值']);
    expect(greenFailures("notify({ text: '没有取到', kind: 'danger' }); tell('最多 3 行', NOTHING_DONE)")).toEqual([]);
    const found = screens.flatMap(({ file, source }) => greenFailures(source).map((words) => `${file}: ${words}`));
    expect(found).toEqual([]);
  });
});
