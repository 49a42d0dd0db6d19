import { COUNT, list, shape, TEXT, type Schema, named } from '../shared/schemas.ts';

const NUMBER: Schema = { type: 'number' };
const CELL = shape({ said: TEXT }, { value: NUMBER, shade: COUNT });
const LIMIT = shape({ value: NUMBER, label: TEXT });
const DRAWN = shape({ said: TEXT, value: { type: ['number', 'null'] } });

/** A heading, a paragraph, a table or a drawing: members of another kind are absent. */
const BLOCK = shape(
  { kind: { type: 'string', enum: ['heading', 'paragraph', 'table', 'chart'] } },
  {
    text: TEXT,
    title: TEXT,
    heads: list(TEXT),
    rows: list(shape({ label: TEXT, cells: list(CELL) }, { strong: { const: true } })),
    words: { const: true },
    drawing: TEXT,
    unit: TEXT,
    decimals: COUNT,
    series: list(TEXT),
    fills: { const: 'risk' },
    across: shape({ from: NUMBER, until: NUMBER, limits: list(LIMIT) }),
    groups: list(shape({ label: TEXT, values: list(DRAWN) }, { at: NUMBER })),
  },
);

export const DOCUMENT: Schema = named(
  'ReportDocument',
  shape(
    { title: TEXT, facts: list(shape({ label: TEXT, text: TEXT })), lying: { type: 'boolean' }, blocks: list(BLOCK) },
    {},
    {
      title: '血压统计分析报告',
      facts: [{ label: '期间', text: '2026-01-01 至 2026-12-31' }],
      lying: true,
      blocks: [
        { kind: 'heading', text: '一、主要情况' },
        { kind: 'paragraph', text: '血压升高检出率46.00%（23/50），比上年上升1.20个百分点。' },
      ],
    },
  ),
);
