import { token } from '../shared/index.ts';

/** A password that can be compared and not read back. */
export type SealedPassword = { readonly salt: string; readonly hash: string };

/** Seals passwords that only this device compares. Slow by intent: a tenth of a second or so. */
export interface PasswordSeal {
  seal(password: string): Promise<SealedPassword>;
  matches(password: string, sealed: SealedPassword): Promise<boolean>;
}
export const PasswordSeal = token<PasswordSeal>('PasswordSeal');
