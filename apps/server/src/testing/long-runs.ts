import { appendFileSync } from 'node:fs';

/** Whether `npm run test:long` asks: the same test file then repeats as often as it is promised, not as often as CI has time for. */
export const isLongRun = (): boolean => process.env['GONGWEI_LONG'] === '1';

/**
 * How often something is repeated. A test file that calls it is found by `npm run test:long` and runs there, too.
 * `inCi` is chosen by what it costs, `inLong` by what docs/reliability.md promises.
 */
export const repeats = (inCi: number, inLong: number): number => (isLongRun() ? inLong : inCi);

/** A measured figure beside its aim, as the report of the long tests shows it. */
export type Figure = {
  /** Of the table in docs/reliability.md; 0 where a promise stands outside of it. */
  readonly row: number;
  readonly what: string;
  /** How often it was tried. */
  readonly runs: number;
  readonly figure: string;
  readonly aim: string;
  readonly passed: boolean;
};

/** Keeps a figure for the report of the long tests; elsewhere nobody asks and nothing is written. */
export function reportFigure(figure: Figure): void {
  const file = process.env['GONGWEI_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
