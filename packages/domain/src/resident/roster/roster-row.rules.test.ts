import { describe, expect, it } from 'vitest';
import { parseCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { checkDigitOf } from '../citizen-number.ts';
import type { RosterCell } from './roster-cell.ts';
import type { RosterLayout } from './roster-columns.rules.ts';
import { checkRosterRow } from './roster-row.rules.ts';
import { resolveVillage } from './roster-village.rules.ts';

const layout: RosterLayout = {
  headerRow: 0,
  columns: { name: 0, idNumber: 1, sex: 2, birthDate: 3, phone: 4, address: 5, village: 6 },
};
const context = {
  layout,
  today: parseCalendarDay('2026-11-20') as CalendarDay,
  rowOf: (): number | undefined => undefined,
};
const good = '320000196002291238';
const check = (...cells: RosterCell[]) => checkRosterRow(cells, context);
const texts = (checked: ReturnType<typeof check>): readonly string[] =>
  checked.kind === 'empty' ? [] : checked.messages.map((m) => m.text);

describe('one roster row', () => {
  it('takes a whole row, full-width characters and blanks mended', () => {
    expect(
      check('王　小 明', '３２００００ 196002291238', '男', '1960-02-29', '139 0000-0001', ' 王庄村1组 ', '王庄村'),
    ).toEqual({
      kind: 'accepted',
      messages: [],
      entry: {
        name: '王小明',
        idNumber: good,
        sex: 'male',
        birthDate: '1960-02-29',
        phone: '13900000001',
        address: '王庄村1组',
        villageName: '王庄村',
      },
    });
  });
  it('passes over an empty row, also one of blanks', () => {
    expect([check(undefined, ''), check('  ', '\u3000', undefined)]).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
  });
  it.each<[string, RosterCell, string]>([
    ['a wrong check digit', '110105194912310021', '身份证号第18位校验码应为 X，请核对'],
    ['an impossible birth date', '320000195802291234', '身份证号中的出生日期“19580229”不存在，请核对'],
    ['a birth date to come', '320000202611211234', '身份证号中的出生日期“20261121”晚于今天，请核对'],
    [
      'somebody of 206 years',
      '32099918200101712' + checkDigitOf('32099918200101712'),
      '按身份证号已有 206 岁，请核对出生年份',
    ],
    ['the first 15 of 18', '320000196002291', '身份证号只有15位，像是18位号码没有写完（少了末3位），请核对'],
    ['17 digits', '32000019600229123', '身份证号应为18位（旧号15位），现为17位，请核对'],
    ['an X in the middle', '3200001960X2291238', '身份证号只能是数字，末位可以是X，请核对'],
    ['nothing', undefined, '身份证号不能为空'],
    [
      'a number cell of 18 digits',
      { kind: 'number', digits: '3.20000196002291E+17' },
      '身份证号被Excel存成了数字，末几位已丢失，请把该列设为“文本”后重填',
    ],
    [
      'what such a cell shows, as text',
      '3.20000196002291E+17',
      '身份证号被Excel存成了数字，末几位已丢失，请把该列设为“文本”后重填',
    ],
    [
      'a formula without a result',
      { kind: 'uncalculated' },
      '“身份证号”是公式且没有保存结果，请在Excel中打开并保存一次，或改填数值',
    ],
    ['a formula error', { kind: 'error', code: '#N/A' }, '“身份证号”的公式结果是错误值 #N/A，请改正'],
  ])('rejects %s as identity number', (_name, cell, sentence) => {
    const checked = check('王小明', cell);
    expect([checked.kind, texts(checked)]).toEqual(['rejected', [sentence]]);
  });
  it('masks the number of a rejected row', () => {
    expect(check('王小明', '110105194912310021')).toMatchObject({ idNumber: '110105********0021', name: '王小明' });
  });
  it('tells everything wrong at once', () => {
    expect(texts(check('', '110105194912310021', '', '', '1380000000'))).toEqual([
      '姓名不能为空',
      '身份证号第18位校验码应为 X，请核对',
      '手机号码长度不为11位',
    ]);
  });
  it.each([
    ['张3', '姓名“张3”含有数字或符号，请核对'],
    ['=1+1', '姓名“=1+1”含有数字或符号，请核对'],
  ])('rejects the name %s', (name, sentence) => {
    expect(texts(check(name, good))).toEqual([sentence]);
  });
  it.each(['阿卜杜拉·买买提', 'Anna Maria', '欧阳一'])('takes the name %s', (name) => {
    expect(check(name, good)).toMatchObject({ kind: 'accepted', entry: { name } });
  });
  it('widens an old number, also out of a number cell, and says so', () => {
    for (const cell of ['320000600229123', { kind: 'number', digits: '320000600229123' }] as const)
      expect(check('王小明', cell)).toMatchObject({
        kind: 'accepted',
        entry: { idNumber: good },
        messages: [{ severity: 'note', text: '15位旧身份证号已换算为18位 320000********1238' }],
      });
  });
  it('lets the identity number decide over sex and birth date', () => {
    const checked = check('王小明', good, '女', '1960-03-01');
    expect(checked).toMatchObject({ kind: 'accepted', entry: { sex: 'male', birthDate: '1960-02-29' } });
    expect(texts(checked)).toEqual([
      '性别填为“女”，与身份证号（男）不一致，已按身份证号，请核对',
      '出生日期填为 1960-03-01，与身份证号（1960-02-29）不一致，已按身份证号，请核对',
    ]);
  });
  it.each<[RosterCell]>([
    ['1960/2/29'],
    ['1960.02.29'],
    ['1960年2月29日'],
    ['19600229'],
    ['１９６０－２－２９'],
    [{ kind: 'number', digits: '19600229' }],
    [{ kind: 'number', digits: '21975' }],
    ['1960-2-29 0:00:00'],
  ])('reads the birth date %o', (cell) => {
    const checked = check('王小明', good, '男', cell);
    expect(checked.kind).toBe('accepted');
    expect(texts(checked)).toEqual([expect.stringContaining('已识别为 1960-02-29')]);
  });
  it.each<[RosterCell]>([['60年2月'], ['1960年13月'], ['1958-02-29'], ['不详'], [{ kind: 'number', digits: '1960' }]])(
    'says that the birth date %o is none',
    (cell) => {
      expect(texts(check('王小明', good, '', cell))).toEqual([
        expect.stringMatching(/出生日期.*(无法识别，已按身份证号|不一致)/),
      ]);
    },
  );
  it.each<[RosterCell]>([
    ['1960年2月'],
    ['1960.02'],
    ['1960-2'],
    ['1960/02'],
    ['196002'],
    [{ kind: 'number', digits: '196002' }],
    [{ kind: 'number', digits: '1960.02' }],
  ])('takes the month of birth %o without a word', (cell) => {
    expect(texts(check('王小明', good, '', cell))).toEqual([]);
  });
  it.each<[RosterCell]>([['1960年3月'], ['1961.02'], [{ kind: 'number', digits: '1960.1' }]])(
    'warns of the month of birth %o, which is another',
    (cell) => {
      expect(texts(check('王小明', good, '', cell))).toEqual([
        expect.stringContaining('与身份证号（1960-02-29）不一致'),
      ]);
    },
  );
  it('reads an October that a number cell made a January', () => {
    const october = '320000196010011234'.slice(0, 17);
    const id = october + checkDigitOf(october);
    expect(texts(check('王小明', id, '', { kind: 'number', digits: '1960.1' }))).toEqual([]);
    expect(texts(check('王小明', id, '', '1960.1'))).toEqual([expect.stringContaining('不一致')]);
  });
  it.each(['无', '没有', '不详', '-', '——', '/', '0'])('takes %o for no phone and no address', (nothing) => {
    const checked = check('王小明', good, '', '', nothing, nothing);
    expect(checked).toMatchObject({ kind: 'accepted', messages: [] });
    expect(checked.kind === 'accepted' && Object.keys(checked.entry)).toEqual(['name', 'idNumber', 'sex', 'birthDate']);
  });
  it('names what keeps a row out before what is only worth a look', () => {
    const checked = check('王小明', good, '女', '', '123');
    expect(checked.kind !== 'empty' && checked.messages.map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });
  it('takes a date cell without a word', () => {
    expect(texts(check('王小明', good, '', { kind: 'date', day: '1960-02-29' }))).toEqual([]);
  });
  it.each<[RosterCell, string | undefined]>([
    ['+86 13900000001', '13900000001'],
    [{ kind: 'number', digits: '13900000001' }, '13900000001'],
    ['0515-88888888', '0515-88888888'],
    ['571-1234567', '571-1234567'],
    ['0515 88888888', '051588888888'],
    ['', undefined],
  ])('takes the phone %o', (cell, phone) => {
    const checked = check('王小明', good, '', '', cell);
    expect(checked.kind === 'accepted' && checked.entry.phone).toBe(phone);
  });
  it('asks about a mobile number that stops early, and takes it', () => {
    const checked = check('王小明', good, '', '', '1380013');
    expect([checked.kind, texts(checked)]).toEqual(['accepted', [expect.stringContaining('电话只有7位')]]);
  });
  it('warns of a region nobody ever had, unless the site is there', () => {
    const from = (ownRegions: readonly string[]) => texts(checkRosterRow(['王小明', good], { ...context, ownRegions }));
    expect(from([])).toEqual([expect.stringContaining('前六位 320000')]);
    expect(from(['320000'])).toEqual([]);
  });
  it('names the row of a duplicate', () => {
    const checked = checkRosterRow(['王小明', good], { ...context, rowOf: (id) => (id === good ? 12 : undefined) });
    expect(texts(checked)).toEqual(['身份证号与第 12 行重复，本行未导入']);
  });
});

describe('the village of a row', () => {
  const villages = [{ name: '王庄村' }, { name: '李庄村' }, { name: '城南社区' }];
  it.each([
    ['王庄村', '王庄村'],
    ['王庄村委会', '王庄村'],
    ['王庄', '王庄村'],
    ['城南社区居委会', '城南社区'],
    ['李庄村村民委员会', '李庄村'],
  ])('%s is %s', (named, name) => {
    expect(resolveVillage(named, undefined, villages)).toEqual({ ok: true, value: { name } });
  });
  it('comes out of the address, or is the only one', () => {
    expect(resolveVillage(undefined, '东镇李庄三组', villages)).toEqual({ ok: true, value: { name: '李庄村' } });
    expect(resolveVillage(undefined, undefined, villages.slice(0, 1))).toEqual({ ok: true, value: { name: '王庄村' } });
  });
  it('is asked for where it stays unknown', () => {
    expect(resolveVillage('赵庄', undefined, villages)).toEqual({
      ok: false,
      failure: '本机构下没有“赵庄”，请填写以下之一：王庄村、李庄村、城南社区',
    });
    expect(resolveVillage(undefined, '别处', villages)).toEqual({
      ok: false,
      failure: '村（居）委会不能为空，无法确定档案归属',
    });
  });
});
