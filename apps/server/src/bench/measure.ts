/** What to print of a measurement, and whether its slow end kept the limit. */
export type Measured = { readonly line: string; readonly within: boolean; readonly p95: number };

/** Set while a bench is only tried: small, and without a verdict on its figures. */
export const smoke = process.env['GONGWEI_BENCH_SMOKE'] === '1';

/** `--processor` on the command line: processor time of this process instead of the clock, for a machine others work on. Only the embedded database counts so. */
const byProcessor = process.argv.includes('--processor');
const now = (): number => {
  if (!byProcessor) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The exit code of a bench: 1 where a limit is broken. */
export const verdict = (good: boolean): number => (good || smoke ? 0 : 1);

/** Runs something again and again and tells the middle and the slow end, in milliseconds. */
export async function measure(
  name: string,
  rounds: number,
  limit: number,
  work: (round: number) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = now();
    await work(round);
    times.push(now() - from);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [p50, p95] = [at(0.5), at(0.95)];
  const text = (value: number): string => value.toFixed(1).padStart(7);
  const line = `${name.padEnd(34)} p50 ${text(p50)}  p95 ${text(p95)}  first ${text(times[0] ?? 0)}  ${p95 <= limit ? 'ok' : `OVER ${limit}`}`;
  return { line, within: p95 <= limit, p95 };
}
