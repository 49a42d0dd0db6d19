import { describe, expect, it } from 'vitest';
import {
  failureSummary,
  joinedPlaywright,
  playwrightReport,
  readReport,
  readReports,
  slowestFiles,
  vitestReport,
} from '../../tools/lib/test-reports.ts';

const spec = (title: string, status: string, message?: string) => ({
  file: 'x.e2e.ts',
  line: 7,
  title,
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
});

describe('what a runner reported', () => {
  it('of vitest names each failed test, and a file that could not be loaded', () => {
    const report = vitestReport({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: '/p/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'divides',
              failureMessages: ['\u001B[31mAssertionError: 1 is 2\u001B[39m\n  at a'],
            },
          ],
        },
        { name: '/p/b.test.ts', status: 'failed', message: 'Cannot find module\nmore', assertionResults: [] },
        { name: '/p/c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    });
    expect(report).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['/p/a.test.ts › divides: AssertionError: 1 is 2', '/p/b.test.ts: Cannot find module'],
      times: ['a', 'b', 'c'].map((name) => ({ file: `/p/${name}.test.ts`, seconds: 0 })),
    });
  });

  it('says what stands below a line that only announces it', () => {
    const said = 'Error: Form “a”:\n- Check “b”: Unknown function “c”\n    at x.ts:1';
    const assertionResults = [{ status: 'failed', fullName: 'compiles', failureMessages: [said] }];
    const json = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
    const { failures } = vitestReport({ ...json, testResults: [{ name: 'a', status: 'failed', assertionResults }] });
    expect(failures).toEqual(['a › compiles: Error: Form “a”: - Check “b”: Unknown function “c”']);
  });

  it('of a property says by what it can be repeated', () => {
    const said =
      'Error: Property failed after 2 tests\n{ seed: 7, path: "1" }\nCounterexample: [3]\nShrunk 0 time(s)\n    at x';
    const assertionResults = [{ status: 'failed', fullName: 'holds', failureMessages: [said] }];
    const testResults = [{ name: '/p/a.test.ts', status: 'failed', assertionResults }];
    expect(vitestReport({ numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, testResults }).failures).toEqual([
      '/p/a.test.ts › holds: Error: Property failed after 2 tests { seed: 7, path: "1" } Counterexample: [3]',
    ]);
  });

  it('of Playwright names tests of every depth that failed, what failed around them, and who passed when repeated', () => {
    const report = playwrightReport({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'no server' }],
      suites: [
        { specs: [spec('works', 'expected')], suites: [{ specs: [spec('breaks', 'unexpected', 'Error: gone\nat')] }] },
        { specs: [spec('wavers', 'flaky', 'late')] },
      ],
    });
    expect(report).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['x.e2e.ts:7 › breaks: Error: gone', 'outside of a test: no server'],
      wavering: ['x.e2e.ts:7 › wavers: late'],
      times: ['works', 'breaks', 'wavers'].map(() => ({ file: 'x.e2e.ts', seconds: 0 })),
    });
  });

  it('of Playwright has failed with all who passed when repeated where they are more than two', () => {
    const specs = ['one', 'two', 'three'].map((title) => spec(title, 'flaky', 'late'));
    const report = playwrightReport({ stats: { expected: 1, unexpected: 0, flaky: 3, skipped: 0 }, specs });
    expect(report).toMatchObject({ passed: 1, failed: 3, wavering: [] });
    expect(report.failures).toEqual(['one', 'two', 'three'].map((title) => `x.e2e.ts:7 › ${title}: late`));
  });

  it('of two runs of Playwright is one, and who wavered is counted over both', () => {
    const run = (flaky: number, unexpected: number) => ({
      stats: { expected: 5, unexpected, flaky, skipped: 0 },
      suites: [
        {
          specs: [
            ...Array.from({ length: flaky }, (_, at) => spec(`late ${at}`, 'flaky')),
            ...(unexpected > 0 ? [spec('broken', 'unexpected')] : []),
          ],
        },
      ],
    });
    const report = playwrightReport(joinedPlaywright([run(2, 0), run(1, 1)]));
    expect(report).toMatchObject({ passed: 10, failed: 4, skipped: 0, wavering: [] });
    expect(report.failures).toHaveLength(4);
    expect(playwrightReport(joinedPlaywright([run(1, 0), run(1, 0)]))).toMatchObject({ passed: 12, failed: 0 });
  });

  it('is none where the runner wrote none', () => {
    expect(readReport('/nowhere/at-all.json', vitestReport)).toBeUndefined();
    expect(readReports(['/nowhere/at-all.json'], () => ({ passed: 1, failed: 0, skipped: 0, failures: [] }))).toBe(
      undefined,
    );
  });
});

describe('the slowest files', () => {
  it('are those of all tests of a file together, the longest first', () => {
    const run = (file: string, ...durations: readonly number[]) => ({
      ...spec('a title', 'expected'),
      file,
      tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
    });
    const report = playwrightReport({
      stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
      suites: [{ specs: [run('a.e2e.ts', 1_000), run('b.e2e.ts', 2_000, 300)] }, { specs: [run('a.e2e.ts', 2_500)] }],
    });
    expect(slowestFiles(report.times ?? [])).toEqual(['   3.5 s a.e2e.ts', '   2.3 s b.e2e.ts']);
    expect(slowestFiles(report.times ?? [], 1)).toHaveLength(1);
  });
  it('of vitest begin with their first test and end with their last', () => {
    const file = { name: '/p/a.test.ts', status: 'passed', startTime: 1_000, endTime: 13_340, assertionResults: [] };
    const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0 };
    expect(slowestFiles(vitestReport({ ...counts, testResults: [file] }).times ?? [])).toEqual([
      '  12.3 s /p/a.test.ts',
    ]);
  });
});

describe('the end of the log', () => {
  const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `test ${at + 1}`);
  it('names every failure', () => expect(failureSummary(names(2))).toEqual(['✗ test 1', '✗ test 2']));
  it('is never longer than a screen', () => {
    const lines = failureSummary(names(30));
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toBe('✗ … and 11 more');
  });
  it('says nothing where nothing failed', () => expect(failureSummary([])).toEqual([]));
});
