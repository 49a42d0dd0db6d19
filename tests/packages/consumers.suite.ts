import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { publint } from 'publint';
import { formIndex } from '@gongwei/domain/catalogue';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../tools/lib/package-manifest.ts';
import { NODE, binary } from '../../tools/lib/run-command.ts';
import { nodeOfTheMachine, emptyProject, type EmptyProject } from './empty-project.fixture.ts';

let project: EmptyProject;
beforeAll(async () => {
  project = await emptyProject();
}, 600_000);

const kilobytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000;

/** Opens a form, answers it, and says what came out: small enough to read, and it touches engine, rules and dictionaries. */
const FORM_AT_WORK = `
import { compileForm, createFormEngine } from '@gongwei/domain/forms';
import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
export const title = compileForm(formModule).definition.title;
export const engine = typeof createFormEngine;
console.log(title);
`;
/** A form by its name and its rules as well: a module that is reached both ways must not come apart in one file. */
const BOTH_WAYS = `
import { loadForm } from '@gongwei/domain/catalogue';
import * as chronic from '@gongwei/domain/chronic';
import { ageOn } from '@gongwei/domain';
void loadForm('hypertension-follow-up').then(({ definition }) =>
  console.log(definition.title, Object.keys(chronic).length > 50, ageOn('11010519491231002X', '2026-11-22')),
);
`;
const SAID = '高血压患者随访服务记录表';

describe('the packages in a project of somebody else’s', () => {
  it.each(['ours', 'the machine’s'])('load whole on Node, %s', async (whose) => {
    const node = whose === 'ours' ? NODE : await nodeOfTheMachine();
    const entries = project.entries();
    const file = project.write(
      'load-all.mjs',
      `const names = ${JSON.stringify(entries)};\nfor (const name of names) await import(name);\nconsole.log(names.length);`,
    );
    expect(await project.run(node, file)).toEqual({ code: 0, output: `${entries.length}\n` });
    expect(entries.filter((name) => name.includes('/form/')).length).toBe(formIndex.length);
  });

  it('are found by require', async () => {
    const file = project.write(
      'required.cjs',
      `const { ageOn } = require('@gongwei/domain/resident');\nconsole.log(ageOn('11010519491231002X', '2026-11-22'));`,
    );
    expect(await project.run(await nodeOfTheMachine(), file)).toEqual({ code: 0, output: '76\n' });
  });

  it.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])('type-check with module %s and the resolution %s, without our settings', async (module, moduleResolution) => {
    const names = project.entries().map((name, at) => `export * as entry${at} from '${name}';`);
    project.write('typed/all.ts', names.join('\n'));
    const config = project.write(
      `typed/tsconfig.${module}.json`,
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          module,
          moduleResolution,
          strict: true,
          skipLibCheck: false,
          noEmit: true,
          types: [],
        },
        files: ['all.ts'],
      }),
    );
    expect(await project.run(binary('tsc'), '-p', config)).toEqual({ code: 0, output: '' });
  });

  it.each([
    ['in one file', false],
    ['in chunks', true],
  ])('are bundled by esbuild %s', async (_way, splitting) => {
    const entry = project.write('esbuild.mjs', BOTH_WAYS);
    const outdir = join(project.folder, `esbuild-${splitting}`);
    await build({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      outdir,
      splitting,
      outExtension: { '.js': '.mjs' },
      logLevel: 'silent',
    });
    const { output } = await project.run(NODE, join(outdir, 'esbuild.mjs'));
    expect(output).toBe(`${SAID} true 76\n`);
  });

  it('are bundled by Rollup in one file', async () => {
    const bundle = await rollup({ input: project.write('rollup.mjs', BOTH_WAYS), plugins: [nodeResolve()] });
    const file = join(project.folder, 'rolled.mjs');
    await bundle.write({ file, format: 'es', inlineDynamicImports: true });
    expect((await project.run(NODE, file)).output).toBe(`${SAID} true 76\n`);
  });

  it('are bundled by webpack', async () => {
    const entry = project.write('packed.mjs', FORM_AT_WORK);
    const compiler = webpack({
      mode: 'production',
      target: 'node20',
      entry,
      output: { path: join(project.folder, 'webpacked'), filename: 'packed.mjs', module: true, chunkFormat: 'module' },
      experiments: { outputModule: true },
    });
    const troubles = await new Promise((done) =>
      compiler?.run((fault, stats) => done(fault?.message ?? stats?.toJson({ all: false, errors: true }).errors)),
    );
    expect(troubles).toEqual([]);
    expect((await project.run(NODE, join(project.folder, 'webpacked/packed.mjs'))).output).toBe(`${SAID}\n`);
  });

  it('are bundled by Vite for a worker of a page, the forms in chunks', async () => {
    project.write('worker/page.js', `new Worker(new URL('./checks.js', import.meta.url), { type: 'module' });`);
    project.write(
      'worker/checks.js',
      `import { compileForm, loadForm, validateRecord } from '@gongwei/domain';
self.onmessage = async ({ data: { formId, answers, today } }) =>
  self.postMessage(validateRecord(compileForm(await loadForm(formId)), answers, { today }));`,
    );
    const root = join(project.folder, 'worker');
    await viteBuild({
      ...{ root, configFile: false, logLevel: 'silent', worker: { format: 'es' } },
      build: { rollupOptions: { input: join(root, 'page.js') } },
    });
    const files = readdirSync(join(root, 'dist/assets'));
    expect(files.length).toBeGreaterThan(formIndex.length);
    const worker = files.find((file) => file.startsWith('checks-'));
    const entry = project.write(
      'worker/run.mjs',
      `globalThis.self = globalThis;
globalThis.postMessage = (issues) => console.log(issues.map(({ message }) => message).join());
await import('./dist/assets/${worker}');
await self.onmessage({ data: { formId: 'visit-record', answers: { visitDate: '2027-01-01' }, today: '2026-11-22' } });`,
    );
    expect((await project.run(NODE, entry)).output).toContain('接诊日期不能晚于今天');
  });

  it('are published as publint asks', async () => {
    for (const name of PUBLISHED) {
      const { messages } = await publint({ pkgDir: join(project.folder, 'packed', name), strict: true });
      expect(messages).toEqual([]);
    }
  });

  it('are typed as they are run, says attw', async () => {
    for (const [at, tarball] of project.tarballs.entries()) {
      // Every entry is made alike, so that one of a kind speaks for all: each takes seconds.
      const entrypoints = [['.', './shared', './form/visit-record'], ['.'], ['./shared'], ['./ids']][at] ?? [];
      const answer = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints });
      // Our packages are modules alone: `require` of a module is Node's own since 20.19, and resolution without `exports` is of before.
      const known = ['CJSResolvesToESM', 'NoResolution'];
      const problems =
        answer.types === false ? ['no types'] : answer.problems.filter(({ kind }) => !known.includes(kind));
      expect(problems).toEqual([]);
    }
  }, 300_000);

  it('hold nothing that is there for our tests', async () => {
    for (const tarball of project.tarballs) {
      const { output } = await project.run('tar', 'tzf', tarball);
      const files = output.trim().split('\n');
      expect(
        files.filter(
          (file) =>
            !file.startsWith('package/examples/') &&
            /\.test\.|\.fixture\.|\.contract\.|\/testing\/|digest|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')),
        ),
      ).toEqual([]);
      for (const page of ['LICENSE', 'README.md', 'CHANGELOG.md']) expect(files).toContain(`package/${page}`);
    }
  });
});

