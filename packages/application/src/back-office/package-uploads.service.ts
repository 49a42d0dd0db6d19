import { token, type Behavior } from '../shared/index.ts';
import type { StoredPackage } from './package-gateway.port.ts';

/** A file somebody chose; its bytes are read by pieces. */
export type PackageFile = {
  readonly name: string;
  readonly bytes: number;
  piece(from: number, to: number): Promise<Uint8Array>;
};

/** How far the upload of an app package is. */
export type PackageUploadState =
  | { readonly step: 'idle' }
  /** `share`: of the whole package, from 0 to 1. */
  | { readonly step: 'sending'; readonly name: string; readonly share: number }
  /** `again`: what is there stays there, and `resume` goes on. */
  | { readonly step: 'failed'; readonly name: string; readonly message: string; readonly again: boolean };

/** One upload at a time, for as long as its field is there. */
export interface PackageUpload {
  readonly state$: Behavior<PackageUploadState>;
  /** The package once it is whole; nothing where it was refused, broke off or another was chosen. Never rejects. */
  send(file: PackageFile): Promise<StoredPackage | undefined>;
  /** Goes on where the last one broke off. */
  resume(): Promise<StoredPackage | undefined>;
  cancel(): void;
  dispose(): void;
}

/** Uploads of packages for 版本控制. */
export interface PackageUploads {
  open(): PackageUpload;
}
export const PackageUploads = token<PackageUploads>('PackageUploads');
