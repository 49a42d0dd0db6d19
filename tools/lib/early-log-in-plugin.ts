import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type BuildEnvironmentOptions, type Plugin, type Rolldown } from 'vite';
import { ROOT } from './run-command.ts';

type Markup = { readonly earlyLogInMarkup: () => Promise<string> };

/**
 * Puts the log-in page into `index.html`, drawn by the program's own components, and a small script that shows it to whoever is going to
 * log in: they type while the program comes. `folder`: of that script and the drawing. While developing there is no slow line.
 */
export function earlyLogIn(folder: string): Plugin {
  let [markup, fileName] = ['', ''];
  return {
    name: 'gongwei-early-log-in',
    apply: 'build',
    async buildStart() {
      const [page, script] = await Promise.all([drawn(folder), compiled(folder)]);
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      [markup, fileName] = [page, `assets/early-${hash}.js`];
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('<div id="root">', `<div id="early-log-in" hidden>${markup}</div><div id="root">`)
          .replace('</body>', `<script src="/${fileName}"></script></body>`),
    },
  };
}

/** The components are TSX with style sheets: they are put into one module that Node can load. */
async function drawn(folder: string): Promise<string> {
  const code = await bundled({
    ssr: join(folder, 'markup.tsx'),
    rolldownOptions: { output: { codeSplitting: false } },
  });
  const file = join(ROOT, 'node_modules/.cache/gongwei/early-log-in.mjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return ((await import(file)) as Markup).earlyLogInMarkup();
}

const compiled = (folder: string): Promise<string> =>
  bundled({ lib: { entry: join(folder, 'early-log-in.ts'), formats: ['iife'], name: 'early' }, target: 'chrome109' });

/** One file's code. */
async function bundled(options: BuildEnvironmentOptions): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ...options, write: false, minify: true },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = files.find((file): file is Rolldown.OutputChunk => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The early log-in page was not built.');
  return code;
}
