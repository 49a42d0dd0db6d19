import { COMPOUND_SURNAMES, type Reader } from '../shared/index.ts';
import type { Expression } from '../forms/formula/syntax.ts';
import { anyOf, binary, call, literal, path } from './language/build.ts';

/** What a search text may mean. `start`: the value begins with it. */
type Clause = readonly [field: string, part: 'start' | 'whole', text: string];

/**
 * Reads a search box: Chinese is the beginning of a name or, from two characters on, of a given name; letters are pinyin initials or pinyin,
 * from two on also the initials of a given name; digits (from four on) an identity number or its last four, 17 digits an archive number, 8
 * digits the last eight of one, 11 that begin with 1 a mobile telephone, a line with its area code its owner. Meanings are alternatives.
 */
function clausesOf(text: string): readonly Clause[] {
  const several = [...text].length > 1;
  if (/^[a-z]+$/i.test(text)) {
    const given = several ? ['givenInitials', 'givenInitialsBehindTwo'] : [];
    return starts(text.toLowerCase(), 'initials', 'pinyin', ...given);
  }
  if (/^\d{3,4}-\d{7,8}$/.test(text)) return [['wholePhone', 'whole', text]];
  if (!/^\d{3,17}[\dxX]$/.test(text))
    return starts(text, 'name', ...(several ? ['givenName', 'givenNameBehindTwo'] : []));
  const digits = text.toUpperCase();
  return [
    ['idNumber', 'start', digits],
    ...(digits.length === 4 ? [['idTail', 'whole', digits] as const] : []),
    ...(digits.length === 8 ? [['archiveTail', 'whole', digits] as const] : []),
    ...(/^(?:1\d{10}|0\d{9,11})$/.test(digits) ? [['wholePhone', 'whole', digits] as const] : []),
    ...(digits.length === 17 ? [['archiveNumber', 'whole', digits] as const] : []),
  ];
}

const starts = (text: string, ...fields: readonly string[]): readonly Clause[] =>
  fields.map((field) => [field, 'start', text]);

/**
 * The same for who may only look: a surname, the first letter of one, or an archive number. Names, identity numbers and parts of
 * them match nobody, whether there is such a person or not.
 */
function openClausesOf(text: string): readonly Clause[] {
  if (/^[a-z]$/i.test(text)) return [['initials', 'start', text.toLowerCase()]];
  if (/^\d{8}$/.test(text)) return [['archiveTail', 'whole', text]];
  if (/^\d{17}$/.test(text)) return [['archiveNumber', 'whole', text]];
  if ([...text].length === 1 || COMPOUND_SURNAMES.has(text)) return [['name', 'start', text]];
  return [];
}

/** The condition a search text makes over residents. */
export function residentSearch(typed: string, reader: Reader): Expression {
  const text = typed.replace(/\s/g, '');
  const clauses = reader === 'looks' ? openClausesOf(text) : clausesOf(text);
  return anyOf(
    clauses.map(([field, part, wanted]) =>
      part === 'start'
        ? call('startsWith', path('resident', field), literal(wanted))
        : binary('==', path('resident', field), literal(wanted)),
    ),
  );
}
