import { isTicket } from '../fetch-ahead.rules.ts';

/** What is known of a visit before the program is there. */
export type Visit = {
  readonly cookies: string;
  readonly path: string;
  /** What follows the path, from `?` on. */
  readonly query: string;
  /** The screen was locked when somebody was here last. */
  readonly locked: boolean;
};

/** Pages that are open to everybody, and the lock's: they show something else. */
const OTHERS = /^\/(?:lock|setup|403|404|500|myiframe)(?:\/|$)/;

/**
 * Whether the visit ends on the log-in page for certain: nobody is logged in, and the address is none that is open to everybody.
 * A page that has more to say than the form (`?expired`) waits for the program.
 */
export const endsAtLogIn = ({ cookies, path, query, locked }: Visit): boolean =>
  !locked && !isTicket(cookies, '/') && !OTHERS.test(path) && !/[?&]expired\b/.test(query);

/** The content of an item as the program stores it, where it is a text; see `createStoredItems`. */
export function storedText(text: string | null): string | undefined {
  try {
    const content = (JSON.parse(text ?? 'null') as { readonly content?: unknown } | null)?.content;
    return typeof content === 'string' && content !== '' ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Names of what is kept between visits and shown before the program is there, as in the catalogue of stored items. */
export const KEPT = { locked: 'isLock', name: 'rememberedName', themeName: 'themeName', colour: 'theme' } as const;
