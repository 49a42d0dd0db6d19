import type { ListDefinition } from './list-definition.ts';

/** News that something lists show is another one now. Bodies name the form and nothing of what it says: who hears it asks. */
export const LIST_TOPIC = 'lists';

/** Told to open lists when a record was saved: the form it was saved with; nothing where something else than a sheet was written. */
export type ListNews = { readonly form?: string };

/** Whether rows of a list may be others after a save of a form: its own sheets, or, of lists of people, any sheet of theirs. */
export function concernsList({ subject }: Pick<ListDefinition, 'subject'>, news: unknown): boolean {
  const form = typeof news === 'object' && news !== null && 'form' in news ? news.form : undefined;
  // Read here: what knows all subjects brings the language of forms with it, which no page of a list loads.
  const own = subject.startsWith('record:') ? subject.slice('record:'.length) : undefined;
  return own === undefined || form === undefined || own === form;
}
