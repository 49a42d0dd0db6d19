import type { FormSession } from '@gongwei/application/forms';
import type { ReactNode } from 'react';
import { FindingsStrip } from '../findings.part.tsx';
import { VerdictNote } from '../verdict-note.part.tsx';
import { DraftBanner } from '../saving/draft-banner.part.tsx';
import { UnmatchedAnswers } from '../saving/unmatched-answers.part.tsx';
import { SheetPlaceNote } from '../sheet-place-note.part.tsx';
import { SectionCard } from './section-card.part.tsx';
import type { DrawnSections } from './use-drawn-sections.ts';

type Props = Pick<DrawnSections, 'sections' | 'limits'> & {
  readonly session: FormSession;
  /** Nothing can be changed now; `mayOnlyLook`: nor ever, by this user. */
  readonly readOnly: boolean;
  readonly mayOnlyLook: boolean;
  /** The derivation that judges the form, where one does. */
  readonly derivation: string | undefined;
  readonly onJump: (key: string) => void;
};

/** The sheet itself: what is to be said before it, then its sections. */
export const FormSheet = ({ session, sections, limits, readOnly, mayOnlyLook, derivation, onJump }: Props) => (
  <div className="gwf-sheet">
    <VerdictNote session={session} onJump={onJump} />
    {mayOnlyLook ? null : <SheetPlaceNote session={session} />}
    {readOnly ? null : <DraftBanner session={session} />}
    <UnmatchedAnswers session={session} />
    {derivation ? <FindingsStrip session={session} derivation={derivation} /> : null}
    <Changeable not={readOnly}>
      {sections.map((section, at) => (
        <SectionCard key={section.id} session={session} section={section} limit={limits[at] ?? 0} />
      ))}
    </Changeable>
  </div>
);

/** A fieldset around everything makes each key five times as slow; only who may not write gets one. */
const Changeable = ({ not, children }: { readonly not: boolean; readonly children: ReactNode }) =>
  not ? (
    <fieldset className="gwf-fields" disabled>
      {children}
    </fieldset>
  ) : (
    children
  );
