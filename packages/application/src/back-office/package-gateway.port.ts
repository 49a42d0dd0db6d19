import { token, type Asker } from '../shared/index.ts';

/** What opens the upload of one package; `pieceBytes` are sent at once. */
export type PackageTicket = { readonly ticket: string; readonly pieceBytes: number };
/** A package as the server keeps it: its address, its size in KB and its MD5 in hexadecimal. */
export type StoredPackage = {
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly md5: string;
};
/** `received`: bytes the server has; `stored` with the last of them. */
export type PackageProgress = { readonly received: number; readonly stored?: StoredPackage };
/** Bytes of a package from `offset` on. */
export type PackagePiece = { readonly ticket: string; readonly offset: number; readonly bytes: Uint8Array };

/** A version of an app: how many terminals run it (`share` in a hundred of those of its app and platform), and what was given out of it. */
export type RunningVersion = {
  readonly appName: string;
  readonly platform: string;
  readonly versionName: string;
  readonly versionCode: number;
  readonly terminals: number;
  readonly share: number;
  readonly downloads?: number;
  /** 状态 of its entry in the register; absent where there is none (any more). */
  readonly state?: string;
};

/** Takes packages of 版本控制 in, by pieces. Rejects with a `Fault`. */
export interface PackageGateway {
  begin(file: { readonly name: string; readonly bytes: number }): Promise<PackageTicket>;
  /** `onSent`: the share of the piece that is on its way. */
  send(piece: PackagePiece, onSent: (share: number) => void, asker: Asker): Promise<PackageProgress>;
  /** The newest of an app first. */
  versions(asker?: Asker): Promise<readonly RunningVersion[]>;
}
export const PackageGateway = token<PackageGateway>('PackageGateway');
