import { describe, expect, it } from 'vitest';
import type { Answers } from '../../forms/index.ts';
import { calendarDay } from '../../shared/index.ts';
import { checkMedication, type MedicationFile } from './medication-check.rules.ts';

const medicine = (id: string, data: Answers) => ({
  id,
  data: { drugName: id, startDate: '2026-01-05', doseUnit: 'mg', dosePerTime: 5, timesPerDay: 1, ...data },
});
const AMLODIPINE: Answers = {
  code: 'YP01',
  genericName: '氨氯地平',
  tradeName: '络活喜',
  category: '1',
  maxDaily: '10mg',
  contraindication: '对二氢吡啶类过敏者禁用',
  interaction: '与辛伐他汀合用，辛伐他汀每日不超过20mg',
  elderlyNote: '从小剂量开始',
  pregnancyNote: '权衡利弊',
  renalNote: '肾功能减退可用常规剂量',
  state: '1',
};
const file = (more: Partial<MedicationFile> = {}): MedicationFile => ({
  medicine: medicine('氨氯地平', {}),
  medicines: [],
  knowledge: [AMLODIPINE],
  catalogue: [],
  allergies: { data: { drugAllergies: ['1'] }, on: calendarDay(2026, 1, 2) },
  today: calendarDay(2026, 6, 15),
  age: 50,
  pregnant: false,
  ...more,
});
const found = (more: Partial<MedicationFile> = {}) =>
  checkMedication(file(more))
    .points.filter(({ weight }) => weight === 'look')
    .map(({ title, text }) => `${title}：${text}`);

describe('a medicine held against what is known', () => {
  it('shows the words of the register with their source, and finds nothing where nothing stands against it', () => {
    expect(found()).toEqual([]);
    expect(checkMedication(file())).toEqual({
      medicine: '氨氯地平',
      points: [
        { weight: 'read', title: '药物过敏', text: '没有登记药物过敏。', source: '个人基本信息表（2026-01-02）' },
        {
          weight: 'read',
          title: '日最大剂量',
          text: '每日 5mg，日最大剂量 10mg，没有超过。',
          source: '药品知识“氨氯地平”（YP01）',
        },
        { weight: 'read', title: '禁忌', text: '对二氢吡啶类过敏者禁用', source: '药品知识“氨氯地平”（YP01）' },
        {
          weight: 'read',
          title: '肝肾功能不全（没有肾小球滤过率结果）',
          text: '肾功能减退可用常规剂量',
          source: '药品知识“氨氯地平”（YP01）',
        },
      ],
    });
  });

  it('says so where nothing is written down', () => {
    const nothing = file({ knowledge: [] });
    const { allergies: _, ...unfiled } = nothing;
    expect(checkMedication(unfiled).points).toEqual([
      expect.objectContaining({ weight: 'unknown', title: '药物过敏' }),
      { weight: 'unknown', title: '药品知识', text: '知识库无记载，不等于没有禁忌。', source: '知识库 › 药品知识' },
    ]);
  });

  it('finds allergies by name and class, literally, and leaves crossed ones to the doctor', () => {
    const penicillin = { medicine: medicine('青霉素V钾', {}), knowledge: [] };
    const of = (data: Answers) => ({ allergies: { data, on: calendarDay(2026, 1, 2) } });
    expect(found({ ...penicillin, ...of({ drugAllergies: ['2'] }) })).toEqual([
      expect.stringContaining('登记对青霉素过敏'),
    ]);
    expect(found(of({ drugAllergies: ['5'], drugAllergyOther: '头孢、钙通道阻滞剂' }))).toEqual([
      expect.stringContaining('登记对钙通道阻滞剂过敏'),
    ]);
    const other = checkMedication(file(of({ drugAllergies: ['2'] }))).points[0];
    expect(other).toMatchObject({ weight: 'read', text: expect.stringContaining('请医生判断') });
  });

  it('finds the same medicine under another name, and another one of its class, as long as they are taken', () => {
    const brand = medicine('络活喜', {});
    expect(found({ medicines: [brand] })).toEqual(['重复用药：正在用的“络活喜”是同一种药。']);
    expect(found({ medicines: [medicine('络活喜', { active: false, endDate: '2026-03-01' })] })).toEqual([]);
    expect(found({ medicines: [medicine('络活喜', { endDate: '2026-06-14' })] })).toEqual([]);
    const alike = { medicine: medicine('氨氯地平', { drugClassHypertension: '1' }) };
    expect(found({ ...alike, medicines: [medicine('硝苯地平', { drugClassHypertension: '1' })] })).toEqual([
      '同类用药：正在用的“硝苯地平”也是钙通道阻滞剂（CCB）。',
    ]);
    expect(
      found({
        medicines: [medicine('非洛地平', {})],
        knowledge: [AMLODIPINE, { genericName: '非洛地平', category: '1' }],
      }),
    ).toEqual(['同类用药：正在用的“非洛地平”也是钙通道阻滞剂。']);
    // The same record is not its own double.
    expect(found({ medicines: [medicine('氨氯地平', {})] })).toEqual([]);
  });

  it('finds interactions an entry of either names, with the words as they stand', () => {
    const statin = medicine('辛伐他汀', {});
    expect(found({ medicines: [statin] })).toEqual(['与“辛伐他汀”的相互作用：与辛伐他汀合用，辛伐他汀每日不超过20mg']);
    const reverse = { medicine: statin, medicines: [medicine('氨氯地平', {})] };
    expect(found(reverse)).toEqual(['与“氨氯地平”的相互作用：与辛伐他汀合用，辛伐他汀每日不超过20mg']);
  });

  it('finds what is stopped, too much of it, and people it is written down for', () => {
    const off = { ...AMLODIPINE, state: '0' };
    expect(found({ knowledge: [off] })).toEqual(['已停用的药品：药品知识里这种药已停用。']);
    expect(found({ catalogue: [{ genericName: '氨氯地平', state: '0' }] })).toHaveLength(1);
    expect(
      found({
        catalogue: [
          { genericName: '氨氯地平', state: '0' },
          { genericName: '氨氯地平', state: '1' },
        ],
      }),
    ).toEqual([]);
    expect(found({ medicine: medicine('氨氯地平', { timesPerDay: 3 }) })).toEqual([
      '日最大剂量：每日 15mg，日最大剂量 10mg，超过。',
    ]);
    const parts = { timesPerDay: undefined, morningDose: 5, eveningDose: 7.5 } as unknown as Answers;
    expect(found({ medicine: medicine('氨氯地平', parts) })).toEqual([expect.stringContaining('每日 12.5mg')]);
    expect(found({ medicine: medicine('氨氯地平', { doseUnit: 'tablet', dosePerTime: 30 }) })).toEqual([]);
    const old = { age: 70, pregnant: true, egfr: { value: 42, on: calendarDay(2026, 5, 1) } };
    expect(found(old).map((text) => text.split('：')[0])).toEqual([
      '老年人注意（70岁）',
      '孕哺乳期（在册孕产妇）',
      '肝肾功能不全（最近 eGFR 42（2026-05-01），低于 60）',
    ]);
  });
});
