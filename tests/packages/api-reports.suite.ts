import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiReports, REPORTED, reportsOf, untold } from '../../tools/lib/api-report.ts';
import { importOf } from '../../tools/lib/package-manifest.ts';
import { NODE } from '../../tools/lib/run-command.ts';
import { emptyProject, type EmptyProject } from './empty-project.fixture.ts';

/** So many at least are found in the reports of each. */
const FUNCTIONS = { domain: 150, paper: 40, application: 150, adapters: 50 };

let project: EmptyProject;
beforeAll(async () => {
  project = await emptyProject();
}, 600_000);

describe.each(REPORTED)('what @gongwei/%s promises', (name) => {
  const built = () => apiReports(name, join(project.folder, 'node_modules/@gongwei', name, 'dist'));

  it('is what was reviewed: docs/api, renewed by npm run api-reports', () => {
    const reviewed = readdirSync(reportsOf(name)).map((file) => [
      file.replace('.md', ''),
      readFileSync(join(reportsOf(name), file), 'utf8'),
    ]);
    expect(Object.fromEntries(built())).toEqual(Object.fromEntries(reviewed));
  });

  it('says what its functions, constants and types are, in a sentence before each', () => {
    expect(untold(name, join(project.folder, 'node_modules/@gongwei', name, 'dist'))).toEqual({
      values: [],
      types: [],
    });
  });

  it('takes at most four arguments by their place: more are named', () => {
    const functions = [...built()].flatMap(([entry, report]) =>
      [...report.matchAll(/^(?:const|function) (\w+)(?:: )?(?:<[^(]*>)?\(/gm)].map(({ 0: head, 1: called, index }) => ({
        called: `${entry} ${called}`,
        takes: argumentsFrom(report, index + head.length),
      })),
    );
    expect(functions.length).toBeGreaterThan(FUNCTIONS[name]);
    expect(functions.filter(({ takes }) => takes > 4).map(({ called }) => called)).toEqual([]);
  });

  it('tells of a deprecated name since when, and what to take instead', () => {
    const notes = [...built().values()].flatMap((report) => report.match(/^\s*\/\/ Deprecated: .*$/gm) ?? []);
    expect(notes.filter((note) => !/Deprecated: since \d+\.\d+: .+/.test(note))).toEqual([]);
  });
});

it('reports of what is promised name whatever an entry gives out at run time', async () => {
  const reports = apiReports('domain', join(project.folder, 'node_modules/@gongwei/domain/dist'));
  const file = project.write(
    'exported.mjs',
    `for (const [name, imported] of ${JSON.stringify([...reports.keys()].map((name) => [name, importOf('domain', name)]))})
  console.log(name, Object.keys(await import(imported)).join(' '));`,
  );
  const { output } = await project.run(NODE, file);
  const given = output
    .trim()
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word !== ''));
  const unsaid = given.flatMap(([area = '', ...names]) => {
    const said = namesIn(reports.get(area) ?? '');
    return names.filter((name) => !said.has(name)).map((name) => `${area}: ${name}`);
  });
  expect(unsaid).toEqual([]);
  expect(given.flat().length).toBeGreaterThan(1000);
});

/** Names of values in a report, and what it passes on. */
const namesIn = (report: string): ReadonlySet<string> =>
  new Set(
    [
      ...report.matchAll(/^(?:const|let|function|class|abstract class) ([\w$]+)/gm),
      ...report.matchAll(/^export \{ (?:[\w*]+ as )?([\w$]+) \}/gm),
      ...report.matchAll(/^\/\/ exported as ([\w$]+)/gm),
    ].map(([, name = '']) => name),
  );

/** How many arguments are declared from behind the bracket that opens them. */
function argumentsFrom(text: string, start: number): number {
  let [depth, count] = [0, 0];
  let isEmpty = true;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === ')' && depth === 0) break;
    if ('({[<'.includes(letter)) depth += 1;
    // An arrow closes nothing.
    else if (')}]'.includes(letter) || (letter === '>' && text.charAt(at - 1) !== '=')) depth -= 1;
    else if (letter === ',' && depth === 0) count += 1;
    if (/\S/.test(letter)) isEmpty = false;
  }
  return isEmpty ? 0 : count + 1;
}
