import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { exportsOfFile } from './declarations.ts';

/** What a docstring shows of the name it stands before. */
export type DocstringExample = {
  readonly area: string;
  readonly name: string;
  readonly lines: readonly string[];
};

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export declare (?:function|const) ([\w$]+)/g;
const SHOWN = /@example\s+```ts\n([^]*?)\n\s*```/;
/** `expression; // value` */
const TELLS = /^(.+); \/\/ (.+)$/;

/** The examples in the declarations of a built package, `dist`: as editors show them to who uses it. */
export const docstringExamples = (dist: string): readonly DocstringExample[] =>
  globSync(join(dist, '**/*.d.ts'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) => {
        const [, code] = SHOWN.exec(comment.replace(/^\s*\* ?/gm, '')) ?? [];
        const area = relative(dist, file).split(sep)[0] ?? '';
        return code === undefined ? [] : [{ area, name, lines: code.split('\n') }];
      }),
    );

/** How many values an example tells. */
export const toldBy = ({ lines }: DocstringExample): number => lines.filter((line) => TELLS.test(line)).length;

/**
 * An example as a module that `tell`s what each expression came to and what it says it comes to. Names of the example's own area are imported,
 * others the example imports itself.
 */
export function exampleModule({ area, lines }: DocstringExample, dist: string): string {
  const own = lines.filter((line) => !line.startsWith('import ')).join('\n');
  const named = [...exportsOfFile(join(dist, area, 'public.d.ts')).keys()].filter((name) =>
    new RegExp(`(?<![\\w$.'])${name}(?![\\w$'])`).test(own),
  );
  return [
    `import { ${named.join(', ')} } from '@gongwei/domain/${area}';`,
    ...lines.filter((line) => line.startsWith('import ')),
    'export async function run(tell: (came: unknown, said: unknown) => void): Promise<void> {',
    ...own.split('\n').map((line) => `  ${line.replace(TELLS, 'tell($1, $2);')}`),
    '}\n',
  ].join('\n');
}
