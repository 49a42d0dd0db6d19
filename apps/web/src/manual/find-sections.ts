/** A section of the manual, as `sections.json` beside its pages holds it: the page and its anchor, the chapter, the heading and the plain text. */
export type ManualSection = {
  readonly at: string;
  readonly chapter: string;
  readonly heading: string;
  readonly text: string;
};
export type FoundSection = ManualSection & { readonly excerpt: readonly ExcerptPart[] };
export type ExcerptPart = { readonly text: string; readonly sought: boolean };

const MOST = 20;
const AROUND = 24;

/** Sections that hold every word, those with it in their heading first, in the order of the manual. Nothing is found for no words. */
export function findSections(sections: readonly ManualSection[], typed: string): readonly FoundSection[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .filter((section) => words.every((word) => wholeOf(section).includes(word)))
    .map((section) => ({ section, rank: rankOf(section, words) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ section }) => ({ ...section, excerpt: excerptOf(section.text, words) }));
}

const wholeOf = ({ chapter, heading, text }: ManualSection): string => `${heading}\n${chapter}\n${text}`.toLowerCase();

function rankOf({ heading, chapter }: ManualSection, words: readonly string[]): number {
  if (words.every((word) => heading.toLowerCase().includes(word))) return 0;
  return words.every((word) => `${chapter}\n${heading}`.toLowerCase().includes(word)) ? 1 : 2;
}

/** The text around the first word that stands in it, its words marked; the beginning where none does. */
function excerptOf(text: string, words: readonly string[]): readonly ExcerptPart[] {
  const low = text.toLowerCase();
  const places = words.map((word) => low.indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - AROUND);
  const to = Math.min(text.length, from + AROUND * 4);
  const shown = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  return markedParts(shown, words);
}

function markedParts(shown: string, words: readonly string[]): readonly ExcerptPart[] {
  const pattern = new RegExp(`(${words.map(literal).join('|')})`, 'iu');
  return shown
    .split(pattern)
    .map((text, at) => ({ text, sought: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const literal = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
