import { describe, expect, it } from 'vitest';
import type { CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import type { PaperData } from './paper-answers.rules.ts';
import type { Overflow } from './paper-piece.ts';
import { piecesOf } from './paper-template.rules.ts';

const picture = (name: string): string => `data:image/png;base64,iVBORw0KGgo${name}`;

const fields: readonly FieldDefinition[] = [
  { key: 'temperature', label: '体温', type: 'decimal', unit: '℃' },
  {
    key: 'skin',
    label: '皮肤',
    type: 'single',
    options: [
      { code: '1', label: '正常' },
      { code: '2', label: '其他' },
    ],
    otherCode: '2',
    otherKey: 'skinOther',
  },
  { key: 'skinOther', label: '皮肤·其他', type: 'text' },
  {
    key: 'symptoms',
    label: '症状',
    type: 'multi',
    options: [
      { code: '1', label: '无' },
      { code: '2', label: '头痛' },
    ],
    paper: { boxes: 3 },
  },
  {
    key: 'surgeries',
    label: '手术',
    type: 'table',
    columns: [
      { key: 'name', label: '名称', type: 'text' },
      { key: 'month', label: '时间', type: 'text' },
    ],
  },
  {
    key: 'diseases',
    label: '疾病',
    type: 'table',
    columns: [
      { key: 'code', label: '疾病', type: 'single', options: [{ code: '2', label: '高血压' }] },
      { key: 'month', label: '时间', type: 'text' },
    ],
  },
  { key: 'smokes', label: '吸烟', type: 'boolean' },
  { key: 'seenOn', label: '日期', type: 'date' },
  { key: 'signed', label: '签名', type: 'signature' },
  { key: 'scan', label: '图像', type: 'image' },
];
const sheet = (data: PaperData['data']): PaperData => ({
  form: { fields } as unknown as CompiledForm,
  data,
  names: {},
});
const read = (template: string, data: PaperData['data'], overflow?: Overflow[]) =>
  piecesOf(template, sheet(data), overflow);

describe('a line of the official sheet', () => {
  it('fills in values without repeating the printed unit', () => {
    expect(read('体温 {temperature} ℃', { temperature: 36.5 })).toEqual([
      { kind: 'text', text: '体温 ' },
      { kind: 'fill', field: 'temperature', text: '36.5', width: 4 },
      { kind: 'text', text: ' ℃' },
    ]);
    expect(read('{temperature:8}', {})).toEqual([{ kind: 'fill', field: 'temperature', text: '', width: 8 }]);
  });
  it('prints options, the free text after its own, and the chosen code in the box', () => {
    const pieces = read('[skin]', { skin: '2', skinOther: '皮疹' });
    expect(pieces.map((piece) => piece.kind)).toEqual(['option', 'option', 'fill', 'boxes']);
    expect(pieces.at(-1)).toEqual({ kind: 'boxes', field: 'skin', codes: ['2'], count: 1 });
  });
  it('prints as many boxes as the sheet has, more when more was chosen', () => {
    expect(read('[symptoms]', { symptoms: ['2'] }).at(-1)).toEqual({
      kind: 'boxes',
      field: 'symptoms',
      codes: ['2'],
      count: 3,
    });
    expect(read('[symptoms]', { symptoms: ['1', '2', '3', '4'] }).at(-1)).toMatchObject({ count: 4 });
  });
  it('moves an answer that is too long to the continuation sheet, losing nothing', () => {
    const overflow: Overflow[] = [];
    const long = '症'.repeat(80);
    expect(read('{skinOther:5:20}', { skinOther: long }, overflow)).toEqual([
      { kind: 'fill', field: 'skinOther', text: '症'.repeat(16), width: 5, more: '1' },
    ]);
    expect(overflow).toEqual([{ mark: '1', label: '皮肤·其他', text: long }]);
    expect(read('{skinOther:5:20}', { skinOther: long })).toEqual([
      { kind: 'fill', field: 'skinOther', text: long, width: 5 },
    ]);
  });
  it('asks yes or no where the answer is one of the two', () => {
    const words = read('[smokes]', { smokes: false }).map((piece) =>
      piece.kind === 'option' ? `${piece.code}${piece.label}` : piece.kind === 'boxes' ? piece.codes.join() : '?',
    );
    expect(words).toEqual(['1是', '2否', '2']);
  });
  it('prints the boxes alone where the sheet words the options itself', () => {
    expect(read('0 级 [skin!]', { skin: '2' })).toEqual([
      { kind: 'text', text: '0 级 ' },
      { kind: 'boxes', field: 'skin', codes: ['2'], count: 1, alone: true },
    ]);
  });
  it('rings the words of a chosen code', () => {
    const rings = read('~symptoms=1:无~ ~symptoms=2:头痛~', { symptoms: ['2'] }).filter(({ kind }) => kind === 'ring');
    expect(rings).toEqual([
      { kind: 'ring', field: 'symptoms', code: '1', text: '无', chosen: false },
      { kind: 'ring', field: 'symptoms', code: '2', text: '头痛', chosen: true },
    ]);
  });
  it('gives an archive number boxes', () => {
    expect(read('{archiveNo#}', { archiveNo: '32098110410500042' })).toEqual([
      { kind: 'digits', field: 'archiveNo', number: '32098110410500042' },
    ]);
  });
  it('writes days as sheets do, and leaves room for a day to be written by hand', () => {
    expect(read('{seenOn}', { seenOn: '2026-03-05' })).toMatchObject([{ text: '2026年3月5日' }]);
    expect(read('{seenOn}', { seenOn: '2026-03' })).toMatchObject([{ text: '2026年3月' }]);
    expect(read('{seenOn}', {})).toMatchObject([{ text: '　　年　月　日' }]);
  });
  it('prints facts of the person and the record where their name stands', () => {
    const known = { ...sheet({}), facts: { 'resident.name': '王秀英' } };
    expect(piecesOf('{resident.name:8}{record.institution}', known)).toMatchObject([{ text: '王秀英' }, { text: '' }]);
  });
  it('shows the picture of a signature, and pictures to be looked at larger', () => {
    const seen = read('<signed><scan>', { signed: picture('a'), scan: [picture('b'), picture('c')] });
    expect(seen).toEqual([
      { kind: 'picture', field: 'signed', sources: [picture('a')], large: false },
      { kind: 'picture', field: 'scan', sources: [picture('b'), picture('c')], large: true },
    ]);
  });
  it('prints the rows of a table one after the other, blank places up to what the sheet has', () => {
    const words = (data: PaperData['data']): string =>
      read('@surgeries:2:名称#=name:7,时间=month:4@', data)
        .map((piece) => (piece.kind === 'text' || piece.kind === 'fill' ? piece.text || '_' : piece.kind))
        .join('');
    expect(words({})).toBe('名称① _ 时间 _ 名称② _ 时间 _');
    expect(
      words({ surgeries: [{ name: '阑尾', month: '2001-05' }, { name: '疝' }, { name: '胆囊', month: '2010-02' }] }),
    ).toBe('名称① 阑尾 时间 2001-05 名称② 疝 时间 _ 名称③ 胆囊 时间 2010-02');
    expect(read('@diseases:1:=code:1,确诊时间=month:5@', { diseases: [{ code: '2', month: '2019-12' }] })).toEqual([
      { kind: 'code', field: 'diseases.code', code: '2' },
      { kind: 'text', text: ' 确诊时间 ', whole: true },
      { kind: 'fill', field: 'diseases.month', width: 5, text: '2019-12' },
    ]);
  });
  it('draws teeth as quadrants', () => {
    expect(read('#missingTeeth', { missingTeethUpperLeft: '6' })).toEqual([
      { kind: 'teeth', field: 'missingTeeth', quadrants: ['6', '', '', ''] },
    ]);
  });
});
