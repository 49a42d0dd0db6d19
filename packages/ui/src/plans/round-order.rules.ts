/** A row of a round with its person. */
export type RoundRow = { readonly id: string; readonly residentId: string };
type Known = { readonly id: string; readonly residentId?: string } | undefined;

/** The next row above or below that is of somebody else: a person with two visits moves as one. `undefined` at the end of the list, or where it is not known. */
export function neighbourOf(
  rowOf: (index: number) => Known,
  count: number,
  at: number,
  by: 1 | -1,
): RoundRow | undefined {
  const own = rowOf(at)?.residentId;
  for (let index = at + by; index >= 0 && index < count; index += by) {
    const row = rowOf(index);
    if (row?.residentId === undefined) return undefined;
    if (row.residentId !== own) return { id: row.id, residentId: row.residentId };
  }
  return undefined;
}
