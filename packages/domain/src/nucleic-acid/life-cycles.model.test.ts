import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifeCycleContract, type AnyLife } from '../life-cycle/life-cycle.contract.ts';
import { boxLife, type BoxFacts } from './box.machine.ts';
import { retestFollows, retestLife, type RetestState } from './retest.machine.ts';
import { retestCounts, standingOf, type RetestCounts, type RetestMember } from './retest-members.rules.ts';
import { TUBE_STATES, tubeLife, undoReceiveOf, type TubeFacts, type TubeResult } from './tube.machine.ts';

const FOLDER = 'packages/domain/src/nucleic-acid';
const reason = '条码贴错';
const at = '2026-06-15T04:00:00.000Z';
const TUBE: TubeFacts = {
  now: at,
  sampledAt: '2026-06-15T01:00:00.000Z',
  pool: true,
  sealed: true,
  boxOpen: true,
  labNo: '99010126061500001',
  tester: 'lab',
  result: '0',
  me: 'other',
  printed: false,
  retestBegun: false,
  differs: false,
  waiting: 0,
};
const TUBE_FACTS: { readonly [type: string]: Partial<TubeFacts> } = {
  UNDO_RECEIVE_BOXED: { cameFrom: '20' },
  UNDO_RECEIVE_LOOSE: { cameFrom: '10' },
  POOL_SUSPECT: { result: '1' },
  RETEST_AGAIN: { waiting: 1 },
  SETTLE: { differs: true },
};
const plain = [
  'PACK',
  'UNPACK',
  'SEND',
  'UNLOAD',
  'TAKE_BACK',
  'REVIEW',
  'POOL_SUSPECT',
  'RETEST_DONE',
  'RETEST_AGAIN',
  'REPORT',
  'RESTORE',
];
const reasoned = ['INVALID', 'SETTLE', 'WITHDRAW_REVIEW', 'WITHDRAW_REPORT', 'CORRECT', 'VOID'];
const undone = ['UNDO_RECEIVE', 'UNDO_RECEIVE_BOXED', 'UNDO_RECEIVE_LOOSE'];

