import type { AnnualReportSession } from '@gongwei/application/reports';
import type { AnalysisPage } from '@gongwei/domain/measures';
import {
  chapterCharts,
  chapterTable,
  saidBy,
  standsAlone,
  type AnnualChapter,
  type AnnualContent,
} from '@gongwei/domain/reports';
import { useMemo } from 'react';
import { GroupChart } from '../charts/index.ts';
import { AnnualSentence } from './annual-sentence.part.tsx';
import { drawingOf, SheetTable } from './document-sheet.part.tsx';
import { Scrolled } from './scrolled.part.tsx';

type Props = {
  readonly chapter: AnnualChapter;
  readonly content: AnnualContent;
  readonly page: AnalysisPage;
  readonly session: AnnualReportSession;
  readonly mayWrite: boolean;
};

/** A chapter: its sentences, each of which can be written anew, its table and its drawings. */
export const AnnualChapterPart = ({ chapter, content, page, session, mayWrite }: Props) => {
  const { figures } = content;
  const charts = useMemo(() => chapterCharts(chapter, page, figures), [chapter, page, figures]);
  const sentences = content.sentences.filter((one) => one.chapter === chapter.id);
  const shown = sentences.filter((one) => mayWrite || saidBy(one) !== '');
  const alone = standsAlone(chapter.id);
  return (
    <section className="gwn-chapter" aria-labelledby={`chapter-${chapter.id}`}>
      <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
      <div className="gwn-text" data-alone={alone || undefined}>
        {shown.map((sentence) => (
          <AnnualSentence key={sentence.id} sentence={sentence} session={session} mayWrite={mayWrite} />
        ))}
      </div>
      {chapter.measures.length > 0 ? (
        <Scrolled label={`${chapter.title}，数字`}>
          <SheetTable table={chapterTable(chapter, content)} />
        </Scrolled>
      ) : null}
      {charts.length > 0 ? (
        <div className="gwn-charts">
          {charts.map((block) =>
            block.kind === 'chart' ? (
              <GroupChart key={block.title} drawing={drawingOf(block)} />
            ) : block.kind === 'table' ? (
              <Scrolled key={block.title} label={block.title}>
                <SheetTable table={block} />
              </Scrolled>
            ) : null,
          )}
        </div>
      ) : null}
    </section>
  );
};
