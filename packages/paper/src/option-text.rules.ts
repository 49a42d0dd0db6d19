import type { Option } from '@gongwei/domain/forms';

/** A choice as a sheet prints it: code and words, or only the words where they begin with the code (`0级：…`, `A组`; not `2～4周`). */
export function optionText({ code, label }: Option): string {
  const rest = label.slice(code.length);
  const saysCode = label.startsWith(code) && !/^[\dA-Za-z.～~–-]/.test(rest);
  return saysCode ? label : `${code} ${label}`;
}
