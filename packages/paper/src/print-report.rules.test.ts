import { describe, expect, it } from 'vitest';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm, type Answers } from '@gongwei/domain/forms';
import { layoutFor } from './layouts.ts';
import { printReport } from './print-report.rules.ts';
import type { PrintedBlock, PrintedCell } from './print-sheet.rules.ts';

const picture = (name: string): string => `data:image/png;base64,iVBORw0KGgo${name}`;

const WOMAN = { id: 'r1', sex: 'female', age: 70 } as const;

async function report(formId: string, data: Answers): Promise<readonly PrintedBlock[]> {
  const form = compileForm(await loadForm(formId));
  const layout = await layoutFor(form, data);
  if (layout.kind !== 'report') throw new Error(`${formId} is no report.`);
  return printReport(layout, { form, data, names: {} }, WOMAN).pages.flatMap(({ blocks }) => blocks);
}

const textOf = ({ lines }: PrintedCell): string =>
  lines
    .flat()
    .map((piece) => ('text' in piece ? piece.text : `[${piece.kind}]`))
    .join('');
const rowsOf = (block: PrintedBlock | undefined): readonly string[] =>
  block?.kind === 'table' ? block.rows.map(({ cells }) => cells.map(textOf).join('|')) : [];
const tables = (blocks: readonly PrintedBlock[]): readonly PrintedBlock[] =>
  blocks.filter(({ kind }) => kind === 'table');

describe('a laboratory report', () => {
  it('prints what was measured, with mark, range and unit, under its section', async () => {
    const [, items] = tables(
      await report('supplement-blood-routine', { hemoglobin: 108, whiteBloodCell: 6.5, platelet: 400 }),
    );
    expect(rowsOf(items)).toEqual([
      '项目|结果|提示|参考范围|单位',
      '白细胞系',
      '白细胞计数（WBC）|6.5||3.5–9.5|×10⁹/L',
      '红细胞系',
      '血红蛋白（HGB）|108|↓|115–150|g/L',
      '血小板系',
      '血小板计数（PLT）|400|↑|125–350|×10⁹/L',
    ]);
  });
  it('marks results in words that are not normal', async () => {
    const [, items] = tables(await report('supplement-urine-routine', { urineProtein: '3', urineGlucose: '0' }));
    expect(rowsOf(items).slice(1)).toEqual(['尿蛋白（PRO）|++|＊|-|', '尿糖（GLU）|-||-|']);
  });
  it('prints more than a page of items two abreast', async () => {
    const form = compileForm(await loadForm('supplement-biochemistry'));
    const all = Object.fromEntries(form.fields.filter(({ type }) => type === 'decimal').map(({ key }) => [key, 1]));
    const [, items] = tables(await report('supplement-biochemistry', all));
    expect(rowsOf(items)[0]).toBe('项目|结果|提示|参考范围|单位|项目|结果|提示|参考范围|单位');
  });
});

describe('an ultrasound report', () => {
  it('says what belongs to an organ in one row', async () => {
    const [, organs] = tables(
      await report('supplement-ultrasound', { liverResult: '2', liverPortalVein: 11, spleenResult: '1' }),
    );
    expect(rowsOf(organs)).toEqual(['肝|结果 异常；门静脉内径 11 mm', '脾|结果 正常']);
  });
  it.each([
    [[picture('a')], 'picture', 1],
    [[picture('a'), picture('b'), picture('c')], 'table', 2],
  ])('shows %j as a %s of %i', async (images, kind, count) => {
    const blocks = await report('supplement-ultrasound', { images });
    const shown = blocks.filter(
      (block) =>
        block.kind === 'picture' || rowsOf(block).some((row) => row.includes('[picture]') && !row.includes('签字')),
    );
    expect(shown.map((block) => block.kind)).toEqual([kind]);
    expect(kind === 'table' ? rowsOf(shown[0]).length : shown.length).toBe(count);
  });
});
