import { addDays, type CalendarDay } from '../../shared/index.ts';
import { GRACE_DAYS, serviceTasksOf, type ServiceRecord, type ServiceTask } from './service-tasks.rules.ts';

/**
 * How one of the services agreed upon stands: `later`: its time has not begun; `due`: it may be done now; `late`: over, and can still be made up for;
 * `missed`: it cannot any more; `ended`: with the contract.
 */
export const SERVICE_STANDINGS = ['late', 'due', 'later', 'done', 'missed', 'ended'] as const;
/** One of `SERVICE_STANDINGS`. */
export type ServiceStanding = (typeof SERVICE_STANDINGS)[number];

/** One service of a contract as it stands on a day. `madeUp`: done after its last day; `makeUpBy`: until when it can be. */
export type AgreedService = ServiceTask & {
  readonly standing: ServiceStanding;
  readonly madeUp: boolean;
  readonly makeUpBy: CalendarDay;
};

/** Every service a contract agreed upon, in the order of its packages and of their days; none where it is not known what was agreed. */
export const contractServices = (
  records: readonly ServiceRecord[],
  contractId: string,
  today: CalendarDay,
): readonly AgreedService[] =>
  serviceTasksOf(records, today)
    .filter(({ contract }) => contract === contractId)
    .map((task) => {
      const { finishedOn, windowEnd } = task;
      const madeUp = finishedOn !== undefined && finishedOn > windowEnd;
      return { ...task, standing: standingOf(task, today), madeUp, makeUpBy: addDays(windowEnd, GRACE_DAYS) };
    });

function standingOf({ state, windowEnd }: ServiceTask, today: CalendarDay): ServiceStanding {
  if (state === '2') return 'done';
  if (state === '3') return 'ended';
  if (state === '0') return 'later';
  if (today <= windowEnd) return 'due';
  return today <= addDays(windowEnd, GRACE_DAYS) ? 'late' : 'missed';
}
