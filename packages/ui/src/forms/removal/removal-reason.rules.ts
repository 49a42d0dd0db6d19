/** Why a sheet is taken out of somebody's file, by the code of the screen follow-up-list. */
export const SHEET_REMOVAL_REASONS = {
  '1': '录错人',
  '2': '重复录入',
  '3': '日期错',
  '9': '其他',
} as const satisfies { readonly [code: string]: string };
const OTHER = '9';
/** Characters of what is said beside the reason. */
export const MOST_REMOVAL_WORDS = 200;

/** What the history says of a removal; nothing where the reason is not chosen, or 其他 is not explained. */
export function removalReason(code: string, note: string): string | undefined {
  const label = Object.hasOwn(SHEET_REMOVAL_REASONS, code)
    ? SHEET_REMOVAL_REASONS[code as keyof typeof SHEET_REMOVAL_REASONS]
    : undefined;
  const said = note.trim().slice(0, MOST_REMOVAL_WORDS);
  if (label === undefined || (code === OTHER && said === '')) return undefined;
  return said === '' ? label : `${label}：${said}`;
}
