export type SeedPackage = {
  readonly code: string;
  readonly name: string;
  readonly kind: string;
  readonly crowd: readonly string[];
  readonly price: number;
  readonly publicPay?: number;
  /** `form`: the sheet that shows that it was done; without one it is confirmed by hand. */
  readonly items: readonly (readonly [name: string, category: string, times: number, form?: string])[];
};

/** Packages of the family-doctor service, one of each kind; the free one is what the national standard gives anyway. */
export const SEED_PACKAGES: readonly SeedPackage[] = [
  {
    code: 'FW001', name: '基本公共卫生服务包', kind: '1', crowd: ['03', '04', '05', '10'], price: 0,
    items: [['健康档案管理', '2', 1], ['健康教育与咨询', '3', 2], ['年度健康体检', '2', 1, 'health-check-up']],
  },
  {
    code: 'FW002', name: '高血压管理初级包', kind: '2', crowd: ['04'], price: 60, publicPay: 40,
    items: [['高血压随访', '5', 4, 'hypertension-follow-up'], ['用药指导', '1', 4], ['年度健康体检', '2', 1, 'health-check-up']],
  },
  {
    code: 'FW003', name: '糖尿病管理初级包', kind: '2', crowd: ['05'], price: 80, publicPay: 40,
    items: [['糖尿病随访', '5', 4, 'diabetes-follow-up'], ['空腹血糖检测', '5', 4], ['糖化血红蛋白检测', '5', 2]],
  },
  {
    code: 'FW004', name: '老年人健康管理中级包', kind: '3', crowd: ['03'], price: 150, publicPay: 60,
    items: [['年度健康体检', '2', 1, 'health-check-up'], ['中医药健康管理', '4', 1, 'tcm-guidance'], ['上门随访', '6', 4]],
  },
];

/** The items of a package as its entry has them. */
export const packageItems = ({ code, items }: SeedPackage) =>
  items.map(([itemName, category, times, linkedForm], at) => ({
    ...{ itemCode: `${code}-${at + 1}`, itemName, category, times },
    ...(linkedForm === undefined ? { finishRule: '2' } : { linkedForm, finishRule: '1' }),
  }));

/** Exercise advised for chronic diseases; METs as the 2011 Compendium of Physical Activities gives them. */
export const SEED_EXERCISES = [
  { name: '快走', kind: '1', intensity: '2', met: 4.3, minutes: 30, frequency: 5, disease: ['1', '2', '3', '4', '5'] },
  { name: '太极拳', kind: '5', intensity: '1', met: 3, minutes: 40, frequency: 5, disease: ['1', '2', '5'] },
  { name: '八段锦', kind: '5', intensity: '1', met: 3, minutes: 20, frequency: 7, disease: ['1', '2', '3', '5'] },
  { name: '骑自行车', kind: '1', intensity: '2', met: 6.8, minutes: 30, frequency: 4, disease: ['2', '3', '4'] },
  { name: '弹力带抗阻', kind: '2', intensity: '2', met: 3.5, minutes: 20, frequency: 3, disease: ['2', '4', '5'] },
  { name: '单脚站立', kind: '4', intensity: '1', met: 2.3, minutes: 10, frequency: 7, disease: ['5'] },
] as const;
