/** The two groups of boxes of a sheet's head: village or committee (3) and order (5); blank where there is no number. */
export function shortNumberOf(archiveNumber: string): readonly [village: string, order: string] {
  const last = archiveNumber.slice(-8).padStart(8, ' ');
  return [last.slice(0, 3), last.slice(3)];
}
