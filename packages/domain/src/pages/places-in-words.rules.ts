import { PLACES_IN_WORDS } from './places-in-words.data.ts';

/**
 * A sentence in parts, in order; those with a `path` tell to do something that is done there.
 *
 * @example
 * ```ts
 * placesInWords('请先改正账号').map(({ path }) => path); // [undefined, '/uploadManage?do=accounts']
 * ```
 */
export function placesInWords(sentence: string): readonly { readonly text: string; readonly path?: string }[] {
  const known = Object.keys(PLACES_IN_WORDS).map((words) => ({ words, at: sentence.indexOf(words) }));
  const [next] = known.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  if (!next) return sentence === '' ? [] : [{ text: sentence }];
  const path = PLACES_IN_WORDS[next.words];
  return [
    ...(next.at > 0 ? [{ text: sentence.slice(0, next.at) }] : []),
    { text: next.words, ...(path !== undefined && { path }) },
    ...placesInWords(sentence.slice(next.at + next.words.length)),
  ];
}
