import { ANNUAL_CHAPTERS } from './annual-chapters.data.ts';
import { problemsOf } from './annual-problems.rules.ts';
import type { AnnualContent, EditedSentence, ReportSentence } from './annual-report.ts';
import { filledTemplate } from './report-template.rules.ts';

/** What a sentence of one's own at the end of a chapter is kept under. */
const OWN = 'own';

/** All sentences of a report as its numbers say them. Problems are named by their measure, so that what somebody wrote follows it. */
export function writtenSentences({
  institution,
  year,
  targets,
  figures,
}: Pick<AnnualContent, 'institution' | 'year' | 'targets' | 'figures'>): readonly ReportSentence[] {
  const { notes, table, before } = figures;
  const filling = { org: institution.name, year, notes, cells: table.total, before, targets };
  const problems = problemsOf({ ...filling, rows: table.rows, own: institution.code });
  const judged = Object.keys(targets).some((id) => table.total[id]?.value != null);
  const noneFound = judged ? '能判断的指标均已达到目标，没有下降的指标。' : '没有可以与目标比较的数字（无数据）。';
  return ANNUAL_CHAPTERS.flatMap(({ id: chapter, sentences, writes }) => {
    const sentence = (id: string, generated: string): ReportSentence => ({
      id: `${chapter}.${id}`,
      chapter,
      generated,
    });
    const found = problems.map(({ measure, text, advice }) => sentence(measure, writes === 'advice' ? advice : text));
    const none = sentence('none', writes === 'advice' ? '巩固现有成效，按年度任务继续推进。' : noneFound);
    return [
      ...(writes === undefined ? [] : found.length > 0 ? found : [none]),
      ...sentences.map(({ id, text }) => sentence(id, filledTemplate(text, filling))),
      sentence(OWN, ''),
    ];
  });
}

/** Whether sentences stand one below the other (problems, advice) or run on. */
export const standsAlone = (chapter: string): boolean =>
  ANNUAL_CHAPTERS.some(({ id, writes }) => id === chapter && writes !== undefined);

/**
 * A report generated anew: what somebody wrote stays, whatever the numbers say now. A sentence that is generated no more keeps its words, and a
 * person decides what becomes of them; one that says by now what somebody wrote is no longer edited.
 */
export function writtenAnew(
  before: readonly ReportSentence[],
  now: readonly ReportSentence[],
): readonly ReportSentence[] {
  const edits = new Map(before.flatMap(({ id, edited }) => (edited ? [[id, edited] as const] : [])));
  const kept = now.map((sentence): ReportSentence => {
    const edited = edits.get(sentence.id);
    return edited && edited.text !== sentence.generated ? { ...sentence, edited } : sentence;
  });
  const gone = before.filter(({ id, edited }) => edited && edited.text !== '' && !now.some((one) => one.id === id));
  return [...kept, ...gone.map((sentence) => ({ ...sentence, generated: '' }))];
}

/** A sentence written by hand; without words of his own it says again what the numbers say. */
export function withSentence(
  sentences: readonly ReportSentence[],
  id: string,
  edited: Omit<EditedSentence, 'over'> | undefined,
): readonly ReportSentence[] {
  return sentences.map((sentence): ReportSentence => {
    if (sentence.id !== id) return sentence;
    const { edited: _before, ...plain } = sentence;
    if (!edited || edited.text === sentence.generated) return plain;
    return { ...plain, edited: { ...edited, over: sentence.generated } };
  });
}