/** Gzip, minified by esbuild, xstate and rxjs left out where they are peers. Kilobytes of 1 000 bytes; they only shrink. */
type Size = readonly [what: string, code: string, limit: number, external?: readonly string[]];
const SIZES: readonly Size[] = [
  ['one function of an identity number', `export { ageOn } from '@gongwei/domain/resident';`, 1],
  ['the same function, of the root', `export { ageOn } from '@gongwei/domain';`, 1],
  // 25.5 before the remarks on a form stood beside it, 25 before issues were told without drawing: a quarter less a sheet when a county is checked.
  ['the engine with one form', FORM_AT_WORK, 25.1],
  // What logs in and out, asks what somebody may and calls, by name: no set-up of a site, no accounts.
  [
    'log-in, permissions and calls',
    `export { formAccess, guardRoute, mayRead, maySave, permissionOfModule, puzzleAnswer, puzzleOf, puzzleText, sessionMachine,
       smsCodeMachine, tokenRefreshMachine, weChatPollMachine } from '@gongwei/domain/identity';
     export * from '@gongwei/domain/call';`,
    8.5,
    ['xstate'],
  ],
  [
    'everything of identity and calls',
    `export * from '@gongwei/domain/identity'; export * from '@gongwei/domain/call';`,
    // 10.2 before words of the media service moved to what talks to it, 9.6 before accounts and the set-up of a site went to organisation.
    9,
    ['xstate'],
  ],
];

describe('what it costs to use', () => {
  it.each(SIZES.map((size, at) => [size[0], at] as const))('%s', async (_what, at) => {
    const [, code, limit, external = []] = SIZES[at]!;
    const entry = project.write(`size-${at}.mjs`, code);
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      external: [...external],
    });
    expect(kilobytes(Buffer.from(outputFiles[0]!.contents))).toBeLessThanOrEqual(limit);
  });

  it.each([
    // 1 300 before files that one other imports moved into it, 1 045 before declarations were put together and paper became a package;
    // 900 before refusals stood in the log and cards of mother and child ended what they owed, 913 before addresses opened actions and codes were scanned one after the other, 918 before reports were signed for and addresses sorted by number, 920 before counts in rows of lists opened them, 923 before what the server and pages had of rights and groups for themselves moved into it, 925 before examples of due work and of a life lay in it and the sheets of visits were a type.
    ['domain', 929],
    ['paper', 110],
    // 148 and 88 before declarations were put together; 132 before the services of a contract, 133 before a hall was called and numbers stood above lists, 139 before a series of codes, 142 before counts said that they are still being made.
    ['application', 143],
    // 81 before the examples lay in it that its README shows, a page of nine files to be copied.
    ['adapters', 91],
  ])('%s as a tarball, at most %i kB', (name, limit) => {
    const file = project.tarballs.find((one) => one.includes(`gongwei-${name}-`));
    expect(file && statSync(file).size / 1000).toBeLessThanOrEqual(limit);
  });
});
