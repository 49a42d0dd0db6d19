/** Milliseconds of processor time that `yardstick` takes on the machine the limits of tests are set for. */
const THERE = 3;

/** Work like a save's, none of it ours: text read and written as JSON, grouped and sorted. */
function yardstick(): number {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    id: `r${(at * 7_919) % 2_000}`,
    village: at % 17,
    values: { systolic: 90 + (at % 90), taken: `2026-0${1 + (at % 9)}-11` },
  }));
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const villages = Map.groupBy(read, ({ village }) => village);
  return [...villages.values()]
    .map((group) => group.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    .reduce((sum, [first]) => sum + (first?.values.systolic ?? 0), 0);
}

/** Milliseconds of this process's processor time since `before`. */
export function processorTime(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times slower this machine is, right now, than the one limits of processor time are set for; at least 1. Reckoned by work that no
 * change of ours makes slower or faster: a limit times this number holds on a slow machine, too, and stays as strict. Who measures for
 * seconds asks again and again with a few `rounds`: a machine that slows down meanwhile is seen only then.
 */
export function slowness(rounds = 20): number {
  const costs = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    yardstick();
    return processorTime(before);
  });
  return Math.max(1, Math.min(...costs) / THERE);
}
