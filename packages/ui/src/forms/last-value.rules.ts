import type { FormSession } from '@gongwei/application/forms';
import { sameJson, type FieldDefinition, type FieldState } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';

export type LastValue = { readonly value: Json; readonly on: string; readonly from: string };
type Known = Pick<FormSession, 'form' | 'previous' | 'conceptValue'>;

/** Last time's value, where it says something new: not the day itself, not what stands in the field already. */
export function lastOf(
  session: Known,
  field: FieldDefinition,
  state: Pick<FieldState, 'value' | 'origin'>,
): LastValue | undefined {
  if (field.type === 'table' || field.key === session.form.definition.occurredOn || state.origin === 'proposed')
    return undefined;
  const known = session.conceptValue(field.key);
  const last = session.previous(field.key) ?? (known && { value: known.value, on: known.on, from: known.formTitle });
  return last && last.value !== last.on && !sameJson(last.value, state.value) ? last : undefined;
}

/**
 * Last time's values of two fields that read as one: `125/79 · 2025-11-04`. Where they are of different days, or only one is
 * known, each is said for itself.
 */
export function wordsOfLastPair(
  lasts: readonly (LastValue | undefined)[],
  names: readonly string[],
  between: string,
): string | undefined {
  const known = lasts.flatMap((last, at) => (last ? [{ ...last, name: names[at] ?? '' }] : []));
  const [first] = known;
  if (!first) return undefined;
  if (known.length === lasts.length && known.every((last) => last.on === first.on)) {
    return `${known.map((last) => (between === '' ? `${last.name} ${String(last.value)}` : String(last.value))).join(between || '，')} · ${first.on}`;
  }
  return known.map((last) => `${last.name} ${String(last.value)} · ${last.on}`).join('，');
}
