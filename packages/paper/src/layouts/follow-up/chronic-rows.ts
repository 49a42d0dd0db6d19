import type { SheetRow } from '../../sheet-layout.ts';
import { row } from '../build.ts';

// What stands on more than one sheet of chronic patients.

/** When and where the disease was confirmed. */
export const CONFIRMED: readonly SheetRow[] = [
  row('基本情况', '确诊日期', '{confirmedDate:0}', '病程', '{diseaseYears:3} 年'),
  row('基本情况', '确诊单位', '{confirmedInstitution:0:60}'),
];

/** The table of the drugs that are taken, under the heading of the card. */
export const medications = (label: string): SheetRow => ({
  label,
  table: 'medications',
  rows: 3,
  columns: [
    ['drugName', '药物名称'],
    ['drugClass', '药物种类'],
    ['timesPerDay', '每日次数'],
    ['dosePerTime', '每次剂量'],
    ['doseUnit', '剂量单位'],
  ],
});

/** How the patient lives. */
export const HABITS: readonly SheetRow[] = [
  row('生活习惯', '吸烟', '[smoking]　日吸烟量 {smokingPerDay:3} 支'),
  row('生活习惯', '饮酒', '[drinking]　日饮酒量 {alcoholPerDay:3} 两'),
  row('生活习惯', '体育锻炼', '[exercise]'),
  row('生活习惯', '生活自理能力', '[selfCare]'),
];

/** Height, weight, BMI and waist, under the heading of the card or of the register. */
export const bodyRows = (label: string): readonly SheetRow[] => [
  row(label, '身高', '{height} cm', '体重', '{weight} kg'),
  row(label, '体质指数（BMI）', '{bmi} kg/m²', '腰围', '{waist} cm'),
];

/** Lipids when the card was opened. */
export const LIPIDS: readonly SheetRow[] = [
  row('建卡时检查', '总胆固醇', '{totalCholesterol} mmol/L', '甘油三酯', '{triglyceride} mmol/L'),
  row('建卡时检查', '高密度脂蛋白胆固醇', '{hdlCholesterol} mmol/L', '低密度脂蛋白胆固醇', '{ldlCholesterol} mmol/L'),
];
