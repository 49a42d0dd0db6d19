import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOfFile } from './declarations.ts';
import { entriesOf, importOf, type PackageName } from './package-manifest.ts';

/** What a docstring shows of the name it stands before. */
export type DocstringExample = {
  /** How the entry is imported that gives it out, and the file of its declarations. */
  readonly imported: string;
  readonly declarations: string;
  readonly name: string;
  readonly lines: readonly string[];
};

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export declare (?:function|const) ([\w$]+)/g;
const SHOWN = /@example\s+```ts\n([^]*?)\n\s*```/;
/** `expression; // value` */
const TELLS = /^(.+); \/\/ (.+)$/;

/** The examples in the declarations of a built package, `dist`: as editors show them to who uses it. */
export const docstringExamples = (of: PackageName, dist: string): readonly DocstringExample[] =>
  [...entriesOf(of)].flatMap(([area, file]) => {
    const declarations = join(dist, `${file}.d.ts`);
    return [...readFileSync(declarations, 'utf8').matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) => {
      const [, code] = SHOWN.exec(comment.replace(/^\s*\* ?/gm, '')) ?? [];
      return code === undefined ? [] : [{ imported: importOf(of, area), declarations, name, lines: code.split('\n') }];
    });
  });

/** How many values an example tells. */
export const toldBy = ({ lines }: DocstringExample): number => lines.filter((line) => TELLS.test(line)).length;

/**
 * An example as a module that `tell`s what each expression came to and what it says it comes to. Names of the example's own entry are imported,
 * others the example imports itself.
 */
export function exampleModule({ imported, declarations, lines }: DocstringExample): string {
  const own = lines.filter((line) => !line.startsWith('import ')).join('\n');
  const named = [...exportsOfFile(declarations).keys()].filter((name) =>
    new RegExp(`(?<![\\w$.'])${name}(?![\\w$'])`).test(own),
  );
  return [
    `import { ${named.join(', ')} } from '${imported}';`,
    ...lines.filter((line) => line.startsWith('import ')),
    'export async function run(tell: (came: unknown, said: unknown) => void): Promise<void> {',
    ...own.split('\n').map((line) => `  ${line.replace(TELLS, 'tell($1, $2);')}`),
    '}\n',
  ].join('\n');
}
