import type { Plugin } from 'vite';

/** To the browser (Chromium from 136; a comment to others), as the first line of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has files compiled whole while they come over the line, beside the page, and not function by function when each is first called,
 * which on an old PC is a fifth of what the page has to do before it stands. `names`: what files are called most of which runs at once.
 */
export const compileWhole = (names: readonly string[]): Plugin => ({
  name: 'gongwei-compile-whole',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After what Vite puts before a file: behind it the hint would be none.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.some((name) => file.fileName.startsWith(`assets/${name}-`)))
          file.code = HINT + file.code.trimStart();
    },
  },
});
