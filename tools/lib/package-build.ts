import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orderTarball } from './order-tarball.ts';
import { filesOfEntries, FORM_TYPES, publishedManifest, PUBLISHED, type PackageName } from './package-manifest.ts';
import { examplesOf } from './package-readme.ts';
import { rollUpDeclarations } from './roll-up-declarations.ts';
import { ROOT, binary, run } from './run-command.ts';
import { shrinkPackage } from './shrink-package.ts';

/** What is there for tests alone and is not published. */
const OURS_ALONE = [
  '**/*.test.ts',
  '**/*.fixture.ts',
  '**/*.contract.ts',
  '**/testing/**',
  '**/contracts/**',
  '**/measures/examples/**',
  '**/measures/data/waiting.data.ts',
  '**/pages/specification-routes.data.ts',
];

/**
 * TypeScript writes `.js` into what runs and leaves `.ts` in declarations, which readers outside of this tree do not find; and it moves lines in by
 * four blanks, where a tab weighs less.
 */
const asPublished = (declaration: string): string =>
  declaration
    .replace(/^(?: {4})+/gm, (blanks) => '\t'.repeat(blanks.length / 4))
    .replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2');

/** An area's index and its entry give out the same; what is published needs one of them. */
function useEntriesInside(folder: string): void {
  for (const file of globSync(join(folder, 'dist/**/*.{js,d.ts}')))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(['"])(\.{1,2}\/[^'"]*)\/index\.js\1/g, (all, quote: string, area: string) =>
        existsSync(join(dirname(file), area, 'public.js')) ? `${quote}${area}/public.js${quote}` : all,
      ),
    );
}

/** What each form's entry gives out. */
const FORM_DECLARED = `import type { FormModule } from './forms/public.js';
/** The form's definition with the rules and code tables it needs: for \`compileForm\`. */
export declare const formModule: FormModule;
`;

/** The declarations of a package alone, in `folder/dist`. `false`: the compiler refused. */
export async function buildDeclarations(name: PackageName, folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  if ((await compile(join(ROOT, 'packages', name), folder, { emitDeclarationOnly: true })) !== 0) return false;
  publishDeclarations(name, folder);
  return true;
}

function publishDeclarations(name: PackageName, folder: string): void {
  for (const file of globSync(join(folder, 'dist/**/*.d.ts')))
    writeFileSync(file, asPublished(readFileSync(file, 'utf8')));
  if (name === 'domain') writeFileSync(join(folder, FORM_TYPES), FORM_DECLARED);
  rollUpDeclarations(join(folder, 'dist'), [...new Set(filesOfEntries(name).map(({ types }) => join(folder, types)))]);
}

/** Compiles one package into `folder`, with its manifest and what stands beside it. `false`: the compiler refused. */
async function buildPackage(name: PackageName, folder: string): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = join(ROOT, 'packages', name);
  if ((await compile(source, folder, { emitDeclarationOnly: false })) !== 0) return false;
  publishDeclarations(name, folder);
  // A worker's address is a text to the compiler, which leaves it as it is.
  for (const file of globSync(join(folder, 'dist/**/*.js')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(new URL\('\.[^']+)\.ts'/g, "$1.js'"));
  useEntriesInside(folder);
  await shrinkPackage(folder, filesOfEntries(name));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(name), undefined, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  for (const page of ['README.md', 'CHANGELOG.md']) cpSync(join(source, page), join(folder, page));
  for (const file of examplesOf(name)) cpSync(join(ROOT, file), join(folder, file));
  return true;
}

/** One run of the compiler into `dist`; its exit code. */
async function compile(source: string, folder: string, pass: object): Promise<number> {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    rootDir: join(source, 'src'),
    outDir: join(folder, 'dist'),
    composite: false,
    incremental: false,
    // `npm run types` and `npm test` have checked the sources; here they would be checked once for every package that imports them.
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    // The folder lies outside of the tree whose packages are imported.
    typeRoots: [join(ROOT, 'node_modules/@types')],
    ...compilerOptionsOf(source),
    ...pass,
  };
  const exclude = OURS_ALONE.map((pattern) => join(source, 'src', pattern));
  const include = [join(source, 'src')];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, include, exclude }),
  );
  const code = await run(binary('tsc'), ['-p', config]);
  rmSync(config);
  return code;
}

/** Libraries of the browser that the package's own configuration names (`lib`, `types`). */
function compilerOptionsOf(source: string): object {
  const { compilerOptions } = JSON.parse(readFileSync(join(source, 'tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: { readonly lib?: readonly string[]; readonly types?: readonly string[] };
  };
  const { lib, types } = compilerOptions;
  return { ...(lib && { lib }), ...(types && { types }) };
}

/**
 * Builds every published package below `folder` and packs each into a tarball there. The paths of the tarballs, in the order in which they
 * need each other; `undefined` when one does not compile (the compiler has said why).
 */
export async function packPackages(folder: string): Promise<readonly string[] | undefined> {
  const tarballs: string[] = [];
  for (const name of PUBLISHED) {
    const staged = join(folder, name);
    if (!(await buildPackage(name, staged))) return undefined;
    if ((await run('npm', ['pack', '--silent', '--pack-destination', folder, staged])) !== 0) return undefined;
    const { version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8')) as { readonly version: string };
    const tarball = join(folder, `gongwei-${name}-${version}.tgz`);
    orderTarball(tarball);
    tarballs.push(tarball);
  }
  return tarballs;
}
