import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DELETION_EVENT_LABELS,
  DELETION_STATE_LABELS,
  DELETION_STATES,
  deletionAfter,
  isDeletionOpen,
  type DeletionEvent,
  type DeletionEventType,
  type DeletionState,
} from './upload-deletion.machine.ts';

type DeletionFacts = Parameters<typeof deletionAfter>[2];
const FACTS: DeletionFacts = { uploadState: '3', platformId: 'P1' };
const ASK = { type: 'ASK_DELETE', reasonCode: '1', reason: '录到同名的人身上' } as const;
const EVENTS: readonly DeletionEvent[] = [
  ASK,
  ...(['WITHDRAW_DELETE', 'SEND_DELETE', 'PUT_OFF_DELETE', 'DELETED', 'DELETE_REFUSED'] as const).map((type) => ({
    type,
  })),
  ...(['DELETE_UNANSWERED', 'STILL_THERE', 'DELETE_ASK_AGAIN', 'UPLOADED_ANEW'] as const).map((type) => ({ type })),
];
/** `ASK_DELETE` and what follows from it (subject `upload`, `revokeState`), written down a second time. */
const TABLE: readonly (readonly [DeletionState, DeletionEventType, DeletionState])[] = [
  ['0', 'ASK_DELETE', '1'],
  ['1', 'WITHDRAW_DELETE', '0'],
  ['1', 'SEND_DELETE', '4'],
  ['2', 'UPLOADED_ANEW', '0'],
  ['3', 'ASK_DELETE', '1'],
  ['3', 'UPLOADED_ANEW', '0'],
  ['4', 'DELETED', '2'],
  ['4', 'DELETE_REFUSED', '3'],
  ['4', 'DELETE_UNANSWERED', '5'],
  ['4', 'PUT_OFF_DELETE', '1'],
  ['5', 'DELETED', '2'],
  ['5', 'STILL_THERE', '1'],
  ['5', 'DELETE_ASK_AGAIN', '5'],
];

describe('a deletion on the platform', () => {
  it('reaches every state on a path of events', () => {
    const reached = new Set<DeletionState>(['0']);
    // A set that grows while it is walked through: what is reached is gone on from.
    for (const state of reached)
      for (const event of EVENTS) {
        const next = deletionAfter(state, event, FACTS);
        if (next.ok) reached.add(next.value);
      }
    expect(reached).toEqual(new Set(DELETION_STATES));
  });

  it('goes the ways of the table and no others', () => {
    const ways = DELETION_STATES.flatMap((from) =>
      EVENTS.flatMap((event) => {
        const next = deletionAfter(from, event, FACTS);
        return next.ok ? [`${from} ${event.type} ${next.value}`] : [];
      }),
    );
    expect([...ways].sort()).toEqual(TABLE.map((way) => way.join(' ')).sort());
  });

  it.each<[DeletionState, DeletionEvent, Partial<DeletionFacts>, RegExp]>([
    ['0', ASK, { uploadState: '2' }, /正在上传/],
    ['0', ASK, { uploadState: '7' }, /先查询平台/],
    ['0', ASK, { platformId: null }, /平台编号/],
    ['0', ASK, { uploadState: '4', platformId: null }, /平台没有收下过/],
    ['0', { ...ASK, reasonCode: '7' }, {}, /选择删除的原因/],
    ['3', { ...ASK, reason: ' ' }, {}, /写明/],
    ['1', ASK, {}, /“申请中”，不能申请平台删除/],
    ['4', { type: 'WITHDRAW_DELETE' }, {}, /“已发出”，不能撤回/],
    ['2', { type: 'WITHDRAW_DELETE' }, {}, /“平台已删”，不能撤回/],
  ])('stays in %s after %j where %j, and says why', (from, event, facts, words) => {
    expect(deletionAfter(from, event, { ...FACTS, ...facts })).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(words) },
    });
  });

  it('taken back, is what it was before: refused where the platform had refused it', () => {
    const back = { type: 'WITHDRAW_DELETE' } as const;
    expect(deletionAfter('1', back, { ...FACTS, refusedBefore: true })).toEqual({ ok: true, value: '3' });
  });

  it.each(['0', '1', '3', '4', '5', '6'] as const)(
    'is asked for in upload state %s of what the platform has',
    (uploadState) => {
      expect(deletionAfter('0', ASK, { ...FACTS, uploadState })).toEqual({ ok: true, value: '1' });
    },
  );

  it('is taken back only before it went out, and sent again only after an answer', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (history) => {
        let [state, silent]: [DeletionState, boolean] = ['0', false];
        for (const event of history) {
          const next = deletionAfter(state, event, FACTS);
          if (!next.ok) continue;
          if (event.type === 'WITHDRAW_DELETE') expect(state).toBe('1');
          if (event.type === 'SEND_DELETE') expect(silent).toBe(false);
          if (event.type === 'DELETE_UNANSWERED') silent = true;
          else if (event.type === 'STILL_THERE' || event.type === 'DELETED') silent = false;
          state = next.value;
          expect(isDeletionOpen(state)).toBe(['1', '4', '5'].includes(state));
        }
      }),
    );
  });

  it('is drawn in docs/machines/upload-deletion.md as it is', async () => {
    const text = [
      '# The deletion of a record on the platform',
      '',
      'Drawn from `packages/domain/src/upload/upload-deletion.machine.ts` by its test (`-u` draws it anew). It goes beside',
      '[the upload](upload-record.md): while it is open nothing of the record is sent; once the platform has deleted it, nothing is to be sent.',
      '',
      '```mermaid',
      'stateDiagram-v2',
      ...DELETION_STATES.map((state) => `  state "${state} ${DELETION_STATE_LABELS[state]}" as s${state}`),
      '  [*] --> s0',
      ...TABLE.map(([from, type, target]) => `  s${from} --> s${target}: ${DELETION_EVENT_LABELS[type]} (${type})`),
      '  s1 --> s3: 撤回删除申请，平台此前拒绝过 (WITHDRAW_DELETE)',
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../docs/machines/upload-deletion.md');
  });
});
