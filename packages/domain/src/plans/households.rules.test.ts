import type { ListRow } from '../lists/index.ts';
import { expect, it } from 'vitest';
import { householdsOf, placeOfHousehold } from './households.rules.ts';
import { ROUND_LABELS } from './round-labels.ts';

const row = (id: string, residentId: string, address: string | null, more: ListRow['cells'] = {}): ListRow => ({
  id,
  residentId,
  actions: [],
  cells: {
    ...{ name: `人${residentId}`, sex: 'female', age: 70, phone: '139', village: '东村', address },
    ...{ programme: 'hypertension', what: null, overdueDays: 0 },
    ...more,
  },
});

it('puts who lives together into one household, and the plans of one person into one line', () => {
  const households = householdsOf(
    [
      row('1', 'a', '3号'),
      row('2', 'b', '3号'),
      row('3', 'a', '3号', { programme: 'diabetes', overdueDays: 12 }),
      row('4', 'c', '3号', { village: '西村' }),
    ],
    ROUND_LABELS,
  );
  expect(households).toEqual([
    {
      village: '东村',
      address: '3号',
      people: [
        { name: '人a', about: '女 70岁', phone: '139', visits: ['高血压', '糖尿病 逾期12天'] },
        { name: '人b', about: '女 70岁', phone: '139', visits: ['高血压'] },
      ],
    },
    expect.objectContaining({ village: '西村' }),
  ]);
});

it('never puts people without an address together', () => {
  const households = householdsOf(
    Array.from({ length: 61 }, (_, at) => row(`${at}`, `p${at}`, null)),
    ROUND_LABELS,
  );
  expect(households).toHaveLength(61);
});

it('says once what is called as its programme', () => {
  const [one] = householdsOf(
    [row('1', 'a', '3号', { programme: 'puerperium', what: ROUND_LABELS.programme('puerperium'), overdueDays: 1 })],
    ROUND_LABELS,
  );
  expect(one?.people[0]?.visits).toEqual([`${ROUND_LABELS.programme('puerperium')} 逾期1天`]);
});

it('names the village once', () => {
  const place = (village: string, address: string) => placeOfHousehold({ village, address });
  expect(place('东村', '东镇东村3组5号')).toBe('东镇东村3组5号');
  expect(place('东村', '人民路8号')).toBe('东村 人民路8号');
  expect([place('东村', ''), place('', '人民路8号')]).toEqual(['东村', '人民路8号']);
});
