import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { docstringExamples, exampleModule, toldBy, type DocstringExample } from '../../tools/lib/docstring-examples.ts';
import { PUBLISHED, type PackageName } from '../../tools/lib/package-manifest.ts';
import { NODE, binary } from '../../tools/lib/run-command.ts';
import { emptyProject, type EmptyProject } from './empty-project.fixture.ts';

/** Functions that tell by example what they do: those used most, and those integrators begin with. */
const LEAST = 60;

let project: EmptyProject;
const distOf = (name: PackageName): string => join(project.folder, 'node_modules/@gongwei', name, 'dist');
let examples: readonly DocstringExample[];
beforeAll(async () => {
  project = await emptyProject();
  examples = PUBLISHED.flatMap((name) => docstringExamples(name, distOf(name)));
}, 600_000);

/** Compiles examples as a stranger would, runs them, and gives back what came out otherwise than they say. */
async function wrongOf(folder: string, all: readonly DocstringExample[]): Promise<string> {
  const names = all.map(({ imported, name }) => `${imported.replace(/\W+/g, '-')}-${name}`);
  for (const [at, one] of all.entries()) project.write(`${folder}/${names[at]}.ts`, exampleModule(one));
  const config = project.write(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'node16',
        strict: true,
        skipLibCheck: true,
        types: [],
        outDir: 'out',
        rootDir: '.',
      },
      files: names.map((name) => `${name}.ts`),
    }),
  );
  const compiled = await project.run(binary('tsc'), '-p', config);
  if (compiled.code !== 0) return compiled.output;
  const runner = project.write(
    `${folder}/out/run.mjs`,
    `import { isDeepStrictEqual, inspect } from 'node:util';
for (const name of ${JSON.stringify(names)})
  await (await import('./' + name + '.js')).run((came, said) => {
    if (!isDeepStrictEqual(came, said)) console.log(name + ': ' + inspect(came) + ', not ' + inspect(said));
  });`,
  );
  return (await project.run(NODE, runner)).output;
}

describe('examples in docstrings', () => {
  it('are there, and each tells what comes out', () => {
    expect(examples.length).toBeGreaterThanOrEqual(LEAST);
    expect(examples.filter((one) => toldBy(one) === 0)).toEqual([]);
  });

  it('compile and come to what they say', async () => {
    expect(await wrongOf('docstrings', examples)).toBe('');
  }, 60_000);

  it('would be found where they are wrong, in a value or in a type', async () => {
    const wrong = (line: string): DocstringExample => ({
      imported: '@gongwei/domain/shared',
      declarations: join(distOf('domain'), 'shared/public.d.ts'),
      name: 'maskName',
      lines: [line],
    });
    expect(await wrongOf('wrong-value', [wrong(`maskName('王秀英'); // '王秀*'`)])).toContain(`'王**', not '王秀*'`);
    expect(await wrongOf('wrong-type', [wrong('maskName(1); // 1')])).toContain('error TS2345');
  }, 60_000);
});
