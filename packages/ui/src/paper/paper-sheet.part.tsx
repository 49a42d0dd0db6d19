import { useMemo } from 'react';
import type { Drawing } from './drawings.ts';
import { PaperHead, type PaperPerson } from './paper-head.part.tsx';
import { answerOf } from './paper-answers.rules.ts';
import { printRecord, type PaperRecord } from './print-record.rules.ts';
import { SheetBlock } from './sheet-block.part.tsx';
import './paper.css';

/** The official sheet of a record, page by page. Answers too long for their place follow on a continuation sheet. */
export const PaperSheet = ({
  record,
  person,
  drawings = {},
}: {
  readonly record: PaperRecord;
  readonly person: PaperPerson;
  readonly drawings?: { readonly [name: string]: Drawing };
}) => {
  const printed = useMemo(() => printRecord(record, new Set()), [record]);
  const { layout, sheet, visits } = record;
  const who: PaperPerson = {
    name: answerOf('name', sheet) || person.name,
    archiveNumber: answerOf('archiveNo', sheet) || person.archiveNumber,
  };
  const draw = (name: string) => {
    const Found = drawings[name];
    return Found ? <Found sheet={sheet} visits={visits} /> : null;
  };
  return printed.pages.map((page, at) => (
    <section key={at} className={`gwp-sheet gwp-sheet--${layout.kind}`}>
      {at === 0 ? (
        <>
          <h1>{layout.title}</h1>
          {layout.kind === 'sheet' && layout.code === 'none' ? null : <PaperHead {...who} />}
        </>
      ) : null}
      {page.blocks.map((block, place) => (
        <SheetBlock key={place} block={block} draw={draw} />
      ))}
      {printed.pages.length > 1 ? (
        <p className="gwp-number">
          {at + 1} / {printed.pages.length}
        </p>
      ) : null}
    </section>
  ));
};
