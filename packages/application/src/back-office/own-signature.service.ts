import { token, type Behavior } from '../shared/index.ts';

/** The signature a member of staff keeps under 个人签名. */
export type OwnSignatureState =
  /** Nobody asked yet. */
  | { readonly step: 'unasked' }
  | { readonly step: 'asking' }
  /** None is stored, or its owner does not allow it to be used. */
  | { readonly step: 'none' }
  /** `image`: a PNG or JPEG as a data URL; `at`: the instant it was stored. */
  | { readonly step: 'there'; readonly image: string; readonly at: string }
  | { readonly step: 'failed' };

/**
 * The stored signature of whoever is logged in, for whatever wants to offer it. Asked for once a session, when it is first
 * wanted; gone with the log-out.
 */
export interface OwnSignature {
  readonly signature$: Behavior<OwnSignatureState>;
  /** Asks for it unless it is known or on its way; a failed question is asked again. Never rejects. */
  want(): Promise<void>;
  /** Asks again: it was just changed. Never rejects. */
  refresh(): Promise<void>;
  dispose(): void;
}
export const OwnSignature = token<OwnSignature>('OwnSignature');
