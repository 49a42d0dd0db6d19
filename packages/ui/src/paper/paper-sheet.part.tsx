import { useMemo } from 'react';
import { Continuation } from './continuation.part.tsx';
import { PaperHead, type PaperPerson } from './paper-head.part.tsx';
import { answerOf, type PaperData } from './paper-template.rules.ts';
import { printSheet } from './print-sheet.rules.ts';
import type { SheetLayout } from './sheet-layout.ts';
import { SheetLines } from './sheet-pieces.part.tsx';
import { SheetTable } from './sheet-table.part.tsx';
import './paper.css';

/** The official sheet of a record, page by page. Answers too long for their place follow on a continuation sheet. */
export const PaperSheet = ({
  layout,
  sheet,
  person,
}: {
  readonly layout: SheetLayout;
  readonly sheet: PaperData;
  readonly person: PaperPerson;
}) => {
  const printed = useMemo(() => printSheet(layout, sheet), [layout, sheet]);
  const who: PaperPerson = {
    name: answerOf('name', sheet) || person.name,
    archiveNumber: answerOf('archiveNo', sheet) || person.archiveNumber,
  };
  return (
    <>
      {printed.pages.map((page, at) => (
        <section key={at} className="gwp-sheet">
          {at === 0 ? (
            <>
              <h1>{layout.title}</h1>
              <PaperHead {...who} />
            </>
          ) : null}
          {page.heading.length > 0 ? (
            <div className="gwp-heading">
              {page.heading.map((line, i) => (
                <div key={i}>
                  <SheetLines lines={[line]} />
                </div>
              ))}
            </div>
          ) : null}
          <SheetTable rows={page.rows} sheet={sheet} />
          <footer className="gwp-foot">
            {at === printed.pages.length - 1 ? layout.footer?.map((line) => <p key={line}>{line}</p>) : null}
            {printed.pages.length > 1 ? (
              <p className="gwp-number">
                {at + 1} / {printed.pages.length}
              </p>
            ) : null}
          </footer>
        </section>
      ))}
      <Continuation overflow={printed.overflow} title={layout.title} person={who} />
    </>
  );
};
