import type { Expression, FilterValue, ListDefinition } from '@gongwei/domain/lists';
import { token, type Behavior } from '../shared/index.ts';
import type { ListPlaces } from './list-places.ts';
import type { ListSession } from './list-session.service.ts';

/** A row that was opened to be worked on, and its place among the others of its list. */
export type Walk = {
  readonly title: string;
  readonly unit: string;
  /** The address of the list. */
  readonly list: string;
  /** From 1. */
  readonly at: number;
  readonly of: number;
  readonly rowId: string;
  /** Where the row is opened. */
  readonly opens: string;
  readonly residentId: string | undefined;
};

/** What a list that is part of a page shows: rows of which something holds whatever is asked, and what it begins with. */
export type ListPart = {
  readonly within?: Expression;
  readonly where?: { readonly [filter: string]: FilterValue };
  readonly view?: string;
};

/** The lists of this window: each is found again as it was left, with its rows, its place and its ticks. */
export interface ListSessions {
  /** Whose lists these are. When it changes all of them are new: ask again with `at`. */
  readonly owner$: Behavior<string>;
  readonly places: ListPlaces;
  /** The list at an address; `query` is its query, without the question mark. An address that asks something else is gone to. */
  at(definition: ListDefinition, query: string): ListSession;
  /** The query of the address of what a list asks. */
  addressOf(session: ListSession): string;
  /** A list of its own that is nobody's page, such as a chooser or a part of a page; whoever asks for it ends it. */
  apart(definition: ListDefinition, part?: ListPart): ListSession;

  /** The row that is worked on out of a list; nothing when one was opened in another way. */
  readonly walk$: Behavior<Walk | undefined>;
  /** Takes up the row at a place and gives its address; `undefined` while the row is not known or leads nowhere. */
  walkTo(session: ListSession, index: number, list: string): string | undefined;
  /** The next row of the same list, or the one before, and its address; `undefined` at the end. */
  step(by: 1 | -1): Promise<string | undefined>;
  endWalk(): void;
  dispose(): void;
}
export const ListSessions = token<ListSessions>('ListSessions');
