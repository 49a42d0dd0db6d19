import type { CodeOption, ListDefinition } from '@gongwei/domain/lists';

/** The words of a list's codes, by column and by filter. */
export type ListLabels = {
  readonly columns: { readonly [key: string]: readonly CodeOption[] };
  readonly filters: { readonly [key: string]: readonly CodeOption[] };
};

/** Fetches them from where the definition says they lie. */
export type LoadListLabels = (definition: ListDefinition) => Promise<ListLabels>;

type Parts = ListDefinition['columns'] | ListDefinition['filters'];

/** Words that stand in the definition itself. */
export const labelsAtHand = ({ columns, filters }: ListDefinition): ListLabels => ({
  columns: optionsIn(columns),
  filters: optionsIn(filters),
});

const optionsIn = (parts: Parts): ListLabels['columns'] =>
  Object.fromEntries(parts.flatMap(({ key, words }) => (words && 'options' in words ? [[key, words.options]] : [])));
