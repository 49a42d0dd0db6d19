import type { ActionField, CodeLabels, ListAction } from '../../list-definition.ts';

const CODES = { '1': '42天检查完成', '2': '终止妊娠', '3': '迁出', '4': '失访', '5': '拒绝', '9': '其他' };
const CHILD_CODES = { '2': '迁出', '3': '失访', '4': '拒绝', '5': '满7周岁结案', '9': '其他' };
const options = (labels: { readonly [code: string]: string }): CodeLabels => ({
  options: Object.entries(labels).map(([code, label]) => ({ code, label })),
});

/** 结案 and 恢复 of a card; the codes are those of `CLOSING_REASONS`, which a test holds together. */
const cardActions = (
  job: string,
  reasons: CodeLabels,
  /** How often it is done: of a row it is a button, where nothing comes before it, or stands in the menu. */
  usual: Pick<ListAction, 'rare'>,
  reopen: { readonly letter: 'E' | 'M'; readonly when: string },
  open: string,
  /** What is known of a row when it is closed. */
  proposed?: ActionField['first'],
): readonly ListAction[] => [
  {
    ...{
      id: 'close',
      label: '结案',
      on: 'row',
      letter: 'E',
      undo: true,
      ...usual,
      when: open,
      does: { job: `close-${job}` },
    },
    asks: [
      {
        key: 'reason',
        label: '结案情形',
        kind: 'choice',
        words: reasons,
        required: true,
        hint: '死亡用“死亡登记”',
        ...(proposed && { first: proposed }),
      },
      { key: 'on', label: '结案日期', kind: 'day', required: true, first: 'today' },
      { key: 'note', label: '说明', kind: 'text', hint: '失访的写明至少 3 次不同日期的联系经过' },
    ],
    says: '已结案。',
  },
  {
    ...{ id: 'reopen', label: '恢复', on: 'row', rare: true, undo: true, ...reopen, does: { job: `reopen-${job}` } },
    asks: [{ key: 'reason', label: '恢复原因', kind: 'text', required: true }],
    says: '已恢复。',
  },
];

export const PREGNANCY_CARD = cardActions(
  'pregnancy',
  options(CODES),
  {},
  { letter: 'M', when: "hasAny(record.recordStatus, ['1', '3', '4'])" },
  // A card that came without a state is open.
  "(isMissing(record.recordStatus) || record.recordStatus == '0')",
  // By its stage: examined after 42 days, or ended.
  { column: 'stage', codes: { '5': '1', '7': '2' } },
);
export const CHILD_CARD = cardActions(
  'child-card',
  options(CHILD_CODES),
  { rare: true },
  { letter: 'E', when: "record.status != '0' && fullYears(record.birthDate, @today) < 7" },
  "(isMissing(record.status) || record.status == '0')",
);
