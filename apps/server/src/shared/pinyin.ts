import { customPinyin, pinyin } from 'pinyin-pro';

/** Words that medicine reads otherwise than the dictionary (diseases, drugs, herbs), and one it divides wrongly. */
customPinyin({
  卒中: 'cù zhòng',
  脑卒中: 'nǎo cù zhòng',
  咯血: 'kǎ xuè',
  给药: 'jǐ yào',
  粘连: 'zhān lián',
  莪术: 'é zhú',
  黄柏: 'huáng bò',
  阿胶: 'ē jiāo',
  剥离: 'bō lí',
  早剥: 'zǎo bō',
  上传: 'shàng chuán',
});

/** Variants of usual characters in names, beyond the library's table. */
const VARIANTS: { readonly [character: string]: string } = { 𠮷: 'ji', 𡈽: 'tu' };

/** Surnames the library reads as ordinary words. */
const SURNAMES: { readonly [surname: string]: string } = { 么: 'yao', 秘: 'bi', 种: 'chong', 祭: 'zhai', 佴: 'nai' };

export type Reading = {
  /** All syllables, `zhangsanfeng`. */
  readonly full: string;
  /** One letter a character, `zsf`; a character without a known reading stands for itself, so that the others keep their places. */
  readonly initials: string;
};

/** How a person's name is found by Latin letters: `张三丰` gives `zhangsanfeng` and `zsf`. Surnames are read as surnames (单 is shan). */
export function pinyinOf(name: string): Reading {
  const syllables = syllablesOf(name, 'head');
  const surname = SURNAMES[name.trim().slice(0, 1)];
  return readingOf(surname === undefined ? syllables : [surname, ...syllables.slice(1)]);
}

/** How any other text is found by Latin letters: a title, a drug, an entry of the menu (单采 is dan cai). */
export const pinyinOfWords = (text: string): Reading => readingOf(syllablesOf(text, 'off'));

const syllablesOf = (text: string, surname: 'head' | 'off'): readonly string[] =>
  pinyin(text.trim(), { toneType: 'none', type: 'array', surname, v: true });

function readingOf(syllables: readonly string[]): Reading {
  const read = syllables.map((syllable) =>
    (VARIANTS[syllable] ?? syllable).toLowerCase().replace(/[^a-z0-9\p{Script=Han}]/gu, ''),
  );
  return { full: read.join(''), initials: read.map((syllable) => [...syllable][0] ?? '').join('') };
}
