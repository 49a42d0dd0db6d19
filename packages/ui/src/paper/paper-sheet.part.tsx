import { answerOf, type PaperLayout, type PaperPerson, type PaperRecord } from '@gongwei/paper';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { drawingNamed } from './drawings.ts';
import { PaperHead } from './paper-head.part.tsx';
import { papersOf, pagesOf, type Paper } from './papers-of-sheet.rules.ts';
import { SheetBlock } from './sheet-block.part.tsx';
import { useSheetFit } from './use-sheet-fit.ts';
import './paper.css';

type Props = { readonly record: PaperRecord; readonly person: PaperPerson };

/**
 * The official sheet of a record, paper by paper. Pages that lack room draw their lines together, then move long answers to a
 * continuation, then run over to a further paper with the head repeated; what has no place on the sheet follows as 附记.
 */
export const PaperSheet = ({ record, person }: Props) => {
  const desk = useRef<HTMLDivElement>(null);
  const { fit, refit } = useSheetFit(record);
  const pages = useMemo(() => pagesOf(record, fit), [record, fit]);
  useLayoutEffect(() => {
    if (desk.current) refit(desk.current, pages);
  });
  const papers = papersOf(pages, fit);
  const { layout, sheet, visits } = record;
  const who: PaperPerson = {
    name: answerOf('name', sheet) || person.name,
    archiveNumber: answerOf('archiveNo', sheet) || person.archiveNumber,
  };
  const draw = (name: string) => {
    const Found = drawingNamed(name);
    return Found ? <Found sheet={sheet} visits={visits} /> : null;
  };
  return (
    <div ref={desk} className="gwp-papers">
      {papers.map((paper, at) => (
        <section
          key={`${paper.page}-${paper.part}`}
          className={sheetClass(layout)}
          data-page={paper.page}
          data-tight={paper.tight}
        >
          <div className="gwp-body">
            <Top paper={paper} title={titleOn(paper, layout)} head={hasHead(layout)} who={who} />
            {paper.blocks.map((block, place) => (
              <SheetBlock key={place} block={block} draw={draw} />
            ))}
          </div>
          {papers.length > 1 ? (
            <p className="gwp-number">
              {at + 1} / {papers.length}
            </p>
          ) : null}
        </section>
      ))}
    </div>
  );
};

const titleOn = ({ top }: Paper, { title, firstTitle = title }: PaperLayout): string =>
  top === 'title' ? firstTitle : title;

/** Reports that say above their items whom they are about need no second head. */
const hasHead = (layout: PaperLayout): boolean =>
  layout.kind === 'sheet' ? layout.code !== 'none' : layout.kind === 'visits' || layout.above === undefined;

const sheetClass = ({ kind, landscape, roomy }: PaperLayout): string =>
  ['gwp-sheet', `gwp-sheet--${kind}`, landscape ? 'gwp-sheet--landscape' : '', roomy ? 'gwp-sheet--roomy' : '']
    .filter(Boolean)
    .join(' ');

/** Title and head: on the first page as official, smaller where a page runs over or the continuation begins. */
const Top = ({
  paper,
  title,
  head,
  who,
}: {
  readonly paper: Paper;
  readonly title: string;
  readonly head: boolean;
  readonly who: PaperPerson;
}) => {
  if (paper.top === 'none') return null;
  return (
    <>
      {paper.top === 'title' ? <h1>{title}</h1> : <h1 className="gwp-onward">{title}（续页）</h1>}
      {head || (paper.top === 'onward' && who.name !== '') ? <PaperHead {...who} /> : null}
    </>
  );
};
