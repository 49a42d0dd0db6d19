import { pinyin } from 'pinyin-pro';

/** How a name is found by Latin letters: `张三丰` gives `zhangsanfeng` and `zsf`. Surnames are read as surnames (单 is shan). */
export function pinyinOf(name: string): { readonly full: string; readonly initials: string } {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: true }).map((syllable) =>
    syllable.toLowerCase().replace(/[^a-z0-9]/g, ''),
  );
  return { full: syllables.join(''), initials: syllables.map((syllable) => syllable.slice(0, 1)).join('') };
}

/** What a search text may mean. `part`: how much of the value it gives. */
export type SearchClause =
  | {
      readonly column: 'name' | 'initials' | 'name_pinyin' | 'id_number';
      readonly part: 'start';
      readonly text: string;
    }
  | { readonly column: 'archive_number' | 'archive_tail' | 'id_tail'; readonly part: 'whole'; readonly text: string };

/**
 * Reads a search box: Chinese is the beginning of a name, letters are pinyin initials or pinyin, digits (from four on) an
 * identity number or its last four, 17 digits an archive number, 8 digits the last eight of one. Meanings are alternatives.
 */
export function searchClauses(input: string): readonly SearchClause[] {
  const text = input.replace(/\s/g, '');
  if (/^[a-z]+$/i.test(text)) {
    const letters = text.toLowerCase();
    return [
      { column: 'initials', part: 'start', text: letters },
      { column: 'name_pinyin', part: 'start', text: letters },
    ];
  }
  if (/^\d{3,17}[\dxX]$/.test(text)) {
    const digits = text.toUpperCase();
    return [
      { column: 'id_number', part: 'start', text: digits },
      ...(digits.length === 4 ? [{ column: 'id_tail', part: 'whole', text: digits } as const] : []),
      ...(digits.length === 8 ? [{ column: 'archive_tail', part: 'whole', text: digits } as const] : []),
      ...(digits.length === 17 ? [{ column: 'archive_number', part: 'whole', text: digits } as const] : []),
    ];
  }
  return [{ column: 'name', part: 'start', text }];
}
