import type { FormSession } from '@gongwei/application/forms';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNotify } from '../shared/notices.part.tsx';
import { useBehavior } from '../shared/use-behavior.ts';
import { DraftBanner } from './saving/draft-banner.part.tsx';
import { FindingsPanel, FindingsStrip } from './findings.part.tsx';
import { FormPeopleContext, type FormPeople } from './people/form-people.ts';
import { explain, fieldElement } from './form-dom.ts';
import { FormIdsContext } from './form-ids.ts';
import { createFormRunner } from './form-runner.ts';
import { focusOrderOf, sectionsOf } from './sections/form-sections.rules.ts';
import { fieldsOf } from './fields/field-layout.rules.ts';
import { IssueList } from './issue-list.part.tsx';
import { KeyCard } from './keys/key-card.part.tsx';
import { shareOut } from './sections/progress.rules.ts';
import { ReturnedNote } from './returned-note.part.tsx';
import { SaveDialogs } from './saving/save-flow.part.tsx';
import { SectionCard } from './sections/section-card.part.tsx';
import { SectionIndex } from './sections/section-index.part.tsx';
import { SheetPlaceNote } from './sheet-place-note.part.tsx';
import { StatusBar } from './status-bar.part.tsx';
import { assessmentOf } from './use-open-exams.ts';
import { useDialogsAhead } from './saving/use-dialogs-ahead.ts';
import type { Tell } from './fields/row-commands.ts';
import { useFormEvents } from './use-form-events.ts';
import { useProgressive } from './use-progressive.ts';
import { useSave } from './saving/use-save.ts';
import { useGlobalShortcuts } from './keys/use-global-shortcuts.ts';
import './dialogs.css';
import './forms.css';
import './controls.css';
import './remarks.css';
import './blocks.css';
import './status.css';
import './narrow.css';
import { UnmatchedAnswers } from './saving/unmatched-answers.part.tsx';

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

/** Where nobody begins to type: what is worked out, and what is brought when somebody wants it. */
const NO_START: ReadonlySet<string> = new Set(['computed', 'image']);

