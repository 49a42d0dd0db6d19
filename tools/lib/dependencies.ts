import { ALLOWED, EXCEPTIONS, INSTALL_SCRIPTS, type LicenceException } from './licences.data.ts';

export type Dependency = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Used by tests and builds only. */
  readonly dev: boolean;
  readonly installScript: boolean;
};

type LockFile = {
  readonly packages: {
    readonly [path: string]: {
      readonly version?: string;
      readonly license?: string;
      readonly dev?: boolean;
      readonly link?: boolean;
      readonly hasInstallScript?: boolean;
    };
  };
};

/** What a lock file brings from elsewhere; our own workspaces are left out. */
export const dependenciesOf = ({ packages }: LockFile): readonly Dependency[] =>
  Object.entries(packages)
    .filter(([path, one]) => path.includes('node_modules/') && !one.link)
    .map(([path, one]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: one.version ?? '',
      licence: one.license ?? '',
      dev: one.dev === true,
      installScript: one.hasInstallScript === true,
    }));

const matches = ({ packages, licence }: LicenceException, one: Dependency): boolean =>
  one.licence === licence &&
  (packages.endsWith('*') ? one.name.startsWith(packages.slice(0, -1)) : one.name === packages);

/** A line for each thing that is neither allowed nor recorded, or recorded and not there any more. */
export function troublesOf(dependencies: readonly Dependency[]): readonly string[] {
  const allowed: readonly string[] = ALLOWED;
  const scripts: readonly string[] = INSTALL_SCRIPTS;
  return [
    ...dependencies
      .filter((one) => !allowed.includes(one.licence) && !EXCEPTIONS.some((exception) => matches(exception, one)))
      .map(({ name, licence }) => `${name}: licence “${licence}” is neither allowed nor recorded`),
    ...EXCEPTIONS.filter((exception) => !dependencies.some((one) => matches(exception, one))).map(
      ({ packages, licence }) => `${packages}: recorded with “${licence}”, but nothing like it is used`,
    ),
    ...dependencies
      .filter(({ name, installScript }) => installScript && !scripts.includes(name))
      .map(({ name }) => `${name}: runs a program when it is installed`),
  ];
}