lifeCycleContract(
  {
    title: 'A tube and the samples in it',
    life: tubeLife as unknown as AnyLife,
    facts: (type) => ({ ...TUBE, ...TUBE_FACTS[type] }),
    events: [
      ...plain.map((type) => ({ type })),
      ...[...reasoned, ...undone].map((type) => ({ type, reason })),
      { type: 'RECEIVE', at },
      ...['CONCEDE', 'REJECT'].map((type) => ({ type, at, reasons: ['4'] })),
      { type: 'LOAD', plateNo: 'P1' },
      { type: 'ENTER_RESULT', result: '0' },
      { type: 'CHANGE_RESULT', result: '1' },
      { type: 'READ_AGAIN', result: '1', instrument: false },
    ],
    table: [
      ...['10 PACK 20', '20 UNPACK 10', '20 SEND 30', '10 RECEIVE 40', '20 RECEIVE 40', '30 RECEIVE 40'],
      ...['10 CONCEDE 40', '20 CONCEDE 40', '30 CONCEDE 40', '10 REJECT 45', '20 REJECT 45', '30 REJECT 45'],
      ...['40', '45'].flatMap((from) => [
        `${from} UNDO_RECEIVE 30`,
        `${from} UNDO_RECEIVE_BOXED 20`,
        `${from} UNDO_RECEIVE_LOOSE 10`,
      ]),
      ...['40 LOAD 50', '50 UNLOAD 40', '40 ENTER_RESULT 60', '50 ENTER_RESULT 60', '60 CHANGE_RESULT 60'],
      ...['60 READ_AGAIN 60', '60 SETTLE 60', '60 TAKE_BACK 50'],
      ...['50 INVALID 50', '60 INVALID 50', '60 REVIEW 70', '70 WITHDRAW_REVIEW 60', '65 WITHDRAW_REVIEW 60'],
      ...[
        '70 POOL_SUSPECT 65',
        '65 RETEST_DONE 66',
        '66 RETEST_AGAIN 65',
        '70 REPORT 80',
        '80 WITHDRAW_REPORT 81',
        '81 CORRECT 60',
      ],
      ...['10 VOID 90', '20 VOID 90', '90 RESTORE 10'],
    ],
    refused: [
      ['10', { type: 'PACK' }, { sealed: false }, /还没有封管/],
      ['10', { type: 'PACK' }, { boxOpen: false }, /已封箱/],
      ['20', { type: 'UNPACK' }, { boxOpen: false }, /开封/],
      ['30', { type: 'RECEIVE', at: '2026-06-15T00:59:00.000Z' }, {}, /早于采样时间/],
      ['30', { type: 'RECEIVE', at }, { departedAt: '2026-06-15T05:00:00.000Z' }, /早于发车时间/],
      ['30', { type: 'REJECT', at, reasons: [] }, {}, /原因/],
      ['30', { type: 'CONCEDE', at }, {}, /原因/],
      ['40', { type: 'UNDO_RECEIVE', reason }, { cameFrom: '10' }, /不是从这一步/],
      ['40', { type: 'UNDO_RECEIVE', reason: ' ' }, {}, /原因/],
      ['50', { type: 'UNDO_RECEIVE', reason }, {}, /“检测中”，不能“撤销接收”/],
      ['40', { type: 'LOAD' }, {}, /板号/],
      ['40', { type: 'LOAD', plateNo: 'P1' }, { labNo: '' }, /实验编号/],
      ['50', { type: 'ENTER_RESULT' }, {}, /两个靶标/],
      ['50', { type: 'ENTER_RESULT', result: '9' }, {}, /无效重测/],
      ['60', { type: 'REVIEW' }, { result: '1', me: 'lab' }, /检测人以外/],
      ['60', { type: 'REVIEW' }, { differs: true }, /核对差异/],
      ['60', { type: 'READ_AGAIN', result: '0', instrument: false }, { me: 'lab' }, /检测人以外/],
      ['60', { type: 'SETTLE', reason }, { differs: false }, /没有不一致/],
      ['60', { type: 'SETTLE' }, {}, /原因/],
      ['70', { type: 'WITHDRAW_REVIEW', reason }, { printed: true }, /先撤回报告/],
      ['65', { type: 'WITHDRAW_REVIEW', reason }, { retestBegun: true }, /已经开始/],
      ['70', { type: 'POOL_SUSPECT' }, { result: '0' }, /混采阳性或可疑/],
      ['65', { type: 'RETEST_DONE' }, { waiting: 3 }, /还有 3 人/],
      ['66', { type: 'RETEST_AGAIN' }, { waiting: 0 }, /都已有单管结果/],
      ['70', { type: 'REPORT' }, { result: '1' }, /不出个人报告/],
      ['70', { type: 'REPORT' }, { result: '2', pool: false }, /重新采样复检/],
      ['20', { type: 'VOID' }, {}, /原因/],
      ['30', { type: 'VOID', reason }, {}, /“转运中”，不能“作废”/],
    ],
  },
  FOLDER,
);

const BOX: BoxFacts = { tubes: 2, carrier: '王师傅', lab: '990101101', left: 0, rejected: 0 };
const BOX_FACTS: { readonly [type: string]: Partial<BoxFacts> } = {
  RECEIVE_PART: { rejected: 1 },
  REOPEN: { left: 1 },
  DROP: { tubes: 0 },
};
lifeCycleContract(
  {
    title: 'A transport box',
    life: boxLife as unknown as AnyLife,
    facts: (type) => ({ ...BOX, ...BOX_FACTS[type] }),
    events: [
      ...['SEAL', 'DEPART', 'RECEIVE_ALL', 'RECEIVE_PART', 'REOPEN', 'DROP'].map((type) => ({ type })),
      { type: 'UNSEAL', reason },
    ],
    table: [
      ...['1 SEAL 2', '2 UNSEAL 1', '2 DEPART 3', '2 RECEIVE_ALL 4', '3 RECEIVE_ALL 4', '2 RECEIVE_PART 5'],
      ...['3 RECEIVE_PART 5', '4 REOPEN 3', '5 REOPEN 3', '1 DROP 9'],
    ],
    refused: [
      ['1', { type: 'SEAL' }, { tubes: 0 }, /没有采样管/],
      ['2', { type: 'UNSEAL' }, {}, /原因/],
      ['2', { type: 'DEPART' }, { carrier: '' }, /转运人员/],
      ['3', { type: 'RECEIVE_ALL' }, { left: 2 }, /还有 2 管/],
      ['3', { type: 'RECEIVE_ALL' }, { rejected: 1 }, /拒收/],
      ['1', { type: 'DROP' }, { tubes: 2 }, /还有 2 管/],
      ['3', { type: 'UNSEAL', reason }, {}, /“转运中”，不能“开封”/],
    ],
  },
  FOLDER,
);

