import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import type { PaperData } from './paper-answers.rules.ts';
import { overflowBlocks, paragraphsOf } from './paper-notes.rules.ts';
import { notesOf, printRecord, type PaperRecord } from './print-record.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';

const picture = (name: string): string => `data:image/png;base64,iVBORw0KGgo${name}`;

const fields: readonly FieldDefinition[] = [
  { key: 'name', label: '姓名', type: 'text' },
  { key: 'weight', label: '体重', type: 'decimal', unit: 'kg' },
  { key: 'remarks', label: '备注', type: 'longText' },
  { key: 'scan', label: '图像', type: 'image' },
  {
    key: 'drugs',
    label: '用药',
    type: 'table',
    columns: [
      { key: 'drug', label: '药名', type: 'text' },
      { key: 'form', label: '剂型', type: 'text' },
    ],
  },
];
const layout: PaperLayout = {
  kind: 'sheet',
  title: '表',
  code: 'archive-number',
  said: ['weight=60'],
  pages: [{ rows: [{ label: '用药', table: 'drugs', rows: 1, columns: [['drug', '药名']] }] }],
};
const notes = (data: PaperData['data'], on: PaperLayout = layout) => {
  const sheet: PaperData = { form: { fields } as unknown as CompiledForm, data, names: {} };
  const record: PaperRecord = {
    layout: on,
    sheet,
    visits: [{ ...sheet, facts: { 'record.occurredOn': '2026-03-05' } }],
  };
  return notesOf(record, printRecord(record, new Set()));
};

describe('what has no place on a sheet', () => {
  it('is nothing where nothing was answered, or only what the sheet shows', () => {
    expect(notes({})).toEqual([]);
    expect(notes({ name: '王秀英', drugs: [{ drug: '缬沙坦' }] })).toEqual([]);
  });
  it('stands below it in words, with units', () => {
    expect(notes({ weight: 61.5, remarks: '咳嗽' })).toEqual([
      { kind: 'more', label: '附记', text: '体重：61.5 kg；备注：咳嗽' },
    ]);
  });
  it('has the columns of a table that the sheet does not print', () => {
    expect(notes({ drugs: [{ drug: '缬沙坦', form: '片' }, { drug: '硝苯地平' }] })).toMatchObject([
      { text: '用药 1：剂型 片' },
    ]);
  });
  it('leaves out what the layout says in other words', () => {
    expect(notes({ weight: 60 })).toEqual([]);
  });
  it('shows pictures', () => {
    expect(notes({ scan: [picture('a'), picture('b')] }).map((block) => 'source' in block && block.source)).toEqual([
      picture('a'),
      picture('b'),
    ]);
  });
  it('says of which visit it is', () => {
    const visits: PaperLayout = {
      kind: 'visits',
      title: '随访',
      columns: 2,
      rows: [{ label: '体重', cell: ['{weight}'] }],
    };
    expect(notes({ weight: 60, remarks: '咳嗽' }, visits)).toEqual([
      { kind: 'more', label: '附记（2026-03-05）', text: '备注：咳嗽' },
    ]);
  });
});

describe('long texts', () => {
  it('are divided into paragraphs that a page can end between, and stay the same text', () => {
    const texts = fc.string({ unit: fc.constantFrom('咳', '嗽', '，', '。', '；', ' ', '\n', 'a'), maxLength: 3000 });
    fc.assert(
      fc.property(texts, (text) => {
        const parts = paragraphsOf(text);
        expect(parts.join('')).toBe(text);
        expect(Math.max(0, ...parts.map((part) => part.length))).toBeLessThanOrEqual(320);
      }),
    );
  });
  it('keep the number that the sheet refers to', () => {
    expect(overflowBlocks([{ mark: '2', label: '既往史', text: '肺炎' }])).toEqual([
      { kind: 'more', label: '2　既往史', text: '肺炎' },
    ]);
  });
});
