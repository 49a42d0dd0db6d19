import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { bracketed } from './source-brackets.ts';

const root = resolve(import.meta.dirname, '../..');

const SCREENS = /^packages\/ui\/src\/(?!.*\.(?:test|fixture)\.)/;

/** What came of a command may be told: busy, refused, failed. */
const SETS = /\bset(?!Busy|Entering|Problem|Trouble|Failure|Outcome|Step|Hint|Stopped|Timeout)[A-Z]\w*\(/;

/** Storage of the browser, or the catalogue of what lies there: both are for `application` and its adapters. */
const KEEPS = /\b(?:localStorage|sessionStorage|indexedDB|STORED)\b|\bdocument\.cookie\b/;

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

const screens = repositoryFiles()
  .filter((file) => SCREENS.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

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
  it('in every file', () => {
    const found = screens.map(({ file, source }) => ({ file, how: fetchesOf(source) }));
    expect(found.filter(({ how }) => how.length > 0)).toEqual([]);
  });
});

describe('the UI keeps nothing in the browser by itself', () => {
  it('finds what is planted', () => {
    const planted = [
      "localStorage.setItem('a', '1');",
      'window.sessionStorage.clear();',
      "indexedDB.open('a');",
      "document.cookie = 'a=1';",
      'stored.write(STORED.sidebarSlim, true);',
      'useState(() => stored.read(STORED.sidebarSlim));',
    ];
    for (const source of planted) expect(source, source).toMatch(KEEPS);
    // Handed on to a use case, which reads and writes.
    expect('useLoaded(createSlimSidebar, useService(StoredItems));').not.toMatch(KEEPS);
  });
  it('in every file', () =>
    expect(screens.filter(({ source }) => KEEPS.test(source)).map(({ file }) => file)).toEqual([]));
});
