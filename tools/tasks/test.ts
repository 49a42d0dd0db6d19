import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../lib/chromium.ts';
import { NODE, ROOT, binary, run } from '../lib/run-command.ts';

type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

const reports = join(ROOT, 'node_modules/.cache/gongwei/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A check counts as one test. */
async function check(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Count> {
  const started = performance.now();
  const code = await run(command, args, env);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Counts by the runner's own report. A runner that fails without naming a failed test counts as one failure. */
function counted(ran: Count, report: string, read: (json: unknown) => Count): Count {
  const counts = readReport(report, read);
  return { ...counts, failed: counts.failed || ran.failed };
}

function readReport(file: string, read: (json: unknown) => Count): Count {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const vitestCounts = (json: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests } = json as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
};

const playwrightCounts = (json: unknown): Count => {
  const { expected, unexpected, flaky, skipped } = (
    json as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  ).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
};

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const counts: Count[] = [
  await check('types', binary('tsc'), ['--build']),
  await check('lint', NODE, ['tools/tasks/lint.ts']),
  await check('format', binary('oxfmt'), ['--check']),
  await check('build', NODE, ['tools/tasks/build.ts']),
  await check('bundle size', NODE, ['tools/tasks/bundle-size.ts']),
  counted(
    await check('tests without a browser', binary('vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
    vitestReport,
    vitestCounts,
  ),
];
if (!process.argv.includes('--no-browser')) {
  const chromium = ensureChromium();
  const env = {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  };
  const ran = await check(
    'tests in a browser',
    binary('playwright'),
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    env,
  );
  counts.push(counted(ran, playwrightReport, playwrightCounts));
}

const total = counts.reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
  skipped: sum.skipped + one.skipped,
}));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
