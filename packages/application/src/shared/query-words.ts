/** The query of an address, of words that have a value. */
export const queryText = (words: ReadonlyMap<string, string>): string =>
  [...words].map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');

/** The words of an address. What was typed by hand and cannot be read is passed over. */
export function queryWords(query: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [key = '', value = ''] = pair.split('=').map(decoded);
    if (key !== '') words.set(key, value);
  }
  return words;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
