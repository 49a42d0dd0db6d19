import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { namingCodes } from '@gongwei/domain/lists';
import type { Reader } from '@gongwei/domain/shared';
import { useMay, type Right } from './use-may.ts';

const rightsOf = (codes: readonly string[]): readonly Right[] => codes.map((code): Right => `${code}:E`);
const RIGHTS = rightsOf(RESIDENT_CODES);

/** Whether the user works with residents' files and may have hidden numbers shown; supervision may not. */
export const useMayReveal = (): boolean => useMay(...RIGHTS);

/** How the user sees the rows of a list: by what it may be sorted, searched and filtered. */
export const useReader = ({ subject }: { readonly subject: string }): Reader =>
  useMay(...rightsOf([...RESIDENT_CODES, ...namingCodes(subject)])) ? 'reveals' : 'looks';
