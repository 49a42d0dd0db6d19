import { expect, it } from 'vitest';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { layoutFor } from './layouts.ts';
import { notesOf, printRecord } from './print-record.rules.ts';
import type { PrintedBlock, PrintedSheet } from './print-sheet.rules.ts';

const printed = async (
  formId: string,
  visits: readonly object[],
  cut: ReadonlySet<number> = new Set(),
): Promise<PrintedSheet> => {
  const form = compileForm(await loadForm(formId));
  const sheets = visits.map((data) => ({ form, data: { ...data }, names: {} }));
  const sheet = sheets[0] ?? { form, data: {}, names: {} };
  return printRecord({ layout: await layoutFor(form, sheet.data), sheet, visits: sheets }, cut);
};
const tableOf = (block: PrintedBlock | undefined) => (block?.kind === 'table' ? block : undefined);

it('prints the check-up on four pages, its heading as a table of its own', async () => {
  const { pages } = await printed('health-check-up', [{}]);
  expect(pages).toHaveLength(4);
  expect(tableOf(pages[0]?.blocks[0])?.widths).toEqual([25, 25, 25, 25]);
});

it('cuts a long answer only on the pages where it is told to', async () => {
  const data = { abnormality1: '血'.repeat(100) };
  expect((await printed('health-check-up', [data], new Set([3]))).overflow).toMatchObject([
    { mark: '1', text: '血'.repeat(100) },
  ]);
  expect((await printed('health-check-up', [data], new Set([0, 1, 2]))).overflow).toEqual([]);
});

it('prints four visits side by side, empty ones as empty columns', async () => {
  const { pages } = await printed('hypertension-follow-up', [{ systolic: 138, diastolic: 84 }]);
  const row = tableOf(pages[0]?.blocks[0])?.rows.find(({ cells }) =>
    cells.some(({ lines }) =>
      lines.some((line) => line.some((piece) => piece.kind === 'fill' && piece.text === '138')),
    ),
  );
  const fills = row?.cells
    .slice(-4)
    .map(({ lines }) => lines.flat().flatMap((piece) => (piece.kind === 'fill' ? [piece.text] : [])));
  expect(fills).toEqual([
    ['138', '84'],
    ['', ''],
    ['', ''],
    ['', ''],
  ]);
});

it('leaves out rows that only stand where they are answered', async () => {
  const constitutions = async (answers: object): Promise<readonly string[]> =>
    (await printed('tcm-guidance', [answers])).pages[0]?.blocks
      .flatMap((block) => tableOf(block)?.rows ?? [])
      .flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flat()))
      .flatMap((piece) => (piece.kind === 'text' && /^..质$/.test(piece.text) ? [piece.text] : [])) ?? [];
  expect(await constitutions({})).toEqual([]);
  expect(await constitutions({ qiDeficiencyDiet: ['1'], balancedAcupoint: ['2'] })).toEqual(['气虚质', '平和质']);
});

it('notes what no line of the sheet prints, but not what the sheet says without', async () => {
  const notes = async (answers: object): Promise<readonly string[]> => {
    const form = compileForm(await loadForm('diabetes-follow-up'));
    const sheet = { form, data: { ...answers }, names: {} };
    const record = { layout: await layoutFor(form, sheet.data), sheet, visits: [sheet] };
    return notesOf(record, printRecord(record, new Set())).flatMap((block) =>
      block.kind === 'more' ? [block.text] : [],
    );
  };
  expect(await notes({ disposition: '1', referred: false, crisisSigns: ['1'], height: 160 })).toEqual([]);
  expect(await notes({ disposition: '2', crisisSigns: ['1', '4'] })).toEqual([
    '随访转归：暂时失访；危急征象：无、心悸、出汗',
  ]);
});