const RETEST: RetestCounts = { members: 5, begun: true, told: 2, sampled: 0, toSample: 0, waiting: 0, positive: 0 };
const RETEST_FACTS: { readonly [type: string]: Partial<RetestCounts> } = {
  REST: { begun: false },
  RECALL: { toSample: 1 },
  REOPEN: { waiting: 1 },
};
lifeCycleContract(
  {
    title: 'The task of a positive pool',
    life: retestLife as unknown as AnyLife,
    facts: (type) => ({ ...RETEST, ...RETEST_FACTS[type] }),
    events: ['CALL', 'REST', 'SAMPLED', 'RECALL', 'FINISH', 'REOPEN', 'WITHDRAW'].map((type) => ({ type })),
    table: [
      ...['1 CALL 2', '2 REST 1', '1 SAMPLED 3', '2 SAMPLED 3', '3 RECALL 2', '1 FINISH 4', '2 FINISH 4'],
      ...['3 FINISH 4', '4 REOPEN 3', '1 WITHDRAW 9', '2 WITHDRAW 9'],
    ],
    refused: [
      ['1', { type: 'CALL' }, { begun: false }, /没有通知/],
      ['2', { type: 'REST' }, { begun: true }, /已经开始/],
      ['2', { type: 'SAMPLED' }, { toSample: 3 }, /还有 3 人/],
      ['3', { type: 'RECALL' }, { toSample: 0 }, /都已重新采样/],
      ['3', { type: 'FINISH' }, { waiting: 2 }, /还有 2 人/],
      ['4', { type: 'REOPEN' }, { waiting: 0 }, /都已有结果/],
      ['2', { type: 'WITHDRAW' }, { sampled: 1 }, /不能撤回审核/],
      ['3', { type: 'WITHDRAW' }, {}, /“复核检测中”，不能“撤销”/],
    ],
  },
  FOLDER,
);

it('undoes a receipt to where the tube came from', () => {
  expect([undefined, '10', '20', '30'].map((one) => undoReceiveOf(one as TubeFacts['cameFrom']))).toEqual([
    'UNDO_RECEIVE',
    'UNDO_RECEIVE_LOOSE',
    'UNDO_RECEIVE_BOXED',
    'UNDO_RECEIVE',
  ]);
});

describe('a task follows its people', () => {
  const notify = fc.constantFrom<RetestMember['notify']>('0', '1', '2', '3');
  const single = fc.record({
    state: fc.constantFrom(...TUBE_STATES.filter((state) => state !== '90')),
    result: fc.constantFrom<TubeResult>('0', '1', '2'),
  });
  const someone: fc.Arbitrary<RetestMember> = fc
    .tuple(notify, fc.option(single, { nil: undefined }))
    .map(([told, one]) => ({ notify: told, ...(one && { single: one }) }));
  const history = fc.array(fc.array(someone, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 12 });

  it('through any history: done when nobody waits, testing when nobody is left to be sampled, called in when somebody was told', () => {
    fc.assert(
      fc.property(history, (moments) => {
        let state: RetestState = '1';
        for (const members of moments) {
          const counts = retestCounts(members);
          state = retestFollows(state, counts);
          const wanted = counts.waiting === 0 ? '4' : counts.toSample === 0 ? '3' : counts.begun ? '2' : '1';
          expect([state, counts]).toEqual([wanted, counts]);
          expect(retestFollows(state, counts)).toBe(state);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never takes the verdict of a pool, of a tube nobody reviewed, or of a suspect one for that of a person', () => {
    expect(
      [
        { notify: '0' },
        { notify: '1', single: { state: '45' } },
        { notify: '1', single: { state: '60', result: '1' } },
        { notify: '1', single: { state: '70', result: '2' } },
        { notify: '3', single: { state: '70', result: '2' } },
        { notify: '1', single: { state: '81', result: '0' } },
        { notify: '2' },
        { notify: '2', single: { state: '50' } },
        { notify: '0', single: { state: '80', result: '0' } },
        { notify: '1', single: { state: '70', result: '1' } },
      ].map((member) => standingOf(member as RetestMember)),
    ).toEqual([
      ...['to-sample', 'to-sample', 'testing', 'to-sample', 'handed-on', 'testing', 'handed-on', 'testing'],
      ...['done', 'done'],
    ]);
  });
});
