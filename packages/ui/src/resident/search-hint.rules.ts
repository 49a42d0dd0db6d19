/** What a search box finds by: who sees no names and numbers does not find by them. */
export const searchHintFor = (mayReveal: boolean): string =>
  mayReveal ? '姓名、首字母、身份证号、电话、档案号' : '姓氏、档案号（后 8 位或全部）';

/** What was looked for, and in what: an empty answer that says neither leaves one guessing. */
export const nothingFoundFor = (text: string): string => `没有找到“${text.trim()}”`;
export const searchedIn = (mayReveal: boolean): string =>
  mayReveal
    ? '查找的是：姓名或名字（两个字起）、拼音首字母、身份证号（至少前 4 位，或后 4 位）、完整电话号码、档案号（后 8 位或全部）。'
    : '您看到的是脱敏资料，查找的是：姓氏、档案号（后 8 位或全部）。';
