import type { Option } from '@gongwei/domain/forms';

/** The longest code of letters that staff write by hand: `qd`, `bid`, `prn`. Longer ones are words of programs. */
const WRITTEN = 3;

/** The code to show before an option's words; `undefined` where the words say it already (`mg`, `A型`) or nobody would write it (`between`, `all`). */
export function codeShown({ code, label }: Option): string | undefined {
  if (label.toLowerCase().startsWith(code.toLowerCase())) return undefined;
  return /^[a-z-]+$/.test(code) && (code.length > WRITTEN || code === 'all') ? undefined : code;
}

/** The option in a list: `1 男`, `mg`. */
export const formatOption = (option: Option): string => [codeShown(option), option.label].filter(Boolean).join(' ');
