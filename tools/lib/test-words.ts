/** What the words behind `npm test --` ask for. */
export type TestWords = {
  /** All of a kind (no paths at all), or only these files, folders and options of the runner. */
  readonly checks: boolean;
  readonly withoutBrowser: readonly string[] | undefined;
  readonly inBrowser: readonly string[] | undefined;
};

const isOfBrowser = (path: string): boolean => path.includes('tests/e2e') || path.endsWith('.e2e.ts');

/**
 * Nothing: everything. `--no-browser`: everything but the browser. Paths: only these tests, `tests/e2e/…` and `*.e2e.ts` in the browser, others by vitest;
 * options (`-t "a title"` of vitest, `-g "a title"` of playwright) go to the runner with them.
 */
export function readTestWords(words: readonly string[]): TestWords {
  const asked = words.filter((word) => word !== '--no-browser');
  if (asked.length === 0)
    return { checks: true, withoutBrowser: [], inBrowser: words.includes('--no-browser') ? undefined : [] };
  const { paths, options } = parted(asked);
  const [browser, others] = [paths.filter(isOfBrowser), paths.filter((path) => !isOfBrowser(path))];
  return {
    checks: false,
    withoutBrowser: others.length > 0 ? [...others, ...options] : undefined,
    inBrowser: browser.length > 0 ? [...browser, ...options] : undefined,
  };
}

/** An option that takes a value keeps it beside it. */
const TAKES_VALUE = /^(?:-t|-g|--testNamePattern|--grep|--repeat-each|--retry)$/;

function parted(words: readonly string[]): { readonly paths: readonly string[]; readonly options: readonly string[] } {
  const [paths, options]: [string[], string[]] = [[], []];
  for (const [at, word] of words.entries()) {
    const isValue = at > 0 && TAKES_VALUE.test(words[at - 1] as string);
    (isValue || word.startsWith('-') ? options : paths).push(word);
  }
  return { paths, options };
}
