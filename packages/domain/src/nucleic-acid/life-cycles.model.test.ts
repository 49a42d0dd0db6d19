import { expect, it } from 'vitest';
import { lifeCycleContract, type AnyLife } from '../scheduling/life-cycle.contract.ts';
import { boxLife, type BoxFacts } from './box.machine.ts';
import { tubeLife, undoReceiveOf, type TubeFacts } from './tube.machine.ts';

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
  waiting: 0,
};
const TUBE_FACTS: { readonly [type: string]: Partial<TubeFacts> } = {
  UNDO_RECEIVE_BOXED: { cameFrom: '20' },
  UNDO_RECEIVE_LOOSE: { cameFrom: '10' },
  POOL_SUSPECT: { result: '1' },
};
const plain = ['PACK', 'UNPACK', 'SEND', 'UNLOAD', 'REVIEW', 'POOL_SUSPECT', 'RETEST_DONE', 'REPORT', 'RESTORE'];
const reasoned = ['INVALID', 'WITHDRAW_REVIEW', 'WITHDRAW_REPORT', 'CORRECT', 'VOID'];
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
      ...['50 INVALID 50', '60 INVALID 50', '60 REVIEW 70', '70 WITHDRAW_REVIEW 60', '65 WITHDRAW_REVIEW 60'],
      ...['70 POOL_SUSPECT 65', '65 RETEST_DONE 66', '70 REPORT 80', '80 WITHDRAW_REPORT 81', '81 CORRECT 60'],
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
      ['70', { type: 'WITHDRAW_REVIEW', reason }, { printed: true }, /先撤回报告/],
      ['65', { type: 'WITHDRAW_REVIEW', reason }, { retestBegun: true }, /已经开始/],
      ['70', { type: 'POOL_SUSPECT' }, { result: '0' }, /混采阳性或可疑/],
      ['65', { type: 'RETEST_DONE' }, { waiting: 3 }, /还有 3 人/],
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

it('undoes a receipt to where the tube came from', () => {
  expect([undefined, '10', '20', '30'].map((one) => undoReceiveOf(one as TubeFacts['cameFrom']))).toEqual([
    'UNDO_RECEIVE',
    'UNDO_RECEIVE_LOOSE',
    'UNDO_RECEIVE_BOXED',
    'UNDO_RECEIVE',
  ]);
});
