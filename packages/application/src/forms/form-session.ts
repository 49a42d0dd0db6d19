import type { CompiledForm, RecordConflict, RecordSnapshot } from '@gongwei/domain/forms';
import { createScope, type Clock, type IdSource } from '../shared/index.ts';
import type { FormBackground } from '../resident/resident-directory.port.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { Draft, DraftKey, DraftStore } from './draft-store.port.ts';
import { createEarlierValues } from './earlier-values.ts';
import { createFormEdit, type InitialAnswers, type MakeEngine } from './form-edit.ts';
import type { ConflictView, DraftOffer, FormSession, FormStatus } from './form-session.service.ts';
import { blockingIssues, createRecordSaver } from './record-saver.ts';
import type { RecordRepository } from './record-repository.port.ts';

export type FormSessionStart = {
  readonly form: CompiledForm;
  readonly make: MakeEngine;
  readonly background: FormBackground;
  readonly subjectId: string;
  readonly recordId: string;
  readonly key: DraftKey;
  readonly record: RecordSnapshot | undefined;
  readonly draft: Draft | undefined;
};
export type FormSessionNeeds = { readonly records: RecordRepository; readonly drafts: DraftStore; readonly clock: Clock; readonly ids: IdSource };

/** A draft store that does not answer must not keep a save from going out. Milliseconds. */
const WAIT_FOR_DRAFT = 1_000;

