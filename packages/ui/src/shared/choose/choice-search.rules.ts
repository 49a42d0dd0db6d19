import { initialsOf, readsAs } from './initials.rules.ts';

/** One of what is chosen from. */
export type SoughtChoice = {
  readonly code: string;
  readonly label: string;
  /** What tells it from another of its name: where somebody works, what lies above. */
  readonly beside?: string | undefined;
  /** Steps below the first, in the list of a few. */
  readonly indent?: number;
};

/** What a choice is called, with what tells it from others of its name. */
export const wordsOfChoice = ({ label, beside }: SoughtChoice): string => (beside ? `${label}（${beside}）` : label);

/** From so many letters on initials are looked for in the middle, too. */
const LETTERS_WITHIN = 2;

/** How well a word fits a text: 2 as its beginning, 1 somewhere in it, 0 not at all. */
function fit(text: string, word: string): 0 | 1 | 2 {
  const low = text.toLowerCase();
  if (low.startsWith(word)) return 2;
  const letters = /^[a-z]+$/.test(word) ? initialsOf(text) : [];
  if (letters.length > 0 && readsAs(letters, word, 0)) return 2;
  if (low.includes(word)) return 1;
  const within = word.length >= LETTERS_WITHIN && letters.some((_, at) => readsAs(letters, word, at));
  return within ? 1 : 0;
}

/**
 * Choices that answer to what was typed: every word of it is in the label or in what stands beside it, written out or as pinyin initials
 * (`zs 东镇`). Those whose label begins with the first word stand before the others; otherwise the order stays.
 */
export function choicesFor<Choice extends SoughtChoice>(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed
    .toLowerCase()
    .split(/[\s（）()]+/u)
    .filter(Boolean);
  const [first] = words;
  if (first === undefined) return choices;
  const fits = choices.filter(({ label, beside = '' }) => words.every((word) => fit(label, word) || fit(beside, word)));
  const begins = ({ label }: Choice): boolean => fit(label, first) === 2;
  return [...fits.filter(begins), ...fits.filter((choice) => !begins(choice))];
}

/** What a key does in the box of a choice. Nothing: it is the key of a line of text, or of the form around it. */
export type ChoiceKey = { readonly do: 'open' | 'close' | 'take' } | { readonly do: 'move'; readonly by: number };

type Press = { readonly key: string; readonly alt: boolean; readonly ctrl: boolean; readonly shift: boolean };
type Place = {
  readonly open: boolean;
  /** Something was typed since it was opened. */
  readonly typed: boolean;
  /** The marked row was gone to by keys. */
  readonly gone: boolean;
  readonly found: number;
};

const MOVES: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * Of a closed box ↓ and ↑ open the list, like the browser’s own; Enter belongs to the form. Tab takes what was gone to, or the only one
 * left: somebody who typed half a name and goes on has not chosen the first who is called so.
 */
export function choiceKeyOf({ key, alt, ctrl, shift }: Press, place: Place): ChoiceKey | undefined {
  if (ctrl || (shift && key !== 'Tab')) return undefined;
  if (place.open && !alt) return ofOpen(key, place);
  return key === 'ArrowDown' || key === 'ArrowUp' ? { do: place.open ? 'close' : 'open' } : undefined;
}

function ofOpen(key: string, place: Place): ChoiceKey | undefined {
  const by = MOVES[key];
  if (by !== undefined) return { do: 'move', by };
  if (key === 'Tab') return { do: isMeant(place) ? 'take' : 'close' };
  return key === 'Enter' ? { do: 'take' } : key === 'Escape' ? { do: 'close' } : undefined;
}

const isMeant = ({ typed, gone, found }: Place): boolean => found > 0 && (gone || (typed && found === 1));
