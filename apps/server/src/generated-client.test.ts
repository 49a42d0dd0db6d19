import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MISTAKES, PROGRAM } from './generated-client.fixture.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from './testing/index.ts';

const root = resolve(import.meta.dirname, '../../..');
// openapi-typescript drives the compiler of TypeScript 5, which our own workspace of it holds.
const generator = join(
  dirname(createRequire(join(root, 'tools/typescript-5/package.json')).resolve('openapi-typescript/package.json')),
  'bin/cli.js',
);
const runFile = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'gongwei-client-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const document = await (await fetch(`${server.url}/api/v1/openapi.json`)).text();
  writeFileSync(join(folder, 'openapi.json'), document);
  await runFile(process.execPath, [generator, join(folder, 'openapi.json'), '-o', join(folder, 'schema.ts')]);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the compiler says of programs over the generated types, strictly and with the declarations of libraries looked at, too. */
async function compile(...files: readonly string[]): Promise<string> {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(root, 'node_modules/.bin/tsc');
  return runFile(tsc, ['-p', join(folder, 'tsconfig.json')]).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
}

describe('a client made from the OpenAPI document', () => {
  it('compiles, logs in, searches, saves, and reads a conflict', async () => {
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    expect(await compile('program.ts')).toBe('');
    const program = [join(folder, 'program.ts'), server.url, 'doctor', TEST_PASSWORD];
    const { stdout } = await runFile(process.execPath, ['--disable-warning=ExperimentalWarning', ...program]);
    expect(stdout.split('\n')).toEqual([
      'logged in as 东镇医生',
      'found 1 张三丰 17',
      'saved version 1',
      'record.conflict theirs is version 1 with 132',
      '',
    ]);
  }, 120_000);

  it('does not compile where it is wrong about the server', async () => {
    const files = MISTAKES.map(([line, mistake], at) => {
      expect(PROGRAM).toContain(line);
      writeFileSync(join(folder, `mistake-${at}.ts`), PROGRAM.replace(line, mistake));
      return `mistake-${at}.ts`;
    });
    const said = await compile(...files);
    for (const file of files) expect(said).toContain(`${file}(`);
  }, 120_000);
});
