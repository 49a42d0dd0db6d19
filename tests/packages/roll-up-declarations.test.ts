import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { rollUpDeclarations } from '../../tools/lib/roll-up-declarations.ts';

/** Rolls up files of a package of two areas, and gives back what is there then, by path. */
function rolled(files: { readonly [path: string]: string }): (path: string) => string {
  const dist = mkdtempSync(join(tmpdir(), 'gongwei-rolled-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  rollUpDeclarations(
    dist,
    ['one/public.d.ts', 'two/public.d.ts'].map((path) => join(dist, path)),
  );
  const left = new Map(
    ['one/public.d.ts', 'one/inner.d.ts', 'two/public.d.ts'].map((path) => [
      path,
      readFileSync(join(dist, path), 'utf8'),
    ]),
  );
  rmSync(dist, { recursive: true });
  return (path) => left.get(path) ?? '';
}

const FILES = {
  'one/public.d.ts': `export { a, type Shown as Seen } from './a.js';\n`,
  'one/a.d.ts': `import type { Inner } from './b.js';
type Part = { readonly one: 1 };
/** What a does: a Part. */
export declare const a: (part: Part) => import("./b.js").Inner;
export declare const nobodys: Inner;
/** Seen from outside. */
export type Shown = 'Part' | Part
/** Or inside. */
 | Inner;
export {};
`,
  'one/b.d.ts': `/** For two as well. */\nexport type Inner = { readonly inner: string };\nexport type Part = never;\n`,
  'two/public.d.ts': `export { two } from './c.js';\nexport type { Observable } from 'rxjs';\n`,
  'two/c.d.ts': `import type { Shown } from '../one/a.js';
import type { Inner as Other } from '../one/b.js';
type Part = Shown;
/** Of both. */
export declare function two(other: Other): Part;
export declare function two(shown: Shown, Part: string): Part;
export {};
`,
};

it('puts an area into the file of its entry, with its comments and without what no entry leads to', () => {
  expect(rolled(FILES)('one/public.d.ts')).toBe(`import type { Inner } from './inner.js';
/** What a does: a Part. */
export declare const a: (part: Part) => Inner;
/** Seen from outside. */
export type Seen = 'Part' | Part
/** Or inside. */
 | Inner;
type Part = { readonly one: 1 };
export {};
`);
});

it('keeps beside it what another area names though it is no promise', () => {
  const file = rolled(FILES);
  expect(file('one/inner.d.ts')).toBe(
    '/** For two as well. */\nexport type Inner = { readonly inner: string };\nexport {};\n',
  );
  expect(file('two/public.d.ts')).toContain("import type { Seen } from '../one/public.js';");
  expect(file('two/public.d.ts')).toContain("import type { Inner } from '../one/inner.js';");
  expect(file('two/public.d.ts')).toContain('export declare function two(other: Inner): Part;\n');
  expect(file('two/public.d.ts')).toContain('type Part = Seen;\n');
  expect(file('two/public.d.ts')).toContain("export { Observable } from 'rxjs';\n");
});
