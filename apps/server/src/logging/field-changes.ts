/** A field whose value is another one now, in words; empty: there was none, or there is none. */
export type FieldChange = { readonly label: string; readonly before: string; readonly after: string };

type Words = { readonly [label: string]: string };

/** The fields that differ, in their order; of something new all that is filled in, of something gone all that was. */
export function fieldChanges(before: Words = {}, after: Words = {}): readonly FieldChange[] {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return labels
    .map((label) => ({ label, before: before[label] ?? '', after: after[label] ?? '' }))
    .filter((change) => change.before !== change.after);
}
