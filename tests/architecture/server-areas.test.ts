import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SERVER_AREAS, SERVER_CONTEXT, SERVER_TOOLS } from '../../tools/server-areas.ts';
import { foldersOf } from '../../tools/tasks/lint-map.ts';

const root = resolve(import.meta.dirname, '../..');
const source = 'apps/server/src';
const folders = foldersOf(join(root, source)).filter((name) => !(SERVER_TOOLS as readonly string[]).includes(name));
const plantation = mkdtempSync(join(tmpdir(), 'gongwei-areas-'));
afterAll(() => rmSync(plantation, { recursive: true, force: true }));

/** `place`: the folder of the file that imports. */
type Plant = { readonly place: string; readonly imports: string; readonly allowed: boolean };

/** Every area tries to import every other one, from its top and from a folder of it, and the files beside the areas. */
const plants: readonly Plant[] = [...folders, SERVER_CONTEXT].flatMap((area) => {
  const others = [...folders, ...SERVER_TOOLS].filter((other) => other !== area);
  const plant = (place: string, up: string, target: string, allowed: boolean): Plant => ({
    place: `${source}/${place}`,
    imports: up + target,
    allowed,
  });
  const may = (other: string): boolean => SERVER_AREAS[area]?.includes(other) ?? false;
  if (area === SERVER_CONTEXT) return [];
  return (
    [
      [area, '../'],
      [`${area}/inner`, '../../'],
    ] as const
  ).flatMap(([place, up]) => [
    ...others.map((other) => plant(place, up, `${other}/planted.ts`, may(other))),
    plant(place, up, `${SERVER_CONTEXT}.ts`, may(SERVER_CONTEXT)),
    plant(place, up, 'create-server.ts', false),
    plant(place, './', 'neighbour.ts', true),
  ]);
});

/** The imports the lint complains of. All of a folder stand in one file, a line each: thousands of files would take it ten times as long. */
function caught(): ReadonlySet<Plant> {
  const files = new Map<string, readonly Plant[]>(
    Object.entries(Object.groupBy(plants, ({ place }) => place)).map(([place, planted = []]) => [
      `${place}/planted.ts`,
      planted,
    ]),
  );
  for (const [file, planted] of files) {
    mkdirSync(dirname(join(plantation, file)), { recursive: true });
    writeFileSync(
      join(plantation, file),
      planted.map(({ imports }, at) => `export * as planted${at} from '${imports}';\n`).join(''),
    );
  }
  copyFileSync(join(root, '.oxlintrc.json'), join(plantation, '.oxlintrc.json'));
  const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: plantation,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
  });
  const report = JSON.parse(run.stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  const found = report.diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
  return new Set(
    found.flatMap(({ filename, labels }) => labels.flatMap(({ span }) => files.get(filename)?.[span.line - 1] ?? [])),
  );
}

describe('the areas of the server', () => {
  it('stand in the table, every one', () => {
    expect(folders.filter((name) => SERVER_AREAS[name] === undefined)).toEqual([]);
    expect(Object.keys(SERVER_AREAS).filter((name) => name !== SERVER_CONTEXT && !folders.includes(name))).toEqual([]);
  });

  it('import nobody that imports them, over however many others', () => {
    const reach = (area: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
      (SERVER_AREAS[area] ?? []).reduce(
        (all, next) => (all.has(next) ? all : reach(next, new Set([...all, next]))),
        seen,
      );
    expect(Object.keys(SERVER_AREAS).filter((area) => reach(area).has(area))).toEqual([]);
  });

  it('are refused every import that the table does not have, and no other', () => {
    const refused = caught();
    const wrong = plants.filter((plant) => refused.has(plant) === plant.allowed);
    expect(plants.filter(({ allowed }) => !allowed).length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });
});
