import { describe, expect, it } from 'vitest';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm, type CompiledForm } from '@gongwei/domain/forms';
import { genericSheet } from './generic-sheet.rules.ts';
import { layoutsOf } from './layouts.ts';
import { printRecord } from './print-record.rules.ts';
import { keysOfLayout, keysOfSheet } from './sheet-keys.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';
import { tableWidths } from './slice-page.rules.ts';

const printedKeys = (form: CompiledForm): readonly string[] => {
  const companions = new Set(
    form.fields.flatMap((field) => ('otherKey' in field && field.otherKey ? [field.otherKey] : [])),
  );
  return form.fields.filter((field) => !field.paper?.hidden && !companions.has(field.key)).map(({ key }) => key);
};

describe.each(formIndex.map(({ id }) => id))('the sheet of %s', (id) => {
  const load = async (): Promise<readonly [CompiledForm, readonly PaperLayout[]]> => {
    const form = compileForm(await loadForm(id));
    const own = await layoutsOf(form);
    return [form, own.length > 0 ? own : [{ kind: 'sheet', ...genericSheet(form) }]];
  };
  it('names only fields that the form has', async () => {
    const [form, layouts] = await load();
    const all = new Set(form.fields.map(({ key }) => key));
    expect(layouts.flatMap(keysOfLayout).filter((key) => !all.has(key))).toEqual([]);
  });
  it('fills every row of its tables from edge to edge', async () => {
    const [form, layouts] = await load();
    const sheet = { form, data: {}, names: {} };
    const ragged = layouts.flatMap((layout) =>
      printRecord({ layout, sheet, visits: [sheet] }, new Set()).pages.flatMap(({ blocks }, page) =>
        blocks.flatMap((block) =>
          block.kind === 'table'
            ? tableWidths(block.rows, block.widths.length).flatMap((width, row) =>
                width === block.widths.length
                  ? []
                  : [`page ${page + 1} row ${row + 1}: ${width} of ${block.widths.length}`],
              )
            : [],
        ),
      ),
    );
    expect(ragged).toEqual([]);
  });
});

it('prints every field of the check-up that the official sheet has', async () => {
  const form = compileForm(await loadForm('health-check-up'));
  const named = new Set((await layoutsOf(form)).flatMap(keysOfLayout));
  expect(printedKeys(form).filter((key) => !named.has(key))).toEqual(['name', 'archiveNo']);
});

it('prints every field of a form without an official sheet', async () => {
  const form = compileForm(await loadForm('drug-catalogue'));
  const named = new Set(keysOfSheet(genericSheet(form)));
  expect(printedKeys(form).filter((key) => !named.has(key))).toEqual([]);
});
