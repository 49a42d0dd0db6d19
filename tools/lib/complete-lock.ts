export type LockEntry = {
  readonly version?: string;
  /** Where it comes from. */
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly optionalDependencies?: { readonly [name: string]: string };
};
type Lock = { readonly packages: { readonly [path: string]: LockEntry } };

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The entries a lock file lacks because the registry it was made with has no packages for other platforms: without them `npm ci`
 * refuses it. What such a package runs on stands in its name (`binding-linux-arm64-musl`); it is fetched there only, in the
 * version fixed here. By their path in the lock file.
 */
export function missingPlatforms({ packages }: Lock): { readonly [path: string]: object } {
  const missing: { [path: string]: object } = {};
  for (const { optionalDependencies = {}, license, dev } of Object.values(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      const words = name.split(/[/-]/);
      const os = words.find((word) => SYSTEMS.includes(word));
      const cpu = words.find((word) => PROCESSORS.includes(word));
      if (Object.hasOwn(packages, path) || !os || !cpu || !/^\d+\.\d+\.\d+$/.test(version)) continue;
      const libc = os === 'linux' ? (words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc') : undefined;
      missing[path] = {
        version,
        cpu: [cpu],
        ...(dev && { dev }),
        ...(libc && { libc: [libc] }),
        ...(license !== undefined && { license }),
        optional: true,
        os: [os],
      };
    }
  return missing;
}