export function createFormSession(start: FormSessionStart, { records, drafts, clock, ids }: FormSessionNeeds): FormSession {
  const { form, background, recordId, record, draft } = start;
  const scope = createScope();
  const status$ = scope.behavior<FormStatus>({ step: draft ? 'dirty' : 'clean', ...(record && { record }), ...(draft && { draftSavedAt: draft.savedAt }) });
  const draftOffer$ = scope.behavior<DraftOffer | undefined>(draft && { savedAt: draft.savedAt, changedFields: draft.touched.length });
  const earlier = createEarlierValues(form.fields, form.definition.title, background, recordId);
  // Without origins: in a stored record nothing moves by itself.
  const stored: InitialAnswers | undefined = record && { answers: record.data };
  let key = start.key;
  let saving: ReturnType<FormSession['save']> | undefined;
  let lastOptions: Parameters<FormSession['save']>[0];
  const acceptedWarnings = new Set<string>();

  const edit = createFormEdit(
    { initial: draft ?? stored, baseVersion: draft?.baseVersion ?? record?.version ?? 0, touchedBefore: draft?.touched },
    { make: start.make, form, clock, scope, changed: () => noteChange() },
  );
  if (!draft && !record) flowIn();

  const keeper = createDraftKeeper({
    store: drafts, clock, scope,
    take: () => ({
      key, recordId, formVersion: form.definition.version, baseVersion: edit.baseVersion,
      answers: { ...edit.unmatched, ...edit.engine.allAnswers() }, origins: edit.engine.origins(),
      touched: [...edit.touched], savedAt: clock.now().toISOString(),
      ...(saver.saveId !== undefined && { saveId: saver.saveId }),
    }),
    tell(news) {
      const { draftTrouble: _, ...rest } = status$.value;
      status$.next('trouble' in news ? { ...rest, draftTrouble: news.trouble } : { ...rest, draftSavedAt: news.savedAt });
    },
  });
  const saver = createRecordSaver({
    edit, form, subjectId: start.subjectId, recordId, stage: record?.stage, records, clock, ids,
    keep: () => {
      let cancel = (): void => {};
      const patience = new Promise<void>((resolve) => { cancel = clock.after(WAIT_FOR_DRAFT, resolve); });
      return Promise.race([keeper.flush(true), patience]).finally(() => cancel());
    },
  }, draft?.saveId);

  /** Values measured the same day on other sheets come in by themselves, marked with where they came from. */
  function flowIn(): void {
    const values = earlier.sameDay(edit.engine, background.context.today);
    if (Object.keys(values).length > 0) edit.engine.setMany(values, 'concept');
    edit.review.now();
  }
  function noteChange(): void {
    const { step } = status$.value;
    if (step === 'clean' || step === 'saved' || step === 'failed') toStep('dirty');
    keeper.changed();
  }
  function toStep(step: FormStatus['step'], more: Partial<Pick<FormStatus, 'record' | 'conflict' | 'fault'>> = {}): void {
    const { conflict: _conflict, fault: _fault, ...rest } = status$.value;
    status$.next({ ...rest, step, ...more });
  }
  const showConflict = (conflict: RecordConflict): void =>
    toStep('conflict', { conflict: { ...conflict, mine: edit.engine.answers(), fields: edit.merge(conflict).open } satisfies ConflictView });

  const send = async (reason: string | undefined): ReturnType<FormSession['save']> => {
    toStep('saving');
    const outcome = await saver.send(reason);
    switch (outcome.kind) {
      case 'stored': {
        // Not awaited: a browser storage that hangs must not hold up what is stored already.
        void keeper.forget(key);
        if (!outcome.more) edit.settle();
        key = { ...key, recordId };
        draftOffer$.next(undefined);
        toStep(outcome.more ? 'dirty' : 'saved', { record: outcome.record });
        if (outcome.more) keeper.changed();
        return { ok: true, record: outcome.record };
      }
      case 'conflict':
        showConflict(outcome.conflict);
        keeper.changed();
        return { ok: false, because: 'conflict' };
      case 'issues':
        toStep('dirty');
        keeper.changed();
        return refused(outcome.issues);
      case 'fault':
        toStep('failed', { fault: outcome.fault });
        keeper.changed();
        return { ok: false, because: 'fault' };
    }
  };
  const refused = (issues: Parameters<typeof blockingIssues>[0]) =>
    ({ ok: false, because: 'issues', firstField: issues[0]?.field ?? '', issues }) as const;

  const save: FormSession['save'] = async (options = {}) => {
    lastOptions = options;
    if (status$.value.conflict) return { ok: false, because: 'conflict' };
    edit.review.now();
    const issues = edit.engine.issues();
    const blocking = blockingIssues(issues);
    if (blocking.length > 0) return refused(blocking);
    const nameOf = (issue: (typeof issues)[number]): string => JSON.stringify([issue.field, issue.cell, issue.code, edit.engine.state(issue.field).value]);
    if (options.acceptWarnings) for (const issue of issues) acceptedWarnings.add(nameOf(issue));
    const unseen = issues.filter((issue) => !acceptedWarnings.has(nameOf(issue)));
    if (unseen.length > 0) return { ok: false, because: 'warnings', issues: unseen };
    return send(options.reason);
  };
  const saveOnce: FormSession['save'] = (options) => (saving ??= save(options).finally(() => { saving = undefined; }));
  const fill = (values: { readonly [key: string]: NonNullable<ReturnType<typeof earlier.previous>>['value'] }, origin: 'normal' | 'carried'): number => {
    const count = Object.keys(values).length;
    if (count > 0) edit.set(values, origin);
    return count;
  };

  return {
    form, context: background.context, recordId, status$, draftOffer$,
    issues$: edit.review.issues$,
    progress$: edit.review.progress$,
    field$: edit.field$,
    derivation$: edit.derivation$,
    previous: earlier.previous,
    conceptValue: earlier.concept,
    change: (field, value, origin = 'entered') => edit.set({ [field]: value }, origin),
    acceptPrevious(field) {
      const [last, concept] = [earlier.previous(field), earlier.concept(field)];
      const taken = last?.value ?? concept?.value;
      if (taken !== undefined) edit.set({ [field]: taken }, last ? 'carried' : 'concept');
      return taken !== undefined;
    },
    fillNormal: (section) => fill(earlier.fillable(edit.engine, section, (field) => field.normalFinding), 'normal'),
    carryForward: (section) =>
      fill(earlier.fillable(edit.engine, section, (field) => (field.carryForward ? earlier.previous(field.key)?.value : undefined)), 'carried'),
    follow: (field) => edit.follow(field),
    save: saveOnce,
    async resolve(choices) {
      const { conflict } = status$.value;
      if (!conflict) return;
      const merged = edit.merge(conflict, choices);
      if (merged.open.length > 0) return showConflict(conflict);
      edit.rebase(merged, conflict.theirs);
      toStep('dirty', { record: conflict.theirs });
      await saveOnce(lastOptions);
    },
    acceptDraft: () => draftOffer$.next(undefined),
    async declineDraft() {
      draftOffer$.next(undefined);
      saver.forget();
      edit.restart(stored, record?.version ?? 0);
      if (!record) flowIn();
      status$.next({ step: 'clean', ...(record && { record }) });
      await keeper.forget(key);
    },
    flush: () => keeper.flush(),
    dispose() {
      void keeper.flush();
      scope.end();
    },
  };
}
