import type { FormSession } from '@gongwei/application/forms';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import { memo, useCallback, useRef, useState, type ReactNode } from 'react';
import { useBehavior } from '../shared/use-behavior.ts';
import { FindingsPanel } from './findings.part.tsx';
import { explain } from './form-dom.ts';
import { FormIdsContext } from './form-ids.ts';
import { FormPanels, type Panel } from './form-panels.part.tsx';
import { useBeginning } from './keys/use-beginning.ts';
import { useFormCommands } from './keys/use-form-commands.ts';
import { useGlobalShortcuts } from './keys/use-global-shortcuts.ts';
import { FormPeopleContext, type FormPeople } from './people/form-people.ts';
import { PeopleLists } from './people/people-lists.part.tsx';
import { SaveDialogs } from './saving/save-flow.part.tsx';
import { useDialogsAhead } from './saving/use-dialogs-ahead.ts';
import { useSaveTold } from './saving/use-save-told.ts';
import { FormSheet } from './sections/form-sheet.part.tsx';
import { SectionIndex } from './sections/section-index.part.tsx';
import { useDrawnSections } from './sections/use-drawn-sections.ts';
import { StatusBar } from './status-bar.part.tsx';
import { useFormEvents } from './keys/use-form-events.ts';
import { assessmentOf } from './use-open-exams.ts';
import './dialogs.css';
import './forms.css';
import './controls.css';
import './remarks.css';
import './blocks.css';
import './status.css';
import './narrow.css';

export type FormViewProps = {
  readonly session: FormSession;
  readonly people: FormPeople;
  readonly onSaved?: (record: RecordSnapshot) => void;
  /** Shown in the status bar, e.g. links to print or go back. */
  readonly after?: ReactNode;
  /** Nothing can be changed: who may only look. */
  readonly readOnly?: boolean;
  /** Two forms on one page: what the ids of this one begin with, so that labels find their own boxes. */
  readonly ids?: string;
  /** Of two forms on one page, the one that keys pressed nowhere belong to. */
  readonly foreground?: boolean;
  /** Puts the cursor into the first field that is empty. */
  readonly autoFocus?: boolean;
  /** A section, or the page of the specification that shows it, to begin with instead of the first empty field. */
  readonly startAt?: string | undefined;
  /** Enter in this field saves: where one entry follows the other. */
  readonly saveAfter?: string;
};

/** Any form, drawn from its definition: sections, index, findings, status; the whole of it by keyboard. */
export const FormView = memo((props: FormViewProps) => {
  const { session, people, onSaved, after, startAt, saveAfter, ids = '' } = props;
  const { readOnly: mayOnlyLook = false, autoFocus = true, foreground = true } = props;
  const root = useRef<HTMLDivElement>(null);
  const readOnly = useBehavior(session.place$) !== 'here' || mayOnlyLook;
  const [panel, setPanel] = useState<Panel>('none');
  const drawn = useDrawnSections(session, root);
  const { sections, limits, runner } = drawn;
  const saving = useSaveTold(session, root, runner, onSaved);
  const { save, close } = saving;
  const acts = useFormCommands(root, drawn, { save, show: setPanel, saveAfter, meters: session.meters !== undefined });
  const listeners = useFormEvents(session, runner, people, acts, readOnly);
  useGlobalShortcuts(acts, readOnly || !foreground);
  useDialogsAhead();
  const jump = useCallback(
    (key: string) => {
      setPanel('none');
      close();
      // The dialog gives the focus back when it goes; ours comes after.
      setTimeout(() => {
        runner.focusField(key);
        explain(root.current, key);
      }, 0);
    },
    [runner, close],
  );
  useBeginning(session, root, drawn, acts.jumpTo, { cursor: autoFocus && foreground, readOnly, startAt });
  const derivation = assessmentOf(session);
  const sheet = { session, sections, limits, readOnly, mayOnlyLook, derivation, onJump: jump };
  return (
    <FormIdsContext value={ids}>
      <FormPeopleContext value={people}>
        <div ref={root} className="gwf" data-read-only={readOnly || undefined} {...listeners}>
          <SectionIndex session={session} sections={sections} />
          <FormSheet {...sheet} />
          {derivation ? <FindingsPanel session={session} derivation={derivation} /> : null}
          <StatusBar
            session={session}
            readOnly={mayOnlyLook}
            saving={saving.saving}
            onSave={save}
            onIssues={acts.showIssues}
            onKeys={acts.showKeys}
            after={after}
          />
          <PeopleLists people={people} />
        </div>
        <FormPanels session={session} panel={panel} onJump={jump} onClose={() => setPanel('none')} />
        <SaveDialogs session={session} people={people} saving={saving} onJump={jump} />
      </FormPeopleContext>
    </FormIdsContext>
  );
});
FormView.displayName = 'FormView';
