import type { Reader } from '../shared/index.ts';
import type { Filter, ListDefinition, View } from './list-definition.ts';

/** The filters a reader is offered: none that tells an age to who may only look. */
export const filtersFor = (reader: Reader, { filters }: Pick<ListDefinition, 'filters'>): readonly Filter[] =>
  reader === 'looks' ? filters.filter(({ tellsAge }) => tellsAge !== true) : filters;

/** The views a reader is offered: those that are made of such filters. */
export function viewsFor(reader: Reader, definition: Pick<ListDefinition, 'filters' | 'views'>): readonly View[] {
  const offered = new Set(filtersFor(reader, definition).map(({ key }) => key));
  return (definition.views ?? []).filter(({ where = {} }) => Object.keys(where).every((key) => offered.has(key)));
}
