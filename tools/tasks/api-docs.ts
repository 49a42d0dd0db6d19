import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { entriesOf } from '../lib/package-manifest.ts';
import { NODE, ROOT, run } from '../lib/run-command.ts';

// The pages of everything the domain and paper export, area by area, searchable: npm run api-docs -- dist/api-docs
// The running server shows them at /docs/api/.

// TypeDoc drives the compiler of TypeScript 5, which our own workspace of it holds.
const library = createRequire(join(ROOT, 'tools/typescript-5/package.json')).resolve('typedoc');
const typedoc = join(dirname(library), '../bin/typedoc');
const folder = resolve(ROOT, process.argv[2] ?? 'dist/api-docs');
const code = await run(NODE, [
  typedoc,
  ...(['domain', 'paper'] as const).flatMap((name) =>
    [...entriesOf(name).values()].flatMap((file) => [
      '--entryPoints',
      join(ROOT, 'packages', name, 'src', `${file}.ts`),
    ]),
  ),
  // One program of both, so that what one names of the other leads there.
  ...['--tsconfig', join(ROOT, 'tools/typescript-5/tsconfig.json')],
  ...['--name', '@gongwei/domain', '--readme', join(ROOT, 'packages/domain/README.md')],
  ...['--out', folder, '--disableGit', '--sourceLinkTemplate', '{path}', '--excludeExternals', '--logLevel', 'Error'],
]);
console.log(code === 0 ? `✓ ${folder}/index.html` : '✗ 接口文档没有生成：先改正上面的错误。');
process.exitCode = code;
