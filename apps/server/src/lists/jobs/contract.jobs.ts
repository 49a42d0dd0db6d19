import {
  contractAfter,
  CONTRACT_FORM,
  CONTRACT_STANDING,
  TERMINATE_REASONS,
  type ContractCommand,
} from '@gongwei/domain/prevention';
import { isCalendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import type { JobKind } from './job-kind.ts';
import { sheetJob, type SheetCommand } from './sheet-jobs.ts';

const MOST_LETTERS = 100;
const OTHER_REASON = '99';
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MOST_LETTERS) : '');

/** What a button of 签约记录 does. The save asks the machine with what else is known: the person's other contracts, their file, the letter. */
const command = (
  label: string,
  commandOf: (answers: JsonObject) => ContractCommand,
  { check, told }: Pick<SheetCommand, 'check' | 'told'>,
): SheetCommand => ({
  ...{ label, forms: [CONTRACT_FORM], keys: CONTRACT_STANDING, check, told },
  after: ({ data }, answers) => contractAfter(data, commandOf(answers)),
});

const CONFIRM = command('确认签约', () => ({ type: 'CONFIRM' }), {
  check: async () => ({}),
  told: () => '双方已签字',
});

const TERMINATE = command(
  '解约',
  ({ reason, other, on }) => ({
    ...{ type: 'TERMINATE', reason: String(reason), other: text(other), on: on as CalendarDay },
  }),
  {
    check: async ({ clock }, _reading, { reason, other, on = todayOf(clock) }) => {
      if (typeof reason !== 'string' || !Object.hasOwn(TERMINATE_REASONS, reason)) throw refuse('请选择解约原因');
      if (reason === OTHER_REASON && text(other) === '') throw refuse('请写明其他解约原因');
      if (typeof on !== 'string' || !isCalendarDay(on) || on > todayOf(clock)) throw refuse('解约日期不能晚于今天');
      return { reason, other: reason === OTHER_REASON ? text(other) : '', on };
    },
    told: ({ reason, other, on }) =>
      [TERMINATE_REASONS[String(reason)], other, on].filter((part) => part !== '').join('，'),
  },
);

const UNTERMINATE = command('撤销解约', () => ({ type: 'UNTERMINATE' }), {
  check: async (_context, _reading, { reason }) => {
    if (text(reason) === '') throw refuse('请填写撤销原因');
    return { reason: text(reason) };
  },
  told: ({ reason }) => text(reason),
});

/** 确认签约, 解约 and 撤销解约 of contracts with family doctors. A signature is not taken back: what is signed can be dissolved. */
export const contractJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => {
  const { undo: _none, ...confirm } = sheetJob(hooks, CONFIRM);
  return {
    'sign-contracts': confirm,
    'terminate-contracts': sheetJob(hooks, TERMINATE),
    'restore-contracts': sheetJob(hooks, UNTERMINATE),
  };
};
