import { chinaTime } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

/** Institution, day in China as yyMMdd, four digits (subject `upload-batch`). Its series is one of the serial numbers. */
export async function nextBatchNumber(inside: Queryable, institution: string, now: Date): Promise<string> {
  const day = chinaTime(now).slice(2, 10).replaceAll('-', '');
  const [row] = await inside.query<{ last: number }>(
    `insert into serial_numbers (series, last) values ($1, 1)
     on conflict (series) do update set last = serial_numbers.last + 1 returning last`,
    [`upload-batch:${institution}${day}`],
  );
  return `${institution}${day}${String(row?.last ?? 1).padStart(4, '0')}`;
}