/** Any form, drawn from its definition: sections, index, findings, status; the whole of it by keyboard. */
export const FormView = memo(
  ({
    session,
    people,
    onSaved,
    after,
    readOnly: mayOnlyLook = false,
    autoFocus = true,
    startAt,
    saveAfter,
    ids = '',
    foreground = true,
  }: FormViewProps) => {
    const root = useRef<HTMLDivElement>(null);
    const readOnly = useBehavior(session.place$) !== 'here' || mayOnlyLook;
    const notify = useNotify();
    const [panel, setPanel] = useState<'none' | 'keys' | 'issues'>('none');
    const sections = useMemo(() => sectionsOf(session.form), [session]);
    const total = useMemo(() => sections.reduce((sum, section) => sum + section.blocks.length, 0), [sections]);
    const { budget, all } = useProgressive(total);
    const limits = useMemo(
      () =>
        shareOut(
          sections.map((section) => section.blocks.length),
          budget,
        ),
      [sections, budget],
    );
    const runner = useMemo(
      () => createFormRunner(session, focusOrderOf(sections), () => root.current, all),
      [session, sections, all],
    );
    useEffect(() => runner.dispose, [runner]);
    useEffect(() => {
      addEventListener('online', session.repeatNow);
      return () => removeEventListener('online', session.repeatNow);
    }, [session]);

    const { ask, saving, save, attempt, accept, settle, close } = useSave(session, {
      onIssues: useCallback(
        (first: string, count: number) => {
          for (const section of root.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])
            section.dataset['left'] = '';
          notify({ text: `还有 ${count} 处需要处理，已定位到第一处。`, kind: 'warn' });
          runner.focusField(first);
          explain(root.current, first);
        },
        [notify, runner],
      ),
      onSaved: useCallback(
        (record: RecordSnapshot) => {
          notify({ text: '已保存' });
          onSaved?.(record);
        },
        [notify, onSaved],
      ),
    });

    const jumpTo = useCallback(
      (sectionId: string) => {
        const section = sections.find((one) => one.id === sectionId);
        const key = section ? runner.first(section.blocks.flatMap(fieldsOf).map((field) => field.key)) : undefined;
        if (key !== undefined) runner.focusField(key);
        root.current?.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)?.scrollIntoView({ block: 'start' });
      },
      [sections, runner],
    );

    const acts = useMemo(
      () => ({
        save,
        showKeys: () => setPanel('keys'),
        showIssues: () => setPanel('issues'),
        jumpTo,
        focusIndex: () => root.current?.querySelector<HTMLElement>('.gwf-index-entry')?.focus(),
        sectionIds: sections.map((section) => section.id),
        saveAfter,
        tell: (text: string, { undo, kind }: Parameters<Tell>[1] = {}) =>
          notify({ text, ...(kind && { kind }), ...(undo && { action: { label: '撤销', run: undo } }) }),
      }),
      [save, jumpTo, sections, saveAfter, notify],
    );
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

    // Of two forms that open together only the one asked for takes the cursor, and no later change of sides moves it.
    const [begins] = useState(autoFocus && foreground);
    const start = session.form.definition.sections.find(
      ({ id, page }) => startAt !== undefined && (id === startAt || page === startAt),
    )?.id;
    /** Somebody was led to one field: what the platform sent back, for example. */
    const led = session.form.definition.sections.some(({ fields }) => fields.some(({ key }) => key === startAt))
      ? startAt
      : undefined;
    // Before the form is seen: whoever clicks into it at once, on a PC that is busy, must not be taken out of there again.
    useLayoutEffect(() => {
      if (!begins || (readOnly && start === undefined)) return;
      if (led !== undefined) {
        const frame = requestAnimationFrame(() => {
          all();
          runner.focusField(led);
          explain(root.current, led);
        });
        return () => cancelAnimationFrame(frame);
      }
      if (start !== undefined) {
        // Sections drawn later would push the wanted one down; and drawing at once is not allowed within an effect.
        const frame = requestAnimationFrame(() => {
          all();
          jumpTo(start);
        });
        return () => cancelAnimationFrame(frame);
      }
      const first = focusOrderOf(sections).find(
        (key) =>
          session.field$(key).value.visible &&
          session.field$(key).value.value === undefined &&
          !NO_START.has(session.form.field(key).type),
      );
      if (first !== undefined && root.current && fieldElement(root.current, first)) runner.focusField(first);
    }, [begins, readOnly, start, led, all, jumpTo, sections, session, runner]);

    const derivation = assessmentOf(session);
    // A fieldset around everything makes each key five times as slow; only who may not write gets one.
    const cards = sections.map((section, at) => (
      <SectionCard key={section.id} session={session} section={section} limit={limits[at] ?? 0} />
    ));
    return (
      <FormIdsContext value={ids}>
        <FormPeopleContext value={people}>
          <div ref={root} className="gwf" data-read-only={readOnly || undefined} {...listeners}>
            <SectionIndex session={session} sections={sections} />
            <div className="gwf-sheet">
              <ReturnedNote session={session} onJump={jump} />
              {mayOnlyLook ? null : <SheetPlaceNote session={session} />}
              {readOnly ? null : <DraftBanner session={session} />}
              <UnmatchedAnswers session={session} />
              {derivation ? <FindingsStrip session={session} derivation={derivation} /> : null}
              {readOnly ? (
                <fieldset className="gwf-fields" disabled>
                  {cards}
                </fieldset>
              ) : (
                cards
              )}
            </div>
            {derivation ? <FindingsPanel session={session} derivation={derivation} /> : null}
            <StatusBar
              session={session}
              readOnly={mayOnlyLook}
              saving={saving}
              onSave={save}
              onIssues={acts.showIssues}
              onKeys={acts.showKeys}
              after={after}
            />
            <datalist id="gwf-users">
              {people.users.map((one) => (
                <option key={one.id}>{one.name}</option>
              ))}
            </datalist>
            <datalist id="gwf-institutions">
              {people.institutions.map((one) => (
                <option key={one.id}>{one.name}</option>
              ))}
            </datalist>
          </div>
          {panel === 'keys' ? <KeyCard onClose={() => setPanel('none')} /> : null}
          {panel === 'issues' ? (
            <IssueList
              form={session.form}
              issues={session.issues$.value}
              onJump={jump}
              onClose={() => setPanel('none')}
            />
          ) : null}
          <SaveDialogs
            session={session}
            people={people}
            saving={{ ask, attempt, accept, settle, close }}
            onJump={jump}
          />
        </FormPeopleContext>
      </FormIdsContext>
    );
  },
);
FormView.displayName = 'FormView';
