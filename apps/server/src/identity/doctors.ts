import type { Role } from './permission-matrix.data.ts';

/** Who may be in charge of residents, by the built-in role they work like: whom choosers of doctors offer (`zeyslist`) and actions take. */
export const DOCTORS: readonly Role[] = ['DOC', 'VIL', 'PHS'];
