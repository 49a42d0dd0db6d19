import type { NamesWanted } from '@gongwei/application/organisation';
import type { NameBook } from '@gongwei/domain/forms';

/** What stands for a name that is on its way. */
const AWAITED = '…';

/** Codes of places and identifiers; anything else is a name that somebody wrote out. */
const CODE = /^(?:\d{2,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** A book in which no code stands for a name that was asked for: staff would read a row of digits, and then a word. */
export const awaitedNames = (wanted: NamesWanted): NameBook =>
  Object.fromEntries(
    Object.values(wanted)
      .flat()
      .filter((code) => CODE.test(code))
      .map((code) => [code, AWAITED]),
  );
