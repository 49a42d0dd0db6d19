/** A version in 版本控制 that is given out, as far as it decides who gets it. Versions are compared by `versionCode`, which only grows. */
export type AppRelease = {
  readonly id: string;
  readonly versionCode: number;
  /** 灰度: not to everybody yet. */
  readonly staged: boolean;
  /** Of a staged one: institutions whose terminals get it, and all below them. */
  readonly institutions: readonly string[];
  /** Of a staged one: how many in a hundred of the other terminals get it. */
  readonly share: number;
};

/** A device with one of our apps: `id` is its own, for as long as the app is installed. */
type AppTerminal = {
  readonly id: string;
  readonly institutionCode: string;
  readonly versionCode: number;
};

/**
 * Where a terminal stands among a hundred, for a release: the same at every start, so that nobody is asked one day and not the next, and another for the
 * next release, so that it is not always the same ones who go first (FNV-1a).
 */
function placeAmongHundred(terminalId: string, releaseId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${releaseId}/${terminalId}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
  // The last bits of FNV are the weakest.
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

/** Whether a release is for a terminal. */
const isGivenTo = (release: AppRelease, { id, institutionCode }: AppTerminal): boolean =>
  !release.staged ||
  release.institutions.some((code) => institutionCode.startsWith(code)) ||
  placeAmongHundred(id, release.id) < release.share;

/** The newest release for a terminal that is newer than what it runs; `undefined`: it is up to date. */
export function releaseFor<Release extends AppRelease>(
  releases: readonly Release[],
  terminal: AppTerminal,
): Release | undefined {
  return releases
    .filter((release) => release.versionCode > terminal.versionCode && isGivenTo(release, terminal))
    .reduce<Release | undefined>((best, one) => (best && best.versionCode >= one.versionCode ? best : one), undefined);
}

/** Whether a version is older than the oldest that may still be used: `1.9.0` is older than `1.10.0`. Texts that are no versions are not judged. */
export function isTooOld(versionName: string, oldest: string | undefined): boolean {
  const [own, least] = [numbersOf(versionName), numbersOf(oldest ?? '')];
  if (!own || !least) return false;
  const at = own.findIndex((number, place) => number !== least[place]);
  return at !== -1 && (own[at] as number) < (least[at] as number);
}

const numbersOf = (version: string): readonly number[] | undefined =>
  /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(version) ? version.split('.').map(Number) : undefined;
