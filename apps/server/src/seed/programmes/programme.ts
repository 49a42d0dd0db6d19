import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Random } from '../random.ts';
import type { SeedResident } from '../seed-rows.ts';

/** Whose sheets of a programme are drawn, and from what. `until`: the last day they were seen, today for who is still here. */
export type ProgrammeLife = {
  readonly resident: SeedResident;
  readonly index: number;
  /** Completed years today. */
  readonly age: number;
  readonly today: CalendarDay;
  readonly until: CalendarDay;
  readonly random: Random;
};

/** What a doctor would have typed into a sheet; what the form proposes, computes and ordinarily finds is added when it is loaded. */
export type ProgrammeSheet = {
  readonly formId: string;
  readonly on: CalendarDay;
  readonly given: Answers;
  /** Facts of earlier sheets the form reads. */
  readonly previous?: JsonObject;
  /** The day it was last changed, where that is later. */
  readonly updatedOn?: CalendarDay;
};

export type Programme = (life: ProgrammeLife) => readonly ProgrammeSheet[];

export const HOSPITAL = '望禾县人民医院';

/** Why care ended, by the state of the archive (codes of management-end-reason). */
const END_REASONS: { readonly [status: string]: string } = { '2': '2', '3': '1', '4': '3', '5': '4' };

/** The answers of a card whose care has ended because the archive has; none for who is in care. */
export const endOf = ({ resident: { status }, until }: ProgrammeLife): Answers =>
  status === '1'
    ? {}
    : {
        terminated: true,
        terminationDate: until,
        terminationReason: END_REASONS[status] ?? '9',
        ...(END_REASONS[status] ? {} : { terminationReasonOther: '档案已注销' }),
      };
