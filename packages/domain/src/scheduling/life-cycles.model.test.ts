import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { appointmentLife, type AppointmentFacts } from './appointment.machine.ts';
import { reviewLife, type ReviewFacts } from './check-up-review.machine.ts';
import { lifeCycleContract, type AnyLife, type LifeCase } from '../life-cycle/life-cycle.contract.ts';
import { mobilisationLife } from './mobilisation.machine.ts';
import { reportLife, type ReportFacts } from './report.machine.ts';
import { selfCheckLife } from './self-check.machine.ts';
import { sessionLife, shownSessionState, type SessionFacts } from './session.machine.ts';

const day = (text: string) => text as CalendarDay;
const APPOINTMENT: AppointmentFacts = {
  today: day('2026-06-15'),
  day: day('2026-06-15'),
  checkUp: false,
  complete: false,
  inCare: true,
};
const past = { day: day('2026-06-12') };
const APPOINTMENT_FACTS: { readonly [type: string]: Partial<AppointmentFacts> } = {
  FOUND_THERE: { checkUp: true },
  START: { checkUp: true },
  FINISH: { checkUp: true, complete: true },
  NO_SHOW: past,
  LATE_CHECK_IN: past,
};
const REVIEW: ReviewFacts = { missing: 0, errors: 0, unheard: false, changed: false, delivered: false };
const REPORT: ReportFacts = { whole: true, review: '1' };
const SESSION: SessionFacts = { today: day('2026-06-15'), day: day('2026-06-15'), capacity: 30, reserved: 0 };
const back = { type: 'SEND_BACK', note: '', fields: [{ field: 'ecg', reason: '与报告单不符' }] };
const deliver = { type: 'DELIVER', receiver: '李四', relation: '0', way: '1' };
const reason = '本人要求';
const contact = { type: 'CONTACT', way: '1', result: '6', nextOn: '2026-06-20' };
const refuse = { type: 'REFUSE', because: '2', reason: '自觉身体好' };

