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

/** Takes packages of 版本控制 in, by pieces. Rejects with a `Fault`. */
export interface PackageGateway {
  begin(file: { readonly name: string; readonly bytes: number }): Promise<PackageTicket>;
  /** `onSent`: the share of the piece that is on its way. */
  send(piece: PackagePiece, onSent: (share: number) => void, asker: Asker): Promise<PackageProgress>;
}
export const PackageGateway = token<PackageGateway>('PackageGateway');
