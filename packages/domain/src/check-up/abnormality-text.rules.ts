import { isHint, worstOf, type Finding, type FindingCategory } from './finding.ts';

/** By severity, highest first; within it by category and then in the order of the rules, which a stable sort keeps. */
export const inReportOrder = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => b.severity - a.severity || a.category - b.category);

/** The findings as the sheet’s lines 异常1 to 异常4 say them, and what did not fit there. */
export type AbnormalityTexts = {
  /** Categories of abnormality1–4. */
  readonly slots: readonly FindingCategory[];
  /** Categories that went into abnormalitiesMore. */
  readonly more: readonly FindingCategory[];
  /** Up to four texts, each at most 200 characters. */
  readonly abnormalities: readonly string[];
  /** The rest, one category a line; `''` when nothing is left. */
  readonly abnormalitiesMore: string;
};

const FIELD_LENGTH = 200;
const MORE_LENGTH = 1000;

/**
 * One text for each category with an abnormality, items joined by "；" (section 5 [P]). Categories by their most serious finding, then by number;
 * the first four fill abnormality1–4. A category too long for its field continues in abnormalitiesMore instead of being cut.
 */
export function abnormalityTexts(findings: readonly Finding[]): AbnormalityTexts {
  const counted = inReportOrder(findings.filter((finding) => !isHint(finding)));
  const categories = [...new Set(counted.map(({ category }) => category))]
    .map((category) => ({ category, own: counted.filter((finding) => finding.category === category) }))
    .sort((a, b) => worstOf(b.own) - worstOf(a.own) || a.category - b.category);
  const [slots, more] = [categories.slice(0, 4), categories.slice(4)];
  const fitted = slots.map(({ own }) => fit(textsOf(own), FIELD_LENGTH));
  const rest = [...fitted.map(({ left }) => left), ...more.map(({ own }) => textsOf(own))].filter(
    (texts) => texts.length > 0,
  );
  return {
    slots: slots.map(({ category }) => category),
    more: more.map(({ category }) => category),
    abnormalities: fitted.map(({ text }) => text),
    abnormalitiesMore: clipped(rest.map((texts) => texts.join('；')).join('\n'), MORE_LENGTH),
  };
}

/** What is written; a category that has nothing but unwritten findings is written all the same. */
function textsOf(own: readonly Finding[]): readonly string[] {
  const written = own.filter((finding) => !finding.unwritten);
  return (written.length > 0 ? written : own).map(({ text }) => text);
}

/** As many whole items as the field takes, at least the first (cut, if one alone is too long). */
function fit(texts: readonly string[], length: number): { readonly text: string; readonly left: readonly string[] } {
  let count = texts.length;
  while (count > 1 && texts.slice(0, count).join('；').length > length) count -= 1;
  return { text: clipped(texts.slice(0, count).join('；'), length), left: texts.slice(count) };
}

const clipped = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;
