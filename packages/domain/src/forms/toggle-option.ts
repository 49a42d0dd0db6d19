import { optionsOf } from './flatten-fields.ts';
import type { FieldDefinition } from './form-definition.ts';

/**
 * The codes chosen after the user picks a code of a `multi`: picked again it goes away; an exclusive code drives out all others
 * and is driven out by them; of an exclusive group only the last picked stays. Codes come in the order of the options.
 */
export function toggleOption(
  field: FieldDefinition & { readonly type: 'multi' },
  value: readonly string[] | undefined,
  code: string,
): readonly string[] {
  const chosen = value ?? [];
  if (chosen.includes(code)) return chosen.filter((other) => other !== code);
  const exclusive = field.exclusive ?? [];
  if (exclusive.includes(code)) return [code];
  const rivals = (field.exclusiveGroups ?? []).filter((group) => group.includes(code)).flat();
  const kept = chosen.filter((other) => !exclusive.includes(other) && !rivals.includes(other));
  const places = new Map(optionsOf(field)?.map((option, index) => [option.code, index]));
  const place = (other: string): number => places.get(other) ?? Number.POSITIVE_INFINITY;
  return [...kept, code].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
