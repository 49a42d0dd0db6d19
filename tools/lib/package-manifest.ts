import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/** The packages others can load, in the order in which they need each other. */
export const PUBLISHED = ['domain', 'paper', 'application', 'adapters'] as const;
export type PackageName = (typeof PUBLISHED)[number];

/** What stands in a manifest of ours, as far as it is published. */
type Source = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly dependencies?: { readonly [name: string]: string };
};

/** A library whose objects cross the border of a package: whoever uses it and we must have the same one. */
const PEERS = ['rxjs', 'xstate'];
/** What only some of the adapters need: whoever does not use these does not install it. */
const OPTIONAL_PEERS = ['axios', 'trtc-sdk-v5'];

const source = (name: PackageName): string => join(ROOT, 'packages', name, 'src');

/** Areas that are there for our own tests. */
const INNER_AREAS = ['contracts'];

/** Parts of an area with an entry of their own: what asks over axios is loaded with the first call. */
const PARTS: { readonly [Name in PackageName]?: readonly string[] } = { adapters: ['http/gateway'] };

/** The areas of a package that have an entry of their own. */
export const areasOf = (name: PackageName): readonly string[] =>
  readdirSync(source(name), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !INNER_AREAS.includes(one.name))
    .map((one) => one.name)
    .filter((area) => existsSync(join(source(name), area, 'public.ts')))
    .concat(PARTS[name] ?? [])
    .sort();

/** Every form with the file of its module below `src`, without its ending: `chronic/hypertension-follow-up.form-module`. */
export function formModules(): ReadonlyMap<string, string> {
  const text = readFileSync(join(source('domain'), 'catalogue/load-form.ts'), 'utf8');
  const found = text.matchAll(/^\s+'?([a-z0-9-]+)'?: \(\) =>\s+import\('\.\.\/(.+?)\.ts'\)/gm);
  return new Map([...found].map(([, id = '', file = '']) => [id, file]));
}

/** The root of a package, where it has one, is reported and shown among its areas by this name. */
export const ROOT_ENTRY = 'index';

/** What a package can be imported by besides its forms: the root, where it has one, and the areas; each with its file below `src`, without its ending. */
export const entriesOf = (name: PackageName): ReadonlyMap<string, string> =>
  new Map([
    ...(existsSync(join(source(name), 'index.ts')) ? [[ROOT_ENTRY, 'index'] as const] : []),
    ...areasOf(name).map((area) => [area, `${area}/public`] as const),
  ]);

/** How an entry is imported. */
export const importOf = (name: PackageName, area: string): string =>
  area === ROOT_ENTRY ? `@gongwei/${name}` : `@gongwei/${name}/${area}`;

/** An entry's files in the package. */
export type EntryFiles = { readonly types: string; readonly default: string };

const entry = (file: string): EntryFiles => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });

/** The declaration all entries of forms share. */
export const FORM_TYPES = 'dist/form.d.ts';

/** What the package can be asked for. A form has an address of its own, so that one form costs one form. */
export function exportsOf(name: PackageName): { readonly [path: string]: unknown } {
  const areas = [...entriesOf(name)].map(([area, file]) => [area === ROOT_ENTRY ? '.' : `./${area}`, entry(file)]);
  const forms =
    name === 'domain'
      ? [...formModules()].map(([id, file]) => [`./form/${id}`, { ...entry(file), types: `./${FORM_TYPES}` }])
      : [];
  return { ...Object.fromEntries([...areas, ...forms]), './package.json': './package.json' };
}

/** The files of all entries. */
export const filesOfEntries = (name: PackageName): readonly EntryFiles[] =>
  Object.values(exportsOf(name)).filter((one): one is EntryFiles => typeof one === 'object');

const caret = (version: string): string => `^${version}`;

/** The manifest as it is published. All packages carry one version and need each other in just this one. */
export function publishedManifest(name: PackageName): { readonly [key: string]: unknown } {
  const ours = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as Source;
  const of = (keep: (library: string) => boolean, range: (version: string) => string) =>
    Object.fromEntries(
      Object.entries(ours.dependencies ?? {})
        .filter(([library]) => keep(library))
        .map(([library, version]) => [library, range(version)]),
    );
  const isOurs = (library: string) => library.startsWith('@gongwei/');
  const isPeer = (library: string) => PEERS.includes(library) || OPTIONAL_PEERS.includes(library);
  const optional = Object.keys(of((library) => OPTIONAL_PEERS.includes(library), caret));
  return {
    name: ours.name,
    version: ours.version,
    description: ours.description,
    license: 'MIT',
    type: 'module',
    // Nothing has any. But where a form is loaded by name and its rules are imported too, esbuild forgets to start the modules behind an
    // index it takes for free of effects, and a single file comes apart. Naming the indexes costs no byte.
    sideEffects: ['./dist/*/index.js', './dist/*/public.js'],
    engines: { node: '>=20.19' },
    exports: exportsOf(name),
    files: ['dist', 'examples', 'CHANGELOG.md'],
    dependencies: {
      ...of(isOurs, (version) => version),
      ...of((library) => !isOurs(library) && !isPeer(library), caret),
    },
    peerDependencies: of(isPeer, caret),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((library) => [library, { optional: true }])),
    }),
  };
}
