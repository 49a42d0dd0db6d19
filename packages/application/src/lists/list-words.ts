import type { CodeOption, ListDefinition } from '@gongwei/domain/lists';

/** The words of a list's codes, by column and by filter. */
export type ListWords = {
  readonly columns: { readonly [key: string]: readonly CodeOption[] };
  readonly filters: { readonly [key: string]: readonly CodeOption[] };
};

/** Fetches them from where the definition says they lie. */
export type LoadListWords = (definition: ListDefinition) => Promise<ListWords>;

type Parts = ListDefinition['columns'] | ListDefinition['filters'];

/** Words that stand in the definition itself. */
export const wordsAtHand = ({ columns, filters }: ListDefinition): ListWords => ({
  columns: optionsIn(columns),
  filters: optionsIn(filters),
});

const optionsIn = (parts: Parts): ListWords['columns'] =>
  Object.fromEntries(parts.flatMap(({ key, words }) => (words && 'options' in words ? [[key, words.options]] : [])));
