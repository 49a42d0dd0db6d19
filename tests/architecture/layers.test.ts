import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LIBRARIES, ROWS, type Column } from '../../tools/layers.ts';
import { foldersOf, lintMap } from '../../tools/tasks/lint-map.ts';

const root = resolve(import.meta.dirname, '../..');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const plantation = mkdtempSync(join(tmpdir(), 'gongwei-layers-'));
afterAll(() => rmSync(plantation, { recursive: true, force: true }));

const importOf = (column: Column): string =>
  LIBRARIES[column][0].replace('/*', '/shared').replace('node:shared', 'node:fs').replace('node:*', 'node:fs');

/** One file per cell of the table that says no, and one per forbidden reach into another area. */
function plants(): readonly { readonly file: string; readonly source: string; readonly allowed: boolean }[] {
  const cells = ROWS.flatMap((row) =>
    (Object.keys(LIBRARIES) as Column[]).map((column) => ({
      file: `${row.root}/shared/planted-${column}.ts`,
      source: `import * as planted from '${importOf(column)}';\nexport const kept = planted;\n`,
      allowed: row.may.includes(column),
    })),
  );
  const reaches = ROWS.filter((row) => !row.graph && !row.assemblers?.includes('*')).flatMap((row) => {
    const area = foldersOf(join(root, row.root)).find(
      (name) => ![...row.areas, ...(row.assemblers ?? [])].includes(name),
    )!;
    const other = area === 'resident' ? 'shell' : 'resident';
    return [
      {
        file: `${row.root}/${area}/planted-reach.ts`,
        source: `export * from '../${other}/index.ts';\n`,
        allowed: false,
      },
      {
        file: `${row.root}/${area}/deep/planted-reach.ts`,
        source: `export * from '../../${other}/index.ts';\n`,
        allowed: false,
      },
      { file: `${row.root}/${area}/planted-shared.ts`, source: "export * from '../shared/index.ts';\n", allowed: true },
    ];
  });
  return [...cells, ...reaches];
}

function lintPlants(): ReadonlySet<string> {
  for (const plant of plants()) {
    const file = join(plantation, plant.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plant.source);
  }
  copyFileSync(join(root, '.oxlintrc.json'), join(plantation, '.oxlintrc.json'));
  const run = spawnSync(bin('oxlint'), ['--format=json'], { cwd: plantation, encoding: 'utf8', maxBuffer: 64 << 20 });
  const report = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] };
  return new Set(
    report.diagnostics.filter((one) => one.code.includes('no-restricted-imports')).map((one) => one.filename),
  );
}

describe('layers', () => {
  it('lints by the map that the table says', () => {
    expect(readFileSync(join(root, '.oxlintrc.json'), 'utf8')).toBe(lintMap());
  });

  it('reports every planted import that the table forbids and none that it allows', () => {
    const caught = lintPlants();
    expect(plants().filter((plant) => !plant.allowed).length).toBeGreaterThan(30);
    expect(
      plants()
        .filter((plant) => caught.has(plant.file) === plant.allowed)
        .map((plant) => plant.file),
    ).toEqual([]);
  });

  it.each(['domain', 'application'])('knows no browser in %s', (layer) => {
    const folder = join(plantation, 'dom', layer);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'planted.ts'), 'export const title = document.title;\n');
    const options = {
      extends: join(root, `packages/${layer}/tsconfig.json`),
      compilerOptions: { rootDir: '.', outDir: 'out', tsBuildInfoFile: 'out/info' },
      include: ['*.ts'],
      references: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const run = spawnSync(bin('tsc'), ['-p', folder], { encoding: 'utf8' });
    expect(run.stdout).toMatch(/Cannot find name 'document'/);
  });

  it('has no edge in package.json that the table does not have', () => {
    for (const row of ROWS) {
      const manifest = JSON.parse(readFileSync(join(root, row.root, '../package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      const packages = Object.keys(manifest.dependencies ?? {})
        .filter((name) => name.startsWith('@gongwei/'))
        .map((name) => name.slice('@gongwei/'.length));
      expect(
        packages.filter((name) => !(row.may as readonly string[]).includes(name)),
        row.name,
      ).toEqual([]);
    }
  });

  it('uses no decorators, mocks, sleeps or forgotten switches', () => {
    const words = [
      'vi\\.(mock|fn|spyOn)\\(',
      'waitForTimeout',
      '(^|[^.])\\.(skip|only|todo)\\(',
      '@ts-ignore',
      '@ts-nocheck',
      '(oxlint|eslint)-disable',
      'as any\\b',
      '^\\s*@(injectable|inject)\\b',
      '\\bTODO\\b|\\bFIXME\\b',
    ];
    const found = spawnSync(
      'git',
      ['grep', '-nE', words.join('|'), '--', 'packages', 'apps', 'tests', ':!tests/architecture'],
      // Letter by letter it takes four times as long as byte by byte, and these words are plain.
      { cwd: root, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
    ).stdout;
    expect(found).toBe('');
  });

  it('names no registry and reads nothing from outside of the project', () => {
    const found = spawnSync(
      'git',
      [
        'grep',
        '-nE',
        'registry\\.|\\.\\./shared/(reference|spec|bench)|/work/shared',
        '--',
        'packages',
        'apps',
        'tests',
        'tools',
        'package-lock.json',
        ':!tests/architecture',
      ],
      { cwd: root, encoding: 'utf8' },
    ).stdout;
    expect(found).toBe('');
  });

  it('keeps generated output and data out of git', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    expect(
      tracked.filter((file) =>
        /(^|\/)(node_modules|dist|\.gongwei|test-results)\/|\.tsbuildinfo$|\.(log|pem|sqlite)$/.test(file),
      ),
    ).toEqual([]);
  });
});
