import { COMPOUND_SURNAMES } from '@gongwei/domain/shared';

/** Whose beginning is compared; names also without their surname, which has one character or two. */
export type StartOf =
  | 'name'
  | 'initials'
  | 'name_pinyin'
  | 'id_number'
  | 'given name'
  | 'given name behind two'
  | 'given initials'
  | 'given initials behind two';

/** What a search text may mean. `part`: how much of the value it gives. */
export type SearchClause =
  | { readonly column: StartOf; readonly part: 'start'; readonly text: string }
  | {
      readonly column: 'archive_number' | 'archive_tail' | 'id_tail' | 'phone';
      readonly part: 'whole';
      readonly text: string;
    };

/** Two ranks: people whose name or number begins so come before those whose given name does. */
export type SearchMeaning = { readonly first: readonly SearchClause[]; readonly second: readonly SearchClause[] };

/**
 * Reads a search box: Chinese is the beginning of a name or, from two characters on, of a given name; letters are pinyin initials or pinyin, from two
 * on also the initials of a given name; digits (from four on) an identity number or its last four, 17 digits an archive number, 8 digits the last
 * eight of one, a whole telephone number its owner. Meanings are alternatives.
 */
export function searchClauses(input: string): SearchMeaning {
  const text = input.replace(/\s/g, '');
  const several = [...text].length > 1;
  if (/^[a-z]+$/i.test(text)) {
    const letters = text.toLowerCase();
    return {
      first: starts(letters, 'initials', 'name_pinyin'),
      second: several ? starts(letters, 'given initials', 'given initials behind two') : [],
    };
  }
  if (/^\d{3,17}[\dxX]$/.test(text)) return { first: numbered(text.toUpperCase()), second: [] };
  if (/^\d{3,4}-\d{7,8}$/.test(text)) return { first: [{ column: 'phone', part: 'whole', text }], second: [] };
  return { first: starts(text, 'name'), second: several ? starts(text, 'given name', 'given name behind two') : [] };
}

const starts = (text: string, ...columns: readonly StartOf[]): readonly SearchClause[] =>
  columns.map((column) => ({ column, part: 'start', text }));

const numbered = (digits: string): readonly SearchClause[] => [
  ...starts(digits, 'id_number'),
  ...(digits.length === 4 ? [{ column: 'id_tail', part: 'whole', text: digits } as const] : []),
  ...(digits.length === 8 ? [{ column: 'archive_tail', part: 'whole', text: digits } as const] : []),
  ...(digits.length === 17 ? [{ column: 'archive_number', part: 'whole', text: digits } as const] : []),
  // A mobile number, or one of a line with its area code or without.
  ...(digits.length >= 7 && digits.length <= 12 ? [{ column: 'phone', part: 'whole', text: digits } as const] : []),
];

/**
 * The same for who may only look: a surname, the first letter of one, or an archive number. Names, identity numbers, telephones and parts of
 * them match nobody, whether there is such a person or not.
 */
export function openClauses(input: string): SearchMeaning {
  const text = input.replace(/\s/g, '');
  const only = (clauses: readonly SearchClause[]): SearchMeaning => ({ first: clauses, second: [] });
  if (/^[a-z]$/i.test(text)) return only(starts(text.toLowerCase(), 'initials'));
  if (/^\d{8}$/.test(text)) return only([{ column: 'archive_tail', part: 'whole', text }]);
  if (/^\d{17}$/.test(text)) return only([{ column: 'archive_number', part: 'whole', text }]);
  if ([...text].length === 1 || COMPOUND_SURNAMES.has(text)) return only(starts(text, 'name'));
  return only([]);
}
