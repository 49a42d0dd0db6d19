import { CALENDAR_DAY, COUNT, ID, list, shape, TEXT } from '../shared/schemas.ts';

export const TAKING_OF = {
  type: 'object',
  required: ['year', 'period'],
  properties: {
    year: { type: 'integer', minimum: 2000, maximum: 2100 },
    period: { enum: ['1', '2', '3', '4'] },
    part: { type: 'integer', minimum: 1, maximum: 12 },
    /** The sheet it is for: another one of the period is in the way. */
    recordId: ID,
  },
} as const;

export const TAKING = shape(
  {
    figures: list(
      shape({ category: TEXT, item: TEXT, total: COUNT, problems: COUNT, basis: TEXT }, { actual: { type: 'number' } }),
    ),
    none: list(TEXT),
    from: CALENDAR_DAY,
    until: CALENDAR_DAY,
    takenAt: TEXT,
    takenBy: TEXT,
  },
  {},
  {
    figures: [
      {
        category: '11',
        item: '上传失败',
        total: 240,
        problems: 6,
        basis: '平台退回、还没有改正重传的条数。占：按业务日期，应当上传的记录条数；设为“无需上传”的不数。',
      },
    ],
    none: ['肺结核规则服药率'],
    from: '2026-04-01',
    until: '2026-06-15',
    takenAt: '2026-06-15T09:12:00',
    takenBy: '王芳',
  },
);
