/** Days from today on that `@today`, `@today-30d` or `@today+7d` say; other texts say none. */
export function daysFromToday(text: string): number | undefined {
  const said = /^@today(?:([+-]\d{1,4})d)?$/.exec(text);
  return said ? Number(said[1] ?? 0) : undefined;
}
