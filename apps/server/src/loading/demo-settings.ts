import { fail, ok, type Result } from '@gongwei/domain/shared';

/**
 * Residents of the demonstration county that an empty database is filled with, 0 for none (SEED_RESIDENTS, GONGWEI_DEMO). The embedded
 * database gets the county unless it is declined; a PostgreSQL is somebody's own and gets it only where it is asked for by name.
 */
export function readDemoResidents(
  environment: { readonly [name: string]: string | undefined },
  database: 'embedded' | 'server',
): Result<number, readonly string[]> {
  const [count, asked] = [environment['SEED_RESIDENTS']?.trim() || '2000', environment['GONGWEI_DEMO']?.trim() ?? ''];
  const troubles = [...troublesOfCount(count), ...troublesOfDemo(asked)];
  if (troubles.length > 0) return fail(troubles);
  const wanted = asked === '' ? database === 'embedded' : asked === '1';
  return ok(wanted ? Number(count) : 0);
}

function troublesOfCount(count: string): readonly string[] {
  const residents = Number(count);
  if (!/^\d+$/.test(count) || residents > 1_000_000)
    return [`SEED_RESIDENTS 应为 0 到 1000000 的整数，现在是“${count}”。`];
  if (residents > 0 && residents < 100)
    return [`SEED_RESIDENTS 应为 0（不生成示例数据）或 100 以上，现在是“${residents}”。`];
  return [];
}

const troublesOfDemo = (asked: string): readonly string[] =>
  ['', '0', '1'].includes(asked) ? [] : [`GONGWEI_DEMO 应为 1（生成示例县）或 0（不生成），现在是“${asked}”。`];
