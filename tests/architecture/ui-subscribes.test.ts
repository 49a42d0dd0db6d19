import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { bracketed } from './source-brackets.ts';

const root = resolve(import.meta.dirname, '../..');

/** Files that still fetch into state. The ratchet: it may only shrink. */
const STILL: readonly string[] = [
  // Events of a call; which of them held the sound back is kept beside them.
  'packages/ui/src/call/use-call-saying.ts',
  // Fields of a chart, taken together in the pauses of typing.
  'packages/ui/src/forms/use-chart-sheet.ts',
];

const SCREENS = /^packages\/ui\/src\/(?!.*\.(?:test|fixture)\.)/;

/** What came of a command may be told: busy, refused, failed. */
const SETS = /\bset(?!Busy|Entering|Problem|Trouble|Failure|Outcome|Step|Hint|Stopped|Timeout)[A-Z]\w*\(/;

/** How a file brings answers into React state by itself instead of subscribing to a use case; empty when it does not. */
function fetchesOf(source: string): readonly string[] {
  const effects = [...source.matchAll(/\buse(?:Layout)?Effect\(/g)].map(({ index, 0: call }) =>
    bracketed(source, index + call.length - 1),
  );
  const answers = [...source.matchAll(/\b(?:const|let) (?:\{ ?|\[)?(\w+)[^=\n]*= await /g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'failure');
  const own = [...source.matchAll(/\buseLoaded\(\s*([^,)]+)/g)].map(([, open = '']) => open.trim());
  const imported = [...source.matchAll(/import \{([^}]+)\} from '@gongwei\/application\/[\w-]+'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
  return [
    ...effects.filter((body) => /\.then\(|\bawait\b|\.subscribe\(/.test(body) && SETS.test(body)).map(() => 'effect'),
    ...(/\bset(?!Problem)[A-Z]\w*\(\s*await\b|\.then\(\s*set[A-Z]/.test(source) ? ['sets what it awaits'] : []),
    ...answers.filter((name) => new RegExp(`\\bset[A-Z]\\w*\\(${name}\\)`).test(source)).map((name) => `sets ${name}`),
    ...(/\bcreate(?:Loaded|Sought)\b|\buseResource\b/.test(source) ? ['makes a use case'] : []),
    ...own.filter((open) => !imported.includes(open)).map((open) => `opens ${open}`),
  ];
}

describe('the UI only subscribes', () => {
  it('finds what is planted', () => {
    const planted = [
      'useEffect(() => { port.find().then((rows) => setRows(rows)); }, [port]);',
      'useEffect(() => { const on = port.rows$.subscribe((rows) => setRows(rows)); return () => on.unsubscribe(); });',
      'const look = async () => { setRows(await port.find()); };',
      'const look = async () => { const rows = await port.find(); setRows(rows); };',
      'const look = () => port.find().then(setRows);',
      'const rows = createLoaded(() => port.find());',
      "import { createRows } from './rows.ts';\nuseLoaded(createRows, port);",
      'useLoaded(() => port.find(), port);',
    ];
    for (const source of planted) expect(fetchesOf(source), source).not.toEqual([]);
  });
  it('lets be what is allowed', () => {
    const allowed = [
      "import { createRows } from '@gongwei/application/lists';\nconst { value } = useLoaded(\n  createRows,\n  port,\n);",
      'const save = async () => { setBusy(true); const done = await editor.save(); if (!done.ok) setTrouble(done.failure); };',
      'useEffect(() => { setAt(0); }, [value]);',
    ];
    for (const source of allowed) expect(fetchesOf(source), source).toEqual([]);
  });
  it('in every file but those that are known', () => {
    const found = repositoryFiles()
      .filter((file) => SCREENS.test(file))
      .map((file) => ({ file, how: fetchesOf(readFileSync(join(root, file), 'utf8')) }))
      .filter(({ how }) => how.length > 0);
    expect(found.filter(({ file }) => !STILL.includes(file))).toEqual([]);
    expect(STILL.filter((file) => !found.some((one) => one.file === file))).toEqual([]);
  });
});