const CASES: readonly LifeCase[] = [
  {
    title: 'An appointment for a check-up',
    life: appointmentLife as unknown as AnyLife,
    facts: (type) => ({ ...APPOINTMENT, ...APPOINTMENT_FACTS[type] }),
    events: [
      ...[
        'BOOK',
        'CHECK_IN',
        'FOUND_THERE',
        'START',
        'FINISH',
        'REOPEN',
        'SHEET_GONE',
        'RESCHEDULE',
        'SESSION_CANCELLED',
        'NO_SHOW',
        'RETURN',
        'RETURN_WAITING',
      ].map((type) => ({ type })),
      ...['UNDO_CHECK_IN', 'CANCEL', 'LATE_CHECK_IN'].map((type) => ({ type, reason })),
    ],
    table: [
      ...[
        '0 BOOK 1',
        '1 CHECK_IN 2',
        '1 FOUND_THERE 2',
        '2 UNDO_CHECK_IN 1',
        '2 START 3',
        '3 FINISH 4',
        '4 REOPEN 3',
        '3 SHEET_GONE 2',
        '4 SHEET_GONE 2',
        '1 RESCHEDULE 7',
      ],
      ...['8 RESCHEDULE 7', '1 CANCEL 6', '8 CANCEL 6', '1 SESSION_CANCELLED 8', '1 NO_SHOW 5', '5 LATE_CHECK_IN 2'],
      ...['6 RETURN 1', '6 RETURN_WAITING 8'],
    ],
    refused: [
      ['0', { type: 'BOOK' }, { closed: '该场次已约满' }, /约满/],
      ['0', { type: 'BOOK' }, { inCare: false }, /不在管/],
      ['0', { type: 'BOOK' }, past, /早于今天/],
      ['6', { type: 'RETURN' }, { closed: '该场次已约满' }, /约满/],
      ['6', { type: 'RETURN' }, past, /早于今天/],
      ['6', { type: 'RETURN_WAITING' }, { inCare: false }, /不在管/],
      ['1', { type: 'CHECK_IN' }, past, /只能在当天签到/],
      ['2', { type: 'UNDO_CHECK_IN', reason }, { checkUp: true }, /已建体检表/],
      ['2', { type: 'UNDO_CHECK_IN', reason: ' ' }, {}, /原因/],
      ['1', { type: 'CANCEL' }, {}, /原因/],
      ['1', { type: 'NO_SHOW' }, { ...past, checkUp: true }, /体检表/],
      ['5', { type: 'LATE_CHECK_IN', reason }, { day: day('2026-06-07') }, /7 天内/],
      ['4', { type: 'SHEET_GONE' }, { checkUp: true }, /已建体检表/],
      ['4', { type: 'CANCEL', reason }, {}, /预约状态为“已完成”，不能“取消”/],
    ],
  },
  {
    title: 'A check-up session',
    life: sessionLife as unknown as AnyLife,
    facts: () => SESSION,
    events: [...['OPEN', 'CLOSE', 'BEGIN', 'END', 'DELETE'].map((type) => ({ type })), { type: 'CANCEL', reason: '1' }],
    table: ['0 OPEN 1', '1 CLOSE 0', '1 BEGIN 3', '3 END 4', '0 DELETE 9', '0 CANCEL 5', '1 CANCEL 5'],
    refused: [
      ['0', { type: 'OPEN' }, { day: day('2026-06-14') }, /已过/],
      ['0', { type: 'OPEN' }, { capacity: 0 }, /号源/],
      ['1', { type: 'CLOSE' }, { reserved: 3 }, /已有 3 人预约/],
      ['1', { type: 'BEGIN' }, { day: day('2026-06-16') }, /还没有到/],
      ['1', { type: 'CANCEL' }, {}, /取消原因/],
      ['3', { type: 'CANCEL', reason: '1' }, {}, /场次状态为“进行中”/],
    ],
  },
  {
    title: 'The review of a check-up',
    life: reviewLife as unknown as AnyLife,
    facts: (type) => ({ ...REVIEW, changed: type === 'RESUBMIT' }),
    events: [{ type: 'PASS' }, back, { type: 'TAKE_BACK' }, { type: 'RESUBMIT' }, { type: 'WITHDRAW', reason }],
    table: ['0 PASS 1', '0 SEND_BACK 2', '2 TAKE_BACK 0', '2 RESUBMIT 0', '1 WITHDRAW 0'],
    refused: [
      ['0', { type: 'PASS' }, { missing: 2 }, /还缺 2 项/],
      ['0', { type: 'PASS' }, { errors: 1 }, /前后矛盾/],
      ['0', { type: 'PASS' }, { unheard: true }, /危急值/],
      ['0', { type: 'SEND_BACK', note: ' ', fields: [] }, {}, /写明/],
      ['2', { type: 'TAKE_BACK' }, { changed: true }, /已经改过/],
      ['1', { type: 'WITHDRAW', reason: '' }, {}, /撤回原因/],
      ['1', { type: 'WITHDRAW', reason }, { delivered: true }, /已发放/],
      ['1', { type: 'PASS' }, {}, /体检表状态为“审核通过”/],
    ],
  },
  {
    title: 'Bringing somebody to the check-up of the year',
    life: mobilisationLife as unknown as AnyLife,
    facts: () => ({ today: day('2026-06-15') }),
    events: [contact, refuse, { type: 'NO_SHOW' }],
    table: [
      ...['1 CONTACT 2', '2 CONTACT 2', '3 CONTACT 2', '4 CONTACT 2', '1 REFUSE 3', '2 REFUSE 3', '4 REFUSE 3'],
      '2 NO_SHOW 4',
    ],
    refused: [
      ['1', { ...contact, way: '8' }, {}, /选择联系方式/],
      ['1', { ...contact, result: '2' }, {}, /选择联系结果/],
      ['1', { ...contact, nextOn: '2026-06-15' }, {}, /今天以后/],
      ['1', { ...refuse, because: 'toString' }, {}, /选择拒绝原因/],
      ['1', { ...refuse, reason: ' ' }, {}, /填写原因/],
      ['3', refuse, {}, /动员状态为“拒绝”/],
    ],
  },
  {
    title: 'The self-check of an institution',
    life: selfCheckLife as unknown as AnyLife,
    // Sent back with an opinion nobody replied to yet.
    facts: (type) => ({ unfilled: 0, above: true, unanswered: type === 'SEND_BACK' ? 1 : 0, stale: 0 }),
    events: [...['SUBMIT', 'RETRACT', 'APPROVE', 'SEND_BACK'].map((type) => ({ type })), { type: 'REOPEN', reason }],
    table: ['0 SUBMIT 1', '3 SUBMIT 1', '1 RETRACT 0', '1 APPROVE 2', '1 SEND_BACK 3', '2 REOPEN 1'],
    refused: [
      ['0', { type: 'SUBMIT' }, { unfilled: 2 }, /还有 2 项/],
      ['1', { type: 'APPROVE' }, { above: false }, /上级机构/],
      ['3', { type: 'SUBMIT' }, { unanswered: 2 }, /还有 2 条退回意见没有回应/],
      ['0', { type: 'SUBMIT' }, { stale: 3 }, /3 项的取数已超过 7 天/],
      ['1', { type: 'SEND_BACK' }, { unanswered: 0 }, /写明退回意见/],
      ['2', { type: 'REOPEN', reason: ' ' }, {}, /填写原因/],
      ['2', { type: 'REOPEN', reason }, { above: false }, /上级机构/],
      ['2', { type: 'RETRACT' }, {}, /自查表状态为“上级已审核”/],
    ],
  },
  {
    title: 'The report of a check-up',
    life: reportLife as unknown as AnyLife,
    facts: () => REPORT,
    events: [
      ...['GENERATE', 'APPROVE', 'PRINT', 'REPRINT', 'VOID'].map((type) => ({ type })),
      ...['SEND_BACK', 'UNDELIVER'].map((type) => ({ type, reason })),
      deliver,
    ],
    table: [
      ...['0 GENERATE 1', '5 GENERATE 1', '1 APPROVE 2', '1 SEND_BACK 5', '2 SEND_BACK 5', '2 PRINT 3', '3 REPRINT 3'],
      ...['3 DELIVER 4', '4 UNDELIVER 3', '1 VOID 5', '2 VOID 5', '3 VOID 5'],
    ],
    refused: [
      ['0', { type: 'GENERATE' }, { whole: false }, /没有齐/],
      ['1', { type: 'APPROVE' }, { review: '0' }, /没有审核通过/],
      ['3', { ...deliver, receiver: '' }, {}, /领取人/],
      ['3', { ...deliver, relation: '1' }, {}, /后 4 位/],
      ['4', { type: 'PRINT' }, {}, /报告状态为“已发放”/],
    ],
  },
];

for (const one of CASES) lifeCycleContract(one);

it('calls an open session without a place left 约满', () => {
  expect(shownSessionState('1', { capacity: 2, reserved: 2 })).toBe('2');
  expect(shownSessionState('1', { capacity: 2, reserved: 1 })).toBe('1');
  expect(shownSessionState('3', { capacity: 2, reserved: 2 })).toBe('3');
});
