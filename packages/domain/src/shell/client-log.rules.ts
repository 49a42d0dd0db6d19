/** One trouble of the user interface, in the specification's names. Never holds personal data: see `cleanLogEntry`. */
export type ClientLogEntry = {
  /** `error`, `rejection`, `render`, or the code of a fault. */
  readonly type: string;
  readonly message: string;
  /** Frames as `at name (path:line:column)`, one a line. */
  readonly stack: string;
  /** The components it happened in, one a line. */
  readonly info: string;
  /** Path of the page, its identifiers replaced by `:id`. */
  readonly url: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
};

/** Entries that are kept; the oldest go first. */
export const CLIENT_LOG_SIZE = 50;
const LONGEST_MESSAGE = 300;
/** Characters that are looked at: what is kept is among them, and a log of others must not hold the server. */
const LONGEST_READ = 2_000;
const MOST_FRAMES = 12;
const GONE = '…';

/**
 * A message without what may be personal: everything between quotes, every run of Chinese characters (names, addresses) and every
 * number of five digits or more, however it is grouped (identity numbers, phones, dates). What the program itself says is in Latin letters
 * or has a code, so little is lost; a list of what to remove would forget something.
 */
export const cleanLogText = (text: string): string =>
  readable(text)
    .replace(/https?:\/\/[^\s)]+/gi, GONE)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|「[^」]*」/g, GONE)
    .replace(/\P{ASCII}+/gu, GONE)
    .replace(/\d(?:[\s.:/()+-]{0,3}\d){4,}[Xx]?/g, GONE)
    .replace(/(?<!\S)\S+@\S+/g, GONE)
    .replace(/…(?:\s*…)+/g, GONE)
    .slice(0, LONGEST_MESSAGE);

/** The beginning of a long text; what the cut left of a quotation goes with it. */
const readable = (text: string): string =>
  text.length <= LONGEST_READ ? text : text.slice(0, LONGEST_READ).replace(/["'`“”「」][^"'`“”「」]*$/, GONE);

/** Frames of a stack, each written anew from its name and place; whatever is no frame (the message, for one) goes. */
export const cleanLogFrames = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, MOST_FRAMES)
    .join('\n');

function frameOf(line: string): string | undefined {
  const found =
    /^\s*at (?:(?<name>[\w$.<> ]{1,80}?) )?\(?(?:https?:\/\/[^/\s]+)?(?<file>\/[\w./@-]*?)(?:\?[^:\s]*)?:(?<at>\d{1,6}:\d{1,7})\)?$/.exec(
      line,
    );
  if (!found?.groups) return undefined;
  const { name, at } = found.groups;
  // Parts of the program have names of letters and digits, none a number that may be somebody's.
  const file = found.groups['file']?.replace(/\d(?:[._/-]{0,3}\d){4,}/g, 'n');
  return name && /\d{5}/.test(name) ? `at (${file}:${at})` : `at ${name ? `${name} ` : ''}(${file}:${at})`;
}

/** The path of an address. Parts that are no plain words of a route stand for somebody or something: `:id`. */
export const cleanLogAddress = (address: string): string => {
  const path = (/^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(address)?.[1] ?? '').slice(0, 500);
  return path
    .split('/')
    .map((part) => (/^(?:[a-z]+(?:-[a-z]+)*|[a-z][a-zA-Z]{0,24}\d{0,2})$/.test(part) || part === '' ? part : ':id'))
    .join('/');
};

/** The entry as it may be kept and sent. Cleaning twice changes nothing. */
export const cleanLogEntry = (entry: ClientLogEntry): ClientLogEntry => ({
  type: /^[a-z][a-z.-]{0,40}$/i.test(entry.type) ? entry.type : 'error',
  message: cleanLogText(entry.message),
  stack: cleanLogFrames(entry.stack),
  info: cleanLogFrames(entry.info),
  url: cleanLogAddress(entry.url),
  time: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/.test(entry.time) ? entry.time : new Date(0).toISOString(),
});

/** The log with one more entry, cleaned; the newest first, bounded. The same trouble again only moves up with its new time. */
export function addToClientLog(log: readonly ClientLogEntry[], entry: ClientLogEntry): readonly ClientLogEntry[] {
  const clean = cleanLogEntry(entry);
  const isSame = (one: ClientLogEntry) =>
    one.type === clean.type && one.message === clean.message && one.stack === clean.stack && one.url === clean.url;
  return [clean, ...log.filter((one) => !isSame(one))].slice(0, CLIENT_LOG_SIZE);
}
