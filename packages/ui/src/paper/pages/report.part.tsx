import type { ReadyPart, Report } from '@gongwei/application/paper';
import type { DrawnPart, DrawnContent } from '@gongwei/paper';
import { memo, type ComponentType } from 'react';
import { PaperSheet } from '../paper-sheet.part.tsx';
import { ArchiveCover } from './archive-cover.part.tsx';
import { CheckUpCover, CheckUpCoverNew } from './check-up-covers.part.tsx';
import { FirstPage } from './first-page.part.tsx';
import { GuidanceLetterPage } from './guidance-letter.part.tsx';
import { GuidanceTablePage } from './guidance-table.part.tsx';
import { CheckUpCoverGuard, CheckUpCoverImage, GuardBack } from './illustrated-covers.part.tsx';
import './pages.css';

const DRAWN: { readonly [Part in Exclude<DrawnPart, 'archive-cover'>]: ComponentType<DrawnContent> } = {
  'check-up-cover': CheckUpCover,
  'check-up-cover-new': CheckUpCoverNew,
  'check-up-cover-image': CheckUpCoverImage,
  'check-up-cover-guard': CheckUpCoverGuard,
  'guard-back': GuardBack,
  'first-page': FirstPage,
  'guidance-letter': GuidanceLetterPage,
  'guidance-table': GuidanceTablePage,
};

/** All pages of one resident's report. It does not change once it is loaded, so that hundreds of them are drawn once each. */
export const ReportPages = memo(function ReportPages({ report }: { readonly report: Report }) {
  return (
    <article className="gwr-report" aria-label={report.subject.resident.name}>
      {report.parts.map((part, at) => (
        <Part key={at} part={part} report={report} />
      ))}
    </article>
  );
});

const Part = ({ part, report }: { readonly part: ReadyPart; readonly report: Report }) => {
  if (part.kind === 'form')
    return part.job.papers.map((paper, at) => <PaperSheet key={at} record={paper} person={part.job.person} />);
  if (part.kind === 'archive-cover')
    return (
      <section className="gwr-page">
        <ArchiveCover words={part.words} />
      </section>
    );
  const Drawn = DRAWN[part.part];
  return <Drawn subject={report.subject} record={part.record} />;
};
