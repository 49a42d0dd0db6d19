import type { RegisterPage, RegisterQuery } from '@gongwei/domain/register';
import { token } from '../shared/index.ts';

/** Entries of registers that lie in no resident's file, in the scope of the user's institution. Rejects with a `Fault`. */
export interface RegisterDirectory {
  find(query: RegisterQuery): Promise<RegisterPage>;
}
export const RegisterDirectory = token<RegisterDirectory>('RegisterDirectory');
