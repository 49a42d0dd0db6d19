import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Figure } from '@gongwei/server/long-runs';
import type { FileTime } from './test-reports.ts';

export type { Figure };

/** What the tests wrote down, one JSON object a line; none where no test measured anything. */
export const readFigures = (file: string): readonly Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Figure)
    : [];

const line = (name: string, figure: string, aim: string, passed: boolean): string =>
  `${name}: ${figure}, ${aim}, ${passed ? 'ok' : 'MISSED'}`;

/** `name: figure, aim, ok|MISSED`, a line each, in the order of their rows. */
export const figureLines = (figures: readonly Figure[]): readonly string[] =>
  figures
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, what, figure, aim, passed }) => line(row === 0 ? what : `${row} ${what}`, figure, aim, passed));

/** The same of each file that was to run: also one that measures nothing, and one the runner never came to. */
export const fileLines = (
  files: readonly string[],
  { times, failures }: { readonly times: readonly FileTime[]; readonly failures: readonly string[] },
): readonly string[] =>
  files.map((file) => {
    const name = basename(file);
    const own = times.filter((one) => basename(one.file) === name);
    if (own.length === 0) return line(file, 'not run', '0 failed', false);
    const failed = failures.filter((text) => text.includes(name)).length;
    const seconds = own.reduce((sum, one) => sum + one.seconds, 0);
    return line(file, `${failed} failed in ${seconds.toFixed(0)} s`, '0 failed', failed === 0);
  });
