import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };
/** What a runner reported: how many tests, a line for each that failed, and one for each that passed only when repeated. */
export type TestReport = Count & {
  readonly failures: readonly string[];
  readonly wavering?: readonly string[];
  readonly times?: readonly FileTime[];
};
/** Seconds a file's tests took by the clock, with what is set up for them where the runner counts it. */
export type FileTime = { readonly file: string; readonly seconds: number };

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
    readonly startTime?: number;
    readonly endTime?: number;
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
      readonly results: readonly { readonly duration?: number; readonly error?: { readonly message?: string } }[];
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
  const times = testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: name,
    seconds: (endTime - startTime) / 1_000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures, times };
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
    times: timesOfSuite(report),
  };
}

function timesOfSuite({ specs = [], suites = [] }: PlaywrightSuite): readonly FileTime[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration = 0 }) => ({ file, seconds: duration / 1_000 }))),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}

/** Several runs of Playwright as one: what may waver is counted over all of them. */
export function joinedPlaywright(runs: readonly unknown[]): unknown {
  const reports = runs as readonly PlaywrightJson[];
  const sum = (of: keyof PlaywrightJson['stats']): number => reports.reduce((all, { stats }) => all + stats[of], 0);
  return {
    suites: reports.flatMap(({ suites = [] }) => suites),
    errors: reports.flatMap(({ errors = [] }) => errors),
    stats: { expected: sum('expected'), unexpected: sum('unexpected'), flaky: sum('flaky'), skipped: sum('skipped') },
  } satisfies PlaywrightJson;
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

/** What a property says it can be repeated by. */
const REPEATED_BY = /^(?:\{ seed: |Counterexample: )/;

/** The name and the first line of what was said, and how to do it again, without its colours and short enough for a log. */
function failureLine(name: string, said = ''): string {
  const [first = '', ...more] = stripVTControlCharacters(said).split('\n');
  // “Form x:” alone says nothing: what is wrong with it stands below.
  const what = first.trimEnd().endsWith(':') ? `${first.trim()} ${(more[0] ?? '').trim()}` : first.trim();
  const parts = [what ? `${name}: ${what}` : name, ...more.filter((line) => REPEATED_BY.test(line))];
  return parts.map((part) => part.slice(0, LONGEST_LINE)).join(' ');
}

/** Reads a report; `undefined` where the runner did not get as far as writing one. */
export const readReport = (file: string, read: (json: unknown) => TestReport): TestReport | undefined =>
  readReports([file], ([json]) => read(json));

/** Reads the reports of several runs as one; `undefined` where one of them is missing. */
export function readReports(
  files: readonly string[],
  read: (jsons: readonly unknown[]) => TestReport,
): TestReport | undefined {
  try {
    return read(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown));
  } catch {
    return undefined;
  }
}

/** The files that took longest, with their seconds: where to look when a run has become too long. */
export function slowestFiles(times: readonly FileTime[], atMost = 15): readonly string[] {
  const seconds = new Map<string, number>();
  for (const one of times) seconds.set(one.file, (seconds.get(one.file) ?? 0) + one.seconds);
  return [...seconds]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, atMost)
    .map(([file, took]) => `${took.toFixed(1).padStart(6)} s ${file}`);
}

/** The end of the log: names every failure as long as there are few, for logs are cut from their beginning. */
export function failureSummary(failures: readonly string[], atMost = 20): readonly string[] {
  if (failures.length <= atMost) return failures.map((line) => `✗ ${line}`);
  const shown = failures.slice(0, atMost - 1).map((line) => `✗ ${line}`);
  return [...shown, `✗ … and ${failures.length - shown.length} more`];
}
