/**
 * Which visits stand side by side on a sheet: the newest ones up to its columns, oldest first. The visit that is being
 * printed is always among them: where it is older, the columns end with it.
 */
export function visitsToPrint(
  visits: readonly { readonly id: string; readonly occurredOn: string }[],
  printed: string,
  columns: number,
): readonly string[] {
  const ordered = [...visits]
    .sort((a, b) => (a.occurredOn < b.occurredOn ? -1 : a.occurredOn > b.occurredOn ? 1 : 0))
    .map((visit) => visit.id);
  const at = ordered.indexOf(printed);
  const end = at !== -1 && at < ordered.length - columns ? at + 1 : ordered.length;
  return columns === 0 ? [] : ordered.slice(Math.max(0, end - columns), end);
}
