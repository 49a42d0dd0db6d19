import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../lib/chromium.ts';
import { figureLines, fileLines, readFigures } from '../lib/long-report.ts';
import { longSuites } from '../lib/long-suites.ts';
import { ROOT, binary, run } from '../lib/run-command.ts';
import {
  failureSummary,
  playwrightReport,
  readReport,
  vitestReport,
  type Count,
  type TestReport,
} from '../lib/test-reports.ts';
import { buildIfStale } from '../lib/product-build.ts';

// What takes longer than CI has time for, one file after the other so that figures are of one thing at a time:
//   npm run test:long -- soak backup
// `--short` runs them as CI does: whether they start, measure and report is seen in minutes.

const reports = join(ROOT, 'node_modules/.cache/gongwei/reports');
const figuresFile = join(reports, 'long-figures.jsonl');
const reportFile = join(reports, 'long.json');
mkdirSync(reports, { recursive: true });
for (const file of [figuresFile, reportFile]) rmSync(file, { force: true });

const short = process.argv.includes('--short');
const env = { GONGWEI_LONG: short ? '' : '1', GONGWEI_FIGURES: figuresFile };
const none: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** By the runner's report; one that ended badly without naming a test counts as a failure. */
function read(what: string, code: number, file: string, reader: (json: unknown) => TestReport): TestReport {
  const report = readReport(file, reader) ?? none;
  return code !== 0 && report.failed === 0
    ? { ...report, failed: 1, failures: [`${what} ended with ${code}`] }
    : report;
}

async function withVitest(files: readonly string[]): Promise<TestReport> {
  if (files.length === 0) return none;
  const json = join(reports, 'long-vitest.json');
  rmSync(json, { force: true });
  const args = ['run', '--no-file-parallelism', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
  return read('vitest', await run(binary('vitest'), [...args, ...files], env), json, vitestReport);
}

async function inBrowser(files: readonly string[]): Promise<TestReport> {
  if (files.length === 0) return none;
  const json = join(reports, 'long-playwright.json');
  rmSync(json, { force: true });
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...files];
  const browser = {
    CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: json,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  };
  return read('playwright', await run(binary('playwright'), args, { ...env, ...browser }), json, playwrightReport);
}

const suites = longSuites(process.argv.slice(2).filter((word) => word !== '--short'));
if (suites.vitest.length + suites.playwright.length === 0) {
  console.error('没有符合的长测试。');
  process.exit(2);
}
if (suites.playwright.length > 0 && (await buildIfStale()) !== 0) process.exit(1);
const started = performance.now();
const done = [await withVitest(suites.vitest), await inBrowser(suites.playwright)];
const seconds = Math.round((performance.now() - started) / 1000);
const total = done.reduce<Count>(
  (sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
);
const figures = readFigures(figuresFile);
writeFileSync(reportFile, `${JSON.stringify({ short, seconds, ...total, figures, suites }, undefined, 2)}\n`);
const report = {
  times: done.flatMap(({ times = [] }) => times),
  failures: done.flatMap(({ failures }) => failures),
};
for (const line of fileLines([...suites.vitest, ...suites.playwright], report)) console.log(line);
for (const line of figureLines(figures)) console.log(line);
for (const line of failureSummary(report.failures)) console.log(line);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
