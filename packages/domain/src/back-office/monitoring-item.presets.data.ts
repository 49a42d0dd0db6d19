/** Rows a new platform starts with: usual names, reference and critical limits, plausible input of measurements and tests. An institution may change its own. */
export type MonitoringItemPreset = {
  readonly code: string;
  readonly name: string;
  readonly abnormal?: number;
  readonly criticalHigh?: number;
  readonly criticalLow?: number;
  readonly female?: readonly number[];
  readonly femaleHigh?: number;
  readonly high?: number;
  readonly input?: readonly number[];
  readonly low?: number;
  readonly male?: readonly number[];
  readonly maleHigh?: number;
  readonly note?: string;
  readonly options?: readonly string[];
  /** Ranges by sex and age, where these differ. */
  readonly ranges?: readonly { readonly sex: '1' | '2'; readonly ageMin?: number; readonly ageMax?: number; readonly low: number; readonly high: number }[];
  readonly text?: string;
  readonly unit?: string;
  readonly valueType?: number;
};

/** The items of 监测项目 a county begins with, their units and limits (form `monitoring-item`). [P] */
export const monitoringItemPresets: readonly MonitoringItemPreset[] = [
  {
    code: 'SBP', name: '收缩压', unit: 'mmHg', low: 90, high: 139, criticalHigh: 180, input: [40, 300],
    note: '国家基本公共卫生服务规范（第三版）；65岁及以上控制目标<150/90',
  },
  { code: 'DBP', name: '舒张压', unit: 'mmHg', low: 60, high: 89, criticalHigh: 110, input: [30, 200] },
  {
    code: 'FPG', name: '空腹血糖', unit: 'mmol/L', low: 3.9, high: 6.1, criticalLow: 3.9, criticalHigh: 16.7, input: [0.5, 50],
    note: '规范转诊界值：≥16.7或≤3.9（含）',
  },
  { code: 'PBG', name: '餐后2小时血糖', unit: 'mmol/L', low: 3.9, high: 7.8, criticalHigh: 16.7, input: [0.5, 50] },
  { code: 'HbA1c', name: '糖化血红蛋白', unit: '%', low: 4, high: 6, input: [2, 20] },
  { code: 'TC', name: '总胆固醇', unit: 'mmol/L', high: 5.2, abnormal: 6.2, input: [0.5, 30], note: '5.2~6.19边缘升高，≥6.2升高（中国成人血脂指南）' },
  { code: 'TG', name: '甘油三酯', unit: 'mmol/L', high: 1.7, abnormal: 2.3, input: [0.1, 60] },
  { code: 'LDL', name: '低密度脂蛋白胆固醇', unit: 'mmol/L', high: 3.4, abnormal: 4.1, input: [0.1, 20] },
  { code: 'HDL', name: '高密度脂蛋白胆固醇', unit: 'mmol/L', low: 1, input: [0.1, 10] },
  { code: 'ALT', name: '丙氨酸氨基转移酶', unit: 'U/L', male: [9, 50], female: [7, 40], input: [0, 5000], note: 'WS/T 404.1' },
  { code: 'AST', name: '天门冬氨酸氨基转移酶', unit: 'U/L', male: [15, 40], female: [13, 35], input: [0, 5000], note: 'WS/T 404.1' },
  {
    code: 'TBIL', name: '总胆红素', unit: 'μmol/L', maleHigh: 26, femaleHigh: 21, input: [0, 1000],
    note: 'WS/T 404.4-2018；许多机构仍用3.4~20.5，须核定',
  },
  { code: 'DBIL', name: '结合胆红素', unit: 'μmol/L', low: 0, high: 8, input: [0, 800], note: 'WS/T 404.4；常见旧区间0~6.8' },
  { code: 'ALB', name: '白蛋白', unit: 'g/L', low: 40, high: 55, input: [5, 80], note: 'WS/T 404.2' },
  {
    code: 'CREA', name: '血清肌酐', unit: 'μmol/L', input: [1, 3000],
    ranges: [
      { sex: '1', ageMax: 59, low: 57, high: 97 }, { sex: '1', ageMin: 60, low: 57, high: 111 },
      { sex: '2', ageMax: 59, low: 41, high: 73 }, { sex: '2', ageMin: 60, low: 41, high: 81 },
    ],
    note: 'WS/T 404.5',
  },
  {
    code: 'BUN', name: '血尿素', unit: 'mmol/L', input: [0.1, 100],
    ranges: [
      { sex: '1', ageMax: 59, low: 3.1, high: 8 }, { sex: '1', ageMin: 60, low: 3.6, high: 9.5 },
      { sex: '2', ageMax: 59, low: 2.6, high: 7.5 }, { sex: '2', ageMin: 60, low: 3.1, high: 8.8 },
    ],
    note: 'WS/T 404.5',
  },
  { code: 'UA', name: '血尿酸', unit: 'μmol/L', high: 420, input: [10, 2000], note: '高尿酸血症判定>420' },
  { code: 'K', name: '血钾', unit: 'mmol/L', low: 3.5, high: 5.3, criticalLow: 2.8, criticalHigh: 6.2, input: [1, 12] },
  { code: 'NA', name: '血钠', unit: 'mmol/L', low: 137, high: 147, input: [80, 200] },
  { code: 'HB', name: '血红蛋白', unit: 'g/L', male: [130, 175], female: [115, 150], input: [10, 300], note: 'WS/T 405；贫血判定男<120女<110' },
  { code: 'WBC', name: '白细胞', unit: '10^9/L', low: 3.5, high: 9.5, input: [0.1, 500], note: 'WS/T 405' },
  { code: 'PLT', name: '血小板', unit: '10^9/L', low: 125, high: 350, input: [1, 3000], note: 'WS/T 405' },
  { code: 'RBC', name: '红细胞', unit: '10^12/L', male: [4.3, 5.8], female: [3.8, 5.1], input: [0.1, 12], note: 'WS/T 405' },
  { code: 'UPRO', name: '尿蛋白', valueType: 2, text: '阴性(-)', options: ['-', '±', '+', '++', '+++', '++++'] },
  { code: 'UGLU', name: '尿糖', valueType: 2, text: '阴性(-)', options: ['-', '±', '+', '++', '+++', '++++'] },
  { code: 'UKET', name: '尿酮体', valueType: 2, text: '阴性(-)', options: ['-', '±', '+', '++', '+++', '++++'] },
  { code: 'UBLD', name: '尿潜血', valueType: 2, text: '阴性(-)', options: ['-', '±', '+', '++', '+++'] },
  { code: 'BMI', name: '体质指数', unit: 'kg/m2', low: 18.5, high: 23.9, input: [8, 80] },
  { code: 'WAIST', name: '腰围', unit: 'cm', maleHigh: 90, femaleHigh: 85, input: [30, 200], note: '中心性肥胖：男≥90女≥85' },
];
