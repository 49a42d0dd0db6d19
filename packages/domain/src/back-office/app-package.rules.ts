/** Bytes a package may have: the form's own limit of 500 MB. */
export const LARGEST_PACKAGE = 500 * 1024 * 1024;

/** Bytes sent at once: half a minute on a line of 1 Mbit/s, so that no call comes near its minute. */
export const PACKAGE_PIECE = 4 * 1024 * 1024;

const ADDRESS = '/api/v1/app-packages/';

/** Where a package taken in by the server is downloaded; what the field 安装包 of 版本控制 holds. */
export const packageAddress = (id: string): string => `${ADDRESS}${id}/file`;

/** Where anybody gets it while its version is given out: what the QR code leads to, and what terminals are told. */
export const installAddress = (id: string): string => `${ADDRESS}${id}/install`;

/** The package at such an address; `undefined` for any other text, as entries from before have it. */
export const packageAt = (address: unknown): string | undefined =>
  typeof address === 'string' && address.startsWith(ADDRESS)
    ? /^([0-9A-Za-z_-]{1,64})\/file$/.exec(address.slice(ADDRESS.length))?.[1]
    : undefined;

/** Kind of an installable file of the app: Android or Windows. */
export type PackageKind = 'apk' | 'exe';

/** By the end of its name; `undefined` for what is no package. */
export const packageKind = (name: string): PackageKind | undefined =>
  /\.(apk|exe)$/i.exec(name)?.[1]?.toLowerCase() as PackageKind | undefined;

/** Why a file of this name and size is not taken, in a sentence; `undefined` where it is. */
export function packageTrouble(name: string, bytes: number): string | undefined {
  if (!packageKind(name)) return '安装包应为 .apk 或 .exe 文件';
  if (bytes === 0) return '这个文件是空的，请重新选择';
  return bytes > LARGEST_PACKAGE ? '安装包不能超过 500 MB' : undefined;
}
