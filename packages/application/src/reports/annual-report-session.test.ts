import type { AnnualReport } from '@gongwei/domain/reports';
import { fault } from '@gongwei/domain/shared';
import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { AnnualReportGateway } from './annual-report-gateway.port.ts';
import { createAnnualReports } from './annual-report-session.ts';

const name = { institution: '990101', year: 2026 };
const reportOf = (version: number): AnnualReport =>
  ({ summary: { version, state: '1' }, content: { sentences: [] }, steps: [], mine: true }) as unknown as AnnualReport;

/** Holds one report; a write with an old version is in conflict. */
function holding(version: number) {
  let now = version;
  const written: string[] = [];
  const gateway: AnnualReportGateway = {
    reports: async () => [],
    find: async () => (now === 0 ? undefined : reportOf(now)),
    generate: async (_, base) => next(base, 'generate'),
    edit: async (_, { id, text }) => next(now, `${id} ${text ?? 'back'}`),
    move: async (_, { type, base, reason }) => next(base, `${type} ${reason ?? ''}`),
    compare: async (_, { year }) => ({ label: `${year}年`, frozen: true, cells: {} }),
    saveFile: (_, format, asked) => void written.push(`${format} ${asked ?? 'newest'}`),
  };
  const next = (base: number, what: string): AnnualReport => {
    if (base !== now) throw fault({ code: 'annual-report.conflict', category: 'conflict', message: '刚刚被别人改过' });
    written.push(what);
    now += 1;
    return reportOf(now);
  };
  return { gateway, written, faster: () => void (now += 1) };
}
const opened = async (gateway: AnnualReportGateway) => {
  const session = createAnnualReports(gateway).open(name);
  await firstValueFrom(session.state$.pipe(filter(({ report }) => report !== undefined)));
  return session;
};
const versionIn = ({ state$ }: Awaited<ReturnType<typeof opened>>): number | undefined => {
  const { report } = state$.value;
  return report === 'none' ? 0 : report?.summary.version;
};

describe('a report somebody works at', () => {
  it('is not there until it is generated', async () => {
    const { gateway } = holding(0);
    const session = await opened(gateway);
    expect(session.state$.value.report).toBe('none');
    expect(await session.generate()).toEqual({ ok: true, value: undefined });
    expect([versionIn(session), session.state$.value.busy]).toEqual([1, undefined]);
    session.dispose();
  });
  it('shows the newest where somebody was faster, and says so', async () => {
    const { gateway, faster, written } = holding(3);
    const session = await opened(gateway);
    faster();
    expect(await session.move('REVIEW')).toEqual({ ok: false, failure: '刚刚被别人改过' });
    expect([versionIn(session), session.state$.value.busy]).toEqual([4, undefined]);
    expect(await session.move('RETURN', '数字有误')).toMatchObject({ ok: true });
    expect(written).toEqual(['RETURN 数字有误']);
    session.dispose();
  });
  it('is written by one hand at a time', async () => {
    const { gateway, written } = holding(1);
    const session = await opened(gateway);
    const [first, second] = await Promise.all([session.edit('a', '旧', '新'), session.edit('b', '旧')]);
    expect([first.ok, second.ok, written]).toEqual([true, false, ['a 新']]);
    session.dispose();
  });
  it('stands beside another until that is put away, and comes as a file of any version', async () => {
    const { gateway, written } = holding(2);
    const session = await opened(gateway);
    await session.compare(2025);
    expect(session.state$.value.compared?.label).toBe('2025年');
    session.endComparison();
    expect(session.state$.value.compared).toBeUndefined();
    session.saveFile('docx', 1);
    expect(written).toEqual(['docx 1']);
    session.dispose();
  });
});
