import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };
/** What a runner reported: how many tests, a line for each that failed, and one for each that passed only when repeated. */
export type TestReport = Count & { readonly failures: readonly string[]; readonly wavering?: readonly string[] };

/**
 * Tests in a browser that may waver in one run: they passed when repeated and are named at the end of the log, to be mended. More of them
 * is no chance any more, and all of them have failed. Only `.ci/run` repeats (`CI=true`), once.
 */
const MOST_WAVERING = 2;

type VitestJson = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};
type PlaywrightJson = PlaywrightSuite & {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors?: readonly { readonly message?: string }[];
};

/** Of vitest's JSON reporter. A file that could not even be loaded is named, too. */
export function vitestReport(json: unknown): TestReport {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = json as VitestJson;
  const failures = testResults.flatMap((file) => {
    const tests = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failureLine(`${file.name} › ${test.fullName}`, test.failureMessages?.[0]));
    return file.status === 'failed' && tests.length === 0 ? [failureLine(file.name, file.message)] : tests;
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
}

/** Of Playwright's JSON reporter. */
export function playwrightReport(json: unknown): TestReport {
  const report = json as PlaywrightJson;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const excused = flaky <= MOST_WAVERING;
  const besideTests = (report.errors ?? []).map(({ message }) => failureLine('outside of a test', message));
  const wavering = linesOfSuite(report, 'flaky');
  return {
    passed: expected + (excused ? flaky : 0),
    failed: unexpected + (excused ? 0 : flaky),
    skipped,
    failures: [...linesOfSuite(report, 'unexpected'), ...(excused ? [] : wavering), ...besideTests],
    wavering: excused ? wavering : [],
  };
}

function linesOfSuite({ specs = [], suites = [] }: PlaywrightSuite, wanted: string): readonly string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error;
        return failureLine(`${file}:${line} › ${title}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => linesOfSuite(suite, wanted))];
}

const LONGEST_LINE = 240;

/** The name and the first line of what was said, without its colours, short enough for a log. */
function failureLine(name: string, said = ''): string {
  const first = stripVTControlCharacters(said).split('\n', 1)[0]?.trim();
  return (first ? `${name}: ${first}` : name).slice(0, LONGEST_LINE);
}

/** Reads a report; `undefined` where the runner did not get as far as writing one. */
export function readReport(file: string, read: (json: unknown) => TestReport): TestReport | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The end of the log: names every failure as long as there are few, for logs are cut from their beginning. */
export function failureSummary(failures: readonly string[], atMost = 20): readonly string[] {
  if (failures.length <= atMost) return failures.map((line) => `✗ ${line}`);
  const shown = failures.slice(0, atMost - 1).map((line) => `✗ ${line}`);
  return [...shown, `✗ … and ${failures.length - shown.length} more`];
}
