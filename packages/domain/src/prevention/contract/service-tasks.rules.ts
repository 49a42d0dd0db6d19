import { codeOf, numberOf, rowsOf, type RawInput } from '../../clinical/index.ts';
import type { HistoryRecord } from '../../lists/index.ts';
import { addDays, daysBetween, isCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { CONTRACT_FORM, contractStateOf, contractTerm } from './contract-term.rules.ts';
import type { ContractState } from './contract.machine.ts';
import {
  serviceTaskLife,
  type FinishRule,
  type ServiceTaskEvent,
  type ServiceTaskState,
} from './service-task.machine.ts';

/** One of the services of a contract: the `seq`-th of `times` times of an item of a package. */
export type ServiceTask = {
  readonly contract: string;
  readonly packageCode: string;
  readonly itemCode: string;
  readonly itemName: string;
  readonly seq: number;
  readonly times: number;
  readonly windowStart: CalendarDay;
  /** The day by which it should be done. */
  readonly windowEnd: CalendarDay;
  readonly finishRule: FinishRule;
  readonly linkedForm?: string;
  readonly state: ServiceTaskState;
  readonly finishedOn?: CalendarDay;
  /** What shows that it was done. */
  readonly recordId?: string;
};

/** What services are held against: a sheet's form and day, and of contracts what they say. */
export type ServiceRecord = Pick<HistoryRecord, 'id' | 'formId' | 'occurredOn' | 'data'>;

/** Days after its last one within which a service is still counted as done, as 补做 [P]. */
export const GRACE_DAYS = 30;
/** States of a contract from which services are owed, or were until it ended. */
const SIGNED: readonly ContractState[] = ['1', '3', '5', '2'];

const dayIn = (value: unknown): CalendarDay | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rule an item is finished by. One that no form belongs to is confirmed by hand. */
function finishRuleOf(item: RawInput): FinishRule {
  const rule = codeOf(item['finishRule']);
  if (rule === '3') return '3';
  return rule !== '2' && textIn(item['linkedForm']) !== '' ? '1' : '2';
}

/** The services of a contract as they were agreed upon when it was signed, each with its window; none is done yet. */
export function agreedTasks({ id, data }: ServiceRecord): readonly ServiceTask[] {
  const term = contractTerm(data);
  if (term === undefined || !SIGNED.includes(contractStateOf(data))) return [];
  const days = daysBetween(term.from, term.until) + 1;
  return rowsOf(data['services']).flatMap((item) => {
    const times = numberOf(item['times']) ?? 1;
    const linkedForm = textIn(item['linkedForm']);
    return Array.from({ length: times }, (_, at): ServiceTask => ({
      contract: id,
      packageCode: textIn(item['packageCode']),
      itemCode: textIn(item['itemCode']),
      itemName: textIn(item['itemName']),
      seq: at + 1,
      times,
      windowStart: addDays(term.from, Math.floor((at * days) / times)),
      windowEnd: addDays(term.from, Math.floor(((at + 1) * days) / times) - 1),
      finishRule: finishRuleOf(item),
      ...(linkedForm !== '' && { linkedForm }),
      state: '0',
    }));
  });
}

/** A task after an event, as its machine says; itself where the machine refuses. */
function happened(task: ServiceTask, event: ServiceTaskEvent, today: CalendarDay): ServiceTask {
  const { windowStart, windowEnd, finishRule } = task;
  const facts = { today, windowStart, finishRule, lastDay: addDays(windowEnd, GRACE_DAYS) };
  const next = serviceTaskLife.after(task.state, event, facts);
  return next.ok ? { ...task, state: next.value } : task;
}

/** Whether the machine lets this happen to the task, and what comes of it. */
function finished(
  task: ServiceTask,
  event: ServiceTaskEvent & { readonly on: CalendarDay },
  today: CalendarDay,
  recordId?: string,
) {
  const after = happened(task, event, today);
  return after.state === '2' && task.state !== '2'
    ? { ...after, finishedOn: event.on, ...(recordId !== undefined && { recordId }) }
    : undefined;
}

/** Puts what finishes a task in its place: the open one that is due first takes it. `undefined` where none does. */
function takenBy(
  tasks: readonly ServiceTask[],
  wanted: (task: ServiceTask) => boolean,
  finish: (task: ServiceTask) => ServiceTask | undefined,
): readonly ServiceTask[] {
  const [first] = tasks
    .flatMap((task, at) => (wanted(task) && finish(task) !== undefined ? [{ task, at }] : []))
    .sort((a, b) => (a.task.windowEnd < b.task.windowEnd ? -1 : a.task.windowEnd > b.task.windowEnd ? 1 : a.at - b.at));
  return first ? tasks.map((task, at) => (at === first.at ? (finish(task) ?? task) : task)) : tasks;
}

const earliest = (a: ServiceRecord, b: ServiceRecord): number =>
  a.occurredOn !== b.occurredOn ? (a.occurredOn < b.occurredOn ? -1 : 1) : a.id < b.id ? -1 : 1;

/** What people wrote down as done (履约记录), each in the first open task of the item it names, by its code or as it is called. */
function byHand(
  tasks: readonly ServiceTask[],
  { id, data }: ServiceRecord,
  today: CalendarDay,
): readonly ServiceTask[] {
  return rowsOf(data['performances']).reduce<readonly ServiceTask[]>((left, row) => {
    const on = dayIn(row['finishedOn']);
    if (on === undefined) return left;
    const evidence = textIn(row['evidence']);
    return takenBy(
      left,
      ({ contract, itemCode, itemName, finishRule }) =>
        contract === id && (itemCode === row['itemCode'] || itemName === row['itemCode']) && finishRule !== '1',
      (task) =>
        finished(
          task,
          task.finishRule === '3' ? { type: 'PHOTO', on, evidence } : { type: 'FINISH', on, way: textIn(row['way']) },
          today,
        ),
    );
  }, tasks);
}

/**
 * The services of all contracts of a person as they stand on a day, from what is stored: a sheet finishes one task of its form at most, the one
 * due first of those whose window (with 30 days to make up for it) it lies in; what is open ends with its contract.
 */
export function serviceTasksOf(records: readonly ServiceRecord[], today: CalendarDay): readonly ServiceTask[] {
  const contracts = records.filter(({ formId }) => formId === CONTRACT_FORM).sort(earliest);
  const agreed = contracts
    .flatMap((contract) => agreedTasks(contract))
    .map((task) => happened(task, { type: 'CONFIRM' }, today));
  const written = contracts.reduce<readonly ServiceTask[]>((tasks, contract) => byHand(tasks, contract, today), agreed);
  const done = [...records].sort(earliest).reduce<readonly ServiceTask[]>(
    (tasks, { id, formId, occurredOn }) =>
      takenBy(
        tasks,
        ({ linkedForm }) => linkedForm === formId,
        (task) => finished(task, { type: 'RECORD_SAVED', on: occurredOn }, today, id),
      ),
    written,
  );
  const ended = new Set(contracts.flatMap(({ id, data }) => (contractStateOf(data) === '2' ? [id] : [])));
  return done.map((task) => (ended.has(task.contract) ? happened(task, { type: 'CONTRACT_ENDED' }, today) : task));
}
