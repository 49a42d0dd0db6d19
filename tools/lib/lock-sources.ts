import { missingPlatforms } from './complete-lock.ts';

type Entry = {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly os?: readonly string[];
} & { readonly [kind in (typeof KINDS)[number]]?: { readonly [name: string]: string } };
type Lock = { readonly packages: { readonly [path: string]: Entry } };

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
/** A version or a range of versions of the registry, with nothing in it that could be an address, a branch or a folder. */
const RANGE = /^[\^~<>=|&\s\d.*xX-]*(?:[\^~<>=\s|-]*\d[\w.+-]*)*$/;
/** Packages under another name than their own, each with what it really is. */
const ALIASES: { readonly [asked: string]: string } = { 'fhir-types': 'npm:@types/fhir@0.0.44' };
const NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9@][\w.-]*$/i;

/**
 * What of a lock file could be exchanged without anybody noticing: a line for each package without a sum, from another place than a registry,
 * or under a name that is not its own.
 */
export function sourceTroublesOf({ packages }: Lock): readonly string[] {
  const entries = Object.entries(packages);
  return [
    ...entries
      .filter(([path]) => path.includes('node_modules/'))
      .flatMap(([path, one]) => entryTroubles(packages, path, one)),
    ...entries.flatMap(([path, one]) =>
      KINDS.flatMap((kind) =>
        Object.entries(one[kind] ?? {})
          .filter(([name, asked]) => !RANGE.test(asked) && ALIASES[name] !== asked)
          .map(([name, asked]) => `${path || 'package.json'}: asks for ${name} from “${asked}”`),
      ),
    ),
  ];
}

function entryTroubles(packages: Lock['packages'], path: string, one: Entry): readonly string[] {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (one.link)
    return /^(?:packages|apps|tools)\/[\w-]+$/.test(one.resolved ?? '')
      ? []
      : [`${name}: is a link to “${one.resolved}”`];
  return [
    ...(NAME.test(name) ? [] : [`${name}: is no name of a package`]),
    ...(one.name === undefined || ALIASES[name]?.startsWith(`npm:${one.name}@`)
      ? []
      : [`${name}: is really ${one.name}`]),
    ...(one.resolved === undefined ? [] : [`${name}: comes from “${one.resolved}”`]),
    ...(isSummed(packages, path, one) ? [] : [`${name}: has no SHA-512 sum`]),
  ];
}

/** By its own sum, by that of the package it lies in, or because it is of a platform whose sum our registry does not give. */
function isSummed(packages: Lock['packages'], path: string, one: Entry): boolean {
  if (one.inBundle) return one.dev === true && isSummed(packages, ...bundleOf(packages, path));
  if (one.integrity !== undefined) return /^sha512-[A-Za-z0-9+/]{86}==$/.test(one.integrity);
  const { [path]: _, ...others } = packages;
  return one.optional === true && Object.hasOwn(missingPlatforms({ packages: others }), path);
}

const bundleOf = (packages: Lock['packages'], path: string): [string, Entry] => {
  const outer = path.slice(0, path.lastIndexOf('/node_modules/'));
  return [outer, packages[outer] ?? {}];
};
