import { codeOf } from '../../clinical/index.ts';
import { CHILD_STAGES, NEWBORN_VISITS, stageWindow, type ChildStage } from '../../maternal-child/index.ts';
import type { HistoryRecord } from '../../lists/index.ts';
import { addDays, type CalendarDay } from '../../shared/index.ts';
import type { OwedVisit, PlanOutcome, PlanSheet, Programme, ProgrammeRule } from '../plan.ts';
import { BORN_DEAD, closingOf, dayIn, deathAtBirth, earlier, later, sheetsOf } from './reading.ts';

/** Days before it is due from which a stage is asked for [P]. */
const SOON = 7;

const stageOf = ({ stage, data }: HistoryRecord): string | undefined => stage ?? codeOf(data['stageMonth']);
const STAGE_LABELS = (stage: ChildStage): string =>
  stage === '0'
    ? '新生儿家庭访视'
    : stage === '1'
      ? '满月'
      : Number(stage) < 36
        ? `${stage}月龄`
        : `${Number(stage) / 12}岁`;

type Staged = {
  readonly programme: Programme;
  readonly stages: readonly ChildStage[];
  /** The first is begun; whichever of them is written fulfils the visit. */
  readonly formOf: (stage: ChildStage) => readonly [PlanSheet, ...string[]];
};

/** Visits of a child by age: those that could still be made up for when the file was opened, up to the next one to come. */
const stagedRule =
  ({ programme, stages, formOf }: Staged): ProgrammeRule =>
  (history, today) => {
    const [born, filedOn] = [dayIn(history.resident['birthDate']), dayIn(history.resident['filedOn'])];
    if (born === undefined || filedOn === undefined || today < born) return { visits: [] };
    const windows = stages.map((stage) => stageWindow(stage, born));
    const next = windows.find(({ due }) => due > today);
    const owed = windows.filter(
      ({ due, makeUpUntil }) => makeUpUntil >= filedOn && (due <= today || due === next?.due),
    );
    // Most people are no children: nothing is looked for in their sheets.
    const card = owed.length > 0 ? sheetsOf(history, 'child-basic-info').at(-1) : undefined;
    const closed = card && closingOf(card);
    const died = owed.length > 0 ? deathAtBirth(history) : undefined;
    const closing = died && (closed === undefined || died.on <= closed.on) ? died : closed;
    const visits = owed
      .map(({ stage, due, onTimeUntil, makeUpUntil }): OwedVisit => {
        const forms = formOf(stage);
        const done = sheetsOf(history, ...forms).find((sheet) => stage === '0' || stageOf(sheet) === stage);
        return {
          id: `${programme}_${String(history.resident['id'])}_${stage}`,
          programme,
          what: STAGE_LABELS(stage),
          formId: forms[0],
          // The next one is told of when the one before falls due, and of a file opened later from then on.
          openedOn: later(later(born, filedOn), earlier(addDays(due, -SOON), previousDue(windows, due) ?? due)),
          ...{ soonOn: addDays(due, -SOON), dueOn: onTimeUntil, graceUntil: onTimeUntil, lastOn: makeUpUntil },
          outcomes: [
            ...(done === undefined ? [] : [{ type: 'visit', on: done.occurredOn, recordId: done.id } as const]),
            ...(closing ? [closing] : []),
          ],
        };
      })
      // What comes after a card was closed is owed by nobody, unless it was done all the same.
      .filter(({ openedOn, outcomes }) => closing === undefined || openedOn < after(closing) || outcomes.length > 1);
    return { visits, turns: next ? [next.due] : [] };
  };

/** From when on nothing is owed: to who was born dead nothing ever was. */
const after = (closing: PlanOutcome): CalendarDay =>
  closing.type !== 'visit' && closing.reason === BORN_DEAD ? closing.on : addDays(closing.on, 1);

const previousDue = (windows: readonly { readonly due: CalendarDay }[], due: CalendarDay): CalendarDay | undefined =>
  windows.map((one) => one.due).reduce<CalendarDay | undefined>((last, one) => (one < due ? one : last), undefined);

/** 0～6岁儿童健康管理. */
export const childRule = stagedRule({
  programme: 'child',
  stages: CHILD_STAGES,
  formOf: (stage) => (stage === '0' ? NEWBORN_VISITS : ['child-check-up']),
});

/** 0～36个月儿童中医调养, at six ages. */
export const childGuidanceRule = stagedRule({
  programme: 'tcm',
  stages: ['6', '12', '18', '24', '30', '36'],
  formOf: () => ['tcm-child-guidance'],
});
