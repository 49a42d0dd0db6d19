/** The first character of each letter, in the order of a dictionary. No reading begins with i, u or v. */
const FIRST = [...'吖八嚓哒妸发旮哈丌咔垃妈拏噢妑七呥仨他屲夕丫帀'];
const LETTERS = 'abcdefghjklmnopqrstwxyz';

/**
 * Characters of names and places that are read otherwise there, each with that letter: who looks for somebody types the reading they
 * know, and a filter that takes either finds them.
 */
const ALSO: ReadonlyMap<string, string> = new Map(
  (
    '单s 曾z 翟z 仇q 区o 盖g 万m 么y 秘b 乐y 尉y 解x 查z 种c 重c 长c 行h 朝z 卜b 覃q 谌c 召s 厦x 校j 会k 省x 藏z 乘s 谷y 贾g 祭z 巷h ' +
    '俞y 奇j 传z 沈c 石d 郇x 都d 阿e 宿s 大d 弹t 调t 卡q 参s 圈j 粘n 降x 便p 泊b 堡p 埔p 氏z 折s 殷y 晟s 郗c 玟w 峤q 溱z 钭t 莞w ' +
    '荥y 圩w 陂p 歙s 镐h'
  )
    .split(' ')
    .map((entry) => [...entry] as [string, string]),
);

let order: Intl.Collator | undefined;
const known = new Map<string, string>();

/** Letters one character may be typed by; itself, in small letters, where it has no reading. */
function lettersOf(character: string): string {
  const kept = known.get(character);
  if (kept !== undefined) return kept;
  const letters = /\p{Script=Han}/u.test(character)
    ? readingOf(character) + (ALSO.get(character) ?? '')
    : character.toLowerCase();
  known.set(character, letters);
  return letters;
}

/** The browser sorts Chinese by pinyin: where a character stands says which letter it begins with. */
function readingOf(character: string): string {
  order ??= new Intl.Collator('zh-u-co-pinyin');
  const { compare } = order;
  return LETTERS[FIRST.filter((first) => compare(first, character) <= 0).length - 1] ?? character;
}

/** Pinyin initials of a text, one entry a character: the letters it may be typed by. */
export const initialsOf = (text: string): readonly string[] => [...text].map(lettersOf);

/** Whether letters are the initials of a text from character `from` on. */
export const readsAs = (initials: readonly string[], letters: string, from: number): boolean =>
  from + letters.length <= initials.length &&
  [...letters].every((letter, at) => initials[from + at]?.includes(letter) === true);
