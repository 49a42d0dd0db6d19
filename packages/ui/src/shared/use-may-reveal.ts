import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { useMay, type Right } from './use-may.ts';

const RIGHTS = RESIDENT_CODES.map((code): Right => `${code}:E`);

/** Whether the user works with residents' files and may have hidden numbers shown; supervision may not. */
export const useMayReveal = (): boolean => useMay(...RIGHTS);
