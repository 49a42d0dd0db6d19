import { COUNT, list, oneOf, shape, TEXT } from '../../shared/schemas.ts';

export const CONFIRM = {
  type: 'object',
  required: ['known'],
  properties: { known: { type: 'string', enum: ['skip', 'update'] } },
} as const;

const LINE = shape(
  { row: COUNT, title: TEXT, verdict: oneOf('new', 'known', 'wrong'), problems: list(TEXT) },
  {},
  { row: 3, title: '氨氯地平', verdict: 'wrong', problems: ['分类“降压”不在选项中，应为 降压药、降糖药'] },
);
export const CHECK = shape({
  id: TEXT,
  fileName: TEXT,
  counts: shape({ new: COUNT, known: COUNT, wrong: COUNT }),
  lines: list(LINE),
  unread: list(TEXT),
});
