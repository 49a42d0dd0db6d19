import type { PagePart } from '@gongwei/paper';
import type { Resident } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import type { PrintSources } from './load-print-job.ts';
import { loadReport } from './load-report.ts';

const resident = { id: 'r1', name: '王秀英', phone: '199****0001', archiveNumber: '32098110410500042' } as Resident;
/** A server that gives whole numbers for a print to who may have them shown, and keeps who asked. */
function sourcesOf(mayReveal: boolean) {
  const printed: string[] = [];
  const sources = {
    residents: {
      overview: async () => ({ resident, timeline: [] }),
      background: async (_id: string, formId: string, _on: CalendarDay, purpose?: 'print') => {
        printed.push(`${formId} ${purpose}`);
        return { context: { resident: { phone: mayReveal ? '19900000001' : '19*********' } } };
      },
    },
  } as unknown as PrintSources;
  return { sources, printed };
}
const setting = { issuer: { name: '镇卫生院' }, today: '2026-11-20' as CalendarDay, names: {} };
const report = (sources: PrintSources, part: PagePart) =>
  loadReport(sources, setting, { residentId: 'r1', parts: [part], choice: {} });
const COVER: PagePart = { kind: 'drawn', part: 'archive-cover', title: '封面', formId: 'archive-cover' };
const CHECK_UP: PagePart = { kind: 'drawn', part: 'check-up-cover', title: '体检封面', formId: 'health-check-up' };

it.each([
  [true, '19900000001'],
  [false, '19*********'],
])('covers say the telephone as the server prints it (may reveal: %s)', async (mayReveal, phone) => {
  const { sources, printed } = sourcesOf(mayReveal);
  const [cover] = (await report(sources, COVER)).parts;
  expect(cover).toMatchObject({ kind: 'archive-cover', words: { phone } });
  expect((await report(sources, CHECK_UP)).subject.resident.phone).toBe(phone);
  expect(printed).toEqual(['archive-cover print', 'health-check-up print']);
});

it('pages without a telephone ask for no whole number', async () => {
  const { sources, printed } = sourcesOf(true);
  await report(sources, { kind: 'drawn', part: 'check-up-cover-image', title: '图片', formId: 'health-check-up' });
  expect(printed).toEqual([]);
});
