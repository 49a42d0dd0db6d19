import { describe, expect, it } from 'vitest';
import { longSuites } from '../../tools/lib/long-suites.ts';
import { AREAS } from '../../tools/mutation/areas.ts';
import { citedTitles, readDocument, troubleOf } from './citations.ts';

const text = readDocument('docs/reliability.md');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => ({ row: Number(line.match(/\d+/)?.[0]), line }));
const citations = citedTitles(`${text}\n${readDocument('docs/security.md')}`);

describe('the table of what is promised', () => {
  it('has a line for each of the 38 rows, in order, with a state', () => {
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 38 }, (_, at) => at + 1));
    expect(rows.filter(({ line }) => !/\| [✔◐✘][^|]*\|$/.test(line)).map(({ row }) => row)).toEqual([]);
  });

  it('calls nothing proved that names no test', () => {
    const unproved = rows.filter(({ line }) => /\| ✔[^|]*\|$/.test(line) && !line.includes(' › '));
    expect(unproved.map(({ row }) => row)).toEqual([]);
  });

  it.each(citations)('cites $file › $title', (citation) => {
    expect(troubleOf(citation)).toBeUndefined();
  });
});

describe('the commands that measure it', () => {
  const { scripts } = JSON.parse(readDocument('package.json')) as {
    readonly scripts: { readonly [name: string]: string };
  };
  const commands = [...text.matchAll(/`(?:\w+=\S+ )?npm run ([\w:]+)(?: -- ([^`]*))?`/g)].map(
    ([, script = '', words]) => ({
      script,
      words: words?.split(' ') ?? [],
    }),
  );
  const wordsOf = (wanted: string): readonly string[] =>
    commands.filter(({ script }) => script === wanted).flatMap(({ words }) => words);
  const filesOf = (words: readonly string[]): readonly string[] => Object.values(longSuites(words)).flat();

  it('are scripts of this project', () => {
    expect(commands.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
  });

  it('name long tests there are, and leave none of them out', () => {
    const words = wordsOf('test:long');
    expect(words.filter((word) => filesOf([word]).length === 0)).toEqual([]);
    expect(filesOf([]).filter((file) => !words.some((word) => file.includes(word)))).toEqual([]);
  });

  it('name parts of the bench, and areas whose rules can be changed', () => {
    const parts = /const PARTS = \[(.*)\]/.exec(readDocument('tools/tasks/bench.ts'))?.[1] ?? '';
    expect(wordsOf('bench').filter((word) => !parts.includes(`'${word}'`))).toEqual([]);
    expect(wordsOf('test:mutation').filter((word) => !Object.hasOwn(AREAS, word))).toEqual([]);
  });

  it('and every folder of a mutated area is there', () => {
    const globs = Object.values(AREAS).flatMap(({ mutate, tests }) => [...mutate, ...tests]);
    const files = globs.filter((glob) => !/[*{!]/.test(glob));
    expect(files.filter((file) => readDocument(file) === '')).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });
});
