import { expect, it } from 'vitest';
import type { FieldDefinition } from '../forms/index.ts';
import { mayName, namesWanted } from './names-wanted.rules.ts';

const FIELDS: readonly FieldDefinition[] = [
  { key: 'home', label: '现住址', type: 'region' },
  { key: 'where', label: '检查机构', type: 'institution' },
  { key: 'who', label: '医生', type: 'user' },
  { key: 'patient', label: '患者', type: 'resident', proposed: 'resident.id' },
  { key: 'mother', label: '母亲', type: 'resident' },
  { key: 'note', label: '备注', type: 'text' },
  {
    key: 'rows',
    label: '随访',
    type: 'table',
    columns: [{ key: 'by', label: '随访人', type: 'user' }],
  },
];

it('asks for what sheets store by code, each once, and not for what is known or was typed', () => {
  const sheets = [
    {
      home: '320999101101',
      where: '320999',
      who: 'a',
      patient: 'own',
      mother: 'r',
      note: '320999',
      rows: [{ by: 'b' }, { by: 'a' }, {}],
    },
    { home: '外省某村 3 组', where: '320999', who: 'known' },
    {},
  ];
  const wanted = namesWanted(FIELDS, sheets, { known: '王医生' });
  expect(wanted).toEqual({ regions: ['320999101101'], institutions: ['320999'], users: ['a', 'b'], residents: ['r'] });
});

it('asks for nothing where everything is known', () => {
  const nothing = { regions: [], institutions: [], users: [], residents: [] };
  expect(namesWanted(FIELDS, [{ where: '320999' }], { 320999: '县医院' })).toEqual(nothing);
});

it('knows which fields can name something at all', () => {
  expect(FIELDS.filter(mayName).map(({ key }) => key)).toEqual(['home', 'where', 'who', 'mother', 'rows']);
});
