import type { FilterValue, ListDefinition, ListQuestion } from '@gongwei/domain/lists';
import { isJsonObject, type Json, type JsonObject } from '@gongwei/domain/shared';
import { addressOf, questionAt, typedPart, withTyped, type TypedPart } from './list-address.rules.ts';
import { NO_TICKS, type Ticks } from './list-selection.rules.ts';
import type { ListPlace } from './list-session.service.ts';

/** More ticks than these are not kept over a reload: the browser gives a window 5 MB. */
const MOST_TICKS = 20_000;

/** What of a list outlives a reload: what it asked, what was ticked, where one was. */
export type ListKept = { readonly question: ListQuestion; readonly ticks: Ticks; readonly place: ListPlace };

/** As the window keeps it: the address it was left at, and what must not stand in one. */
export function keptJson(
  definition: ListDefinition,
  { question, ticks, place }: ListKept,
  roles: readonly string[],
): JsonObject {
  const ids = ticks.kind === 'some' && ticks.ids.size <= MOST_TICKS ? [...ticks.ids] : [];
  return {
    at: addressOf(definition, question, roles),
    typed: typedPart(definition, question) as Json,
    ids,
    index: place.index,
    top: place.top,
  };
}

/**
 * What was kept, where it belongs to the address: a link to other rows does not find the typed words again. Ticks stay either way:
 * they are rows, whatever is asked. Whatever does not fit is passed over.
 */
export function keptAt(
  definition: ListDefinition,
  kept: Json | undefined,
  address: string,
  roles: readonly string[],
): ListKept {
  const plain = questionAt(definition, address, roles);
  if (kept === undefined || !isJsonObject(kept)) return { question: plain, ticks: NO_TICKS, place: TOP };
  const ids = Array.isArray(kept['ids']) ? kept['ids'].filter((id) => typeof id === 'string') : [];
  const ticks: Ticks = { kind: 'some', ids: new Set(ids) };
  if (kept['at'] !== addressOf(definition, plain, roles)) return { question: plain, ticks, place: TOP };
  const [index, top] = [Number(kept['index']), Number(kept['top'])];
  return {
    question: withTyped(plain, typedIn(definition, kept['typed'])),
    ticks,
    place: index >= 0 && top >= 0 ? { index, top } : TOP,
  };
}

const TOP: ListPlace = { index: 0, top: 0 };

function typedIn({ filters }: ListDefinition, typed: Json | undefined): TypedPart {
  if (typed === undefined || !isJsonObject(typed)) return {};
  const { text, where } = typed;
  const known = where !== undefined && isJsonObject(where) ? Object.entries(where) : [];
  return {
    ...(typeof text === 'string' && { text }),
    where: Object.fromEntries(
      known.flatMap(([key, value]): [string, FilterValue][] =>
        filters.some((filter) => filter.key === key) && value !== undefined && isTyped(value) ? [[key, value]] : [],
      ),
    ),
  };
}

/** Bounds or a typed word. */
const isTyped = (value: Json): value is Exclude<FilterValue, readonly string[]> =>
  isJsonObject(value) &&
  Object.entries(value).every(
    ([key, one]) =>
      (key === 'text' && typeof one === 'string') ||
      ((key === 'from' || key === 'to') && (typeof one === 'string' || typeof one === 'number')),
  );
