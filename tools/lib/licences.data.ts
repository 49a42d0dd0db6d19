/** Licences that let the product be given away under its own without another condition than naming them. */
export const ALLOWED = ['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', '0BSD'] as const;

export type LicenceException = {
  /** Name of the package, or its beginning followed by `*`. */
  readonly packages: string;
  readonly licence: string;
  readonly why: string;
};

/** Everything else, each with the reason why it may be used. One that no package needs any more fails the test. */
export const EXCEPTIONS: readonly LicenceException[] = [
  {
    packages: 'axe-core',
    licence: 'MPL-2.0',
    why: 'Tests only: nothing of it is delivered. MPL binds changes to its own files, and we change none.',
  },
  {
    packages: 'lightningcss*',
    licence: 'MPL-2.0',
    why: 'The build only: it shortens style sheets and puts nothing of its own into them.',
  },
  {
    packages: '@zxing/text-encoding',
    licence: '(Unlicense OR Apache-2.0)',
    why: 'Tests only, and Apache-2.0 is one of the two.',
  },
  {
    packages: 'argparse',
    licence: 'Python-2.0',
    why: 'Tests only: openapi-typescript reads YAML by it. The Python licence asks for its notice; nothing of it is delivered.',
  },
  {
    packages: 'type-fest',
    licence: '(MIT OR CC0-1.0)',
    why: 'Tests only, and MIT is one of the two.',
  },
  {
    packages: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    why: 'Tests only: webpack, with which an integrator may build, asks it which browsers know what. Nothing of it is delivered.',
  },
];

/** Packages that may run a program of their own when they are installed. */
export const INSTALL_SCRIPTS = [
  // Fetches the Node of this platform: the one everything here runs on.
  'node',
  // Looks for its own program, which lies in a package of the platform; it is found without (install scripts are off). Tests only.
  'esbuild',
] as const;
