import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserShares, type Share } from '../lib/browser-shares.ts';
import { CHROMIUM, ensureChromium, HEADLESS_SHELL, headlessShell } from '../lib/chromium.ts';
import { COTURN } from '../lib/coturn.ts';
import { temporaryFilesInMemory } from '../lib/memory-folder.ts';
import { bringPrograms } from '../lib/packages.ts';
import { POSTGRES } from '../lib/postgres.ts';
import { NODE, ROOT, binary, run, runBeside } from '../lib/run-command.ts';
import { readTestWords } from '../lib/test-words.ts';
import { buildIfStale } from '../lib/product-build.ts';
import {
  failureSummary,
  joinedPlaywright,
  playwrightReport,
  readReports,
  slowestFiles,
  vitestReport,
  type Count,
  type TestReport,
} from '../lib/test-reports.ts';

temporaryFilesInMemory();
const reports = join(ROOT, 'node_modules/.cache/gongwei/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A check counts as one test. */
async function check(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  runIt = run,
): Promise<TestReport> {
  const started = performance.now();
  const code = await runIt(command, args, env);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };
}

/** Counts by the runner's own report. A runner that fails without naming a failed test counts as one failure. */
function counted(
  ran: TestReport,
  files: readonly string[],
  read: (jsons: readonly unknown[]) => TestReport,
): TestReport {
  const report = readReports(files, read);
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [`${files.map(fromRoot).join(', ')}: no report`] };
  return {
    ...report,
    failed: report.failed || ran.failed,
    failures: report.failures.length > 0 ? report.failures.map(fromRoot) : ran.failures,
  };
}

/** Those that `words` name, or all there are. */
async function testsWithoutBrowser(name: string, words: readonly string[], runIt = run): Promise<TestReport> {
  const file = join(reports, `vitest-${name.replaceAll(' ', '-')}.json`);
  const args = ['run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return counted(await check(`tests ${name}`, binary('vitest'), args, {}, runIt), [file], ([json]) =>
    vitestReport(json),
  );
}

/**
 * All of them in shares, or those that `words` name, one at a time. `besides` has room beside those that wait most of their time: none of it
 * holds a time, and it gives way.
 */
async function testsInBrowser(
  words: readonly string[],
  chromium: string,
  besides: () => Promise<readonly TestReport[]>,
): Promise<readonly TestReport[]> {
  const database = process.env['GONGWEI_E2E_DATABASE'] === 'postgres' ? 'postgres' : 'embedded';
  const asked: Share = { name: 'asked for', files: words, workers: 1, browser: 'whole', database, waits: false };
  const shares = words.length > 0 ? [asked] : browserShares();
  const browsers = { whole: chromium, shell: headlessShell() };
  const [ran, files, others]: [TestReport[], string[], TestReport[]] = [[], [], []];
  const counties = mkdtempSync(join(tmpdir(), 'gongwei-counties-'));
  for (const share of shares) {
    const file = join(reports, `playwright-${files.length}.json`);
    const env = {
      CHROMIUM: browsers[share.browser],
      GONGWEI_E2E_DATABASE: share.database,
      GONGWEI_E2E_KEPT: join(counties, 'embedded'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    };
    const options = ['--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
    const args = ['test', ...share.files, `--workers=${share.workers}`, ...options];
    const beside = share.waits ? besides() : [];
    ran.push(await check(`tests in a browser, ${share.name}`, binary('playwright'), args, env));
    others.push(...(await beside));
    files.push(file);
  }
  rmSync(counties, { recursive: true, force: true });
  const worst = ran.find(({ failed }) => failed > 0) ?? ran[0]!;
  return [counted(worst, files, (jsons) => playwrightReport(joinedPlaywright(jsons))), ...others];
}

const fromRoot = (line: string): string => line.replace(`${ROOT}/`, '');

const done: TestReport[] = [];
const { checks, withoutBrowser, inBrowser } = readTestWords(process.argv.slice(2));
// Beside the checks, which need none of them.
const brought = bringPrograms(inBrowser ? [POSTGRES, CHROMIUM, HEADLESS_SHELL, COTURN] : [POSTGRES]);
if (checks) {
  // The compiler uses one core, and nobody waits for what it says.
  const types = check('types', binary('tsc'), ['--build']);
  done.push(
    await check('lint', NODE, ['tools/tasks/lint.ts']),
    await check('format', binary('oxfmt'), ['--check']),
    await check('build', NODE, ['tools/tasks/build.ts']),
    await check('bundle size', NODE, ['tools/tasks/bundle-size.ts']),
    await types,
  );
}
await brought;
const everything = checks && inBrowser !== undefined;
if (withoutBrowser)
  done.push(
    everything
      ? await testsWithoutBrowser('of the server', ['--project', 'server'])
      : await testsWithoutBrowser('without a browser', withoutBrowser),
  );
if (inBrowser) {
  if (!checks && (await buildIfStale()) !== 0) process.exit(1);
  const chromium = ensureChromium();
  const besides = async (): Promise<readonly TestReport[]> => {
    if (!everything) return [];
    // A bench nobody runs is found broken when its figures are wanted: one round of each, its figures are not looked at.
    const bench = ['tools/tasks/bench.ts', '--smoke'];
    // Together: one that waits for its browser leaves room for the other.
    return Promise.all([
      testsWithoutBrowser('of the packages', ['--project', 'packages'], runBeside),
      check('benches', NODE, bench, { CHROMIUM: chromium }, runBeside),
    ]);
  };
  done.push(...(await testsInBrowser(inBrowser, chromium, besides)));
}

const total = done.reduce<Count>(
  (sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
);
process.exitCode = total.failed === 0 ? 0 : 1;
if (checks) for (const { times = [] } of done) for (const line of slowestFiles(times)) console.log(fromRoot(line));
for (const line of done.flatMap(({ wavering = [] }) => wavering)) console.log(`⚠ passed only when repeated: ${line}`);
for (const line of failureSummary(done.flatMap(({ failures }) => failures))) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
