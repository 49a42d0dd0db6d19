import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

/**
 * 血常规检查结果（补充录入）.
 * The counts of the five classes are proposed from the percentages and may be overwritten with the printed ones.
 */
export const supplementBloodRoutine: FormDefinition = {
  id: 'supplement-blood-routine',
  version: 1,
  title: '血常规检查结果（补充录入）',
  module: 'check-up',
  routes: ['xcg'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '健康体检表 辅助检查补充录入（同类系统）；参考区间 WS/T 404、WS/T 405 等',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'header', title: '检验登记', page: 'xcg',
      fields: [
        { key: 'archiveNo', label: '编号', type: 'text', maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber' },
        {
          key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(resident.birthDate, examDate)', precision: 0,
          paper: { hidden: true }, note: '检查日满周岁，由档案带出',
        },
        {
          key: 'checkUpId', label: '关联体检', type: 'text', maxLength: 40, paper: { hidden: true },
          note: '对应 health-check-up 记录；同日自动关联并回填同名项目',
        },
        { key: 'examDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'reportDate', label: '报告日期', type: 'date', max: 'today' },
        { key: 'sampleNo', label: '标本编号', type: 'text', maxLength: 30 },
        { key: 'sampleTime', label: '采样时间', type: 'dateTime' },
        { key: 'institutionName', label: '检验机构', type: 'institution', proposed: 'user.institutionCode' },
        { key: 'instrument', label: '仪器', type: 'text', maxLength: 50, carryForward: true },
        { key: 'tester', label: '检验者', type: 'user' },
        { key: 'reviewer', label: '审核者', type: 'user' },
      ],
    },
    {
      id: 'white-cells', title: '白细胞系', page: 'xcg',
      fields: [
        {
          key: 'whiteBloodCell', label: '白细胞计数（WBC）', type: 'decimal', unit: '×10^9/L', min: 0.1, max: 500, precision: 2, usual: [1.5, 30],
          normal: conceptRanges.whiteBloodCell, concept: 'white-blood-cell',
        },
        {
          key: 'neutrophilPercent', label: '中性粒细胞百分比（NEUT%）', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
          normal: conceptRanges.neutrophilPercent, concept: 'neutrophil-percent',
        },
        {
          key: 'lymphocytePercent', label: '淋巴细胞百分比（LYMPH%）', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
          normal: conceptRanges.lymphocytePercent, concept: 'lymphocyte-percent',
        },
        {
          key: 'monocytePercent', label: '单核细胞百分比（MONO%）', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
          normal: conceptRanges.monocytePercent, concept: 'monocyte-percent',
        },
        {
          key: 'eosinophilPercent', label: '嗜酸性粒细胞百分比（EO%）', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
          normal: conceptRanges.eosinophilPercent, concept: 'eosinophil-percent',
        },
        {
          key: 'basophilPercent', label: '嗜碱性粒细胞百分比（BASO%）', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
          normal: conceptRanges.basophilPercent, concept: 'basophil-percent',
        },
        {
          key: 'neutrophilCount', label: '中性粒细胞绝对值（NEUT#）', type: 'decimal', unit: '×10^9/L', min: 0, max: 400, precision: 2,
          normal: conceptRanges.neutrophilCount, concept: 'neutrophil-count', proposed: 'round(whiteBloodCell * neutrophilPercent / 100, 2)',
        },
        {
          key: 'lymphocyteCount', label: '淋巴细胞绝对值（LYMPH#）', type: 'decimal', unit: '×10^9/L', min: 0, max: 400, precision: 2,
          normal: conceptRanges.lymphocyteCount, concept: 'lymphocyte-count', proposed: 'round(whiteBloodCell * lymphocytePercent / 100, 2)',
        },
        {
          key: 'monocyteCount', label: '单核细胞绝对值（MONO#）', type: 'decimal', unit: '×10^9/L', min: 0, max: 200, precision: 2,
          normal: conceptRanges.monocyteCount, concept: 'monocyte-count', proposed: 'round(whiteBloodCell * monocytePercent / 100, 2)',
        },
        {
          key: 'eosinophilCount', label: '嗜酸性粒细胞绝对值（EO#）', type: 'decimal', unit: '×10^9/L', min: 0, max: 100, precision: 2,
          normal: conceptRanges.eosinophilCount, concept: 'eosinophil-count', proposed: 'round(whiteBloodCell * eosinophilPercent / 100, 2)',
        },
        {
          key: 'basophilCount', label: '嗜碱性粒细胞绝对值（BASO#）', type: 'decimal', unit: '×10^9/L', min: 0, max: 50, precision: 2,
          normal: conceptRanges.basophilCount, concept: 'basophil-count', proposed: 'round(whiteBloodCell * basophilPercent / 100, 2)',
        },
      ],
    },
    {
      id: 'red-cells', title: '红细胞系', page: 'xcg',
      fields: [
        {
          key: 'redBloodCell', label: '红细胞计数（RBC）', type: 'decimal', unit: '×10^12/L', min: 0.5, max: 10, precision: 2, usual: [2, 7],
          normal: conceptRanges.redBloodCell, concept: 'red-blood-cell',
        },
        {
          key: 'hemoglobin', label: '血红蛋白（HGB）', type: 'decimal', unit: 'g/L', min: 20, max: 300, precision: 0, usual: [60, 200],
          normal: conceptRanges.hemoglobin, concept: 'hemoglobin',
        },
        {
          key: 'hematocrit', label: '红细胞压积（HCT）', type: 'decimal', unit: 'L/L', min: 0.05, max: 0.9, precision: 3,
          normal: conceptRanges.hematocrit, concept: 'hematocrit',
        },
        {
          key: 'mcv', label: '平均红细胞体积（MCV）', type: 'decimal', unit: 'fL', min: 40, max: 160, precision: 1, normal: conceptRanges.mcv,
          concept: 'mcv',
        },
        {
          key: 'mch', label: '平均红细胞血红蛋白含量（MCH）', type: 'decimal', unit: 'pg', min: 10, max: 60, precision: 1, normal: conceptRanges.mch,
          concept: 'mch',
        },
        {
          key: 'mchc', label: '平均红细胞血红蛋白浓度（MCHC）', type: 'decimal', unit: 'g/L', min: 150, max: 500, precision: 0,
          normal: conceptRanges.mchc, concept: 'mchc',
        },
        {
          key: 'rdwCv', label: '红细胞分布宽度变异系数（RDW-CV）', type: 'decimal', unit: '%', min: 5, max: 50, precision: 1,
          normal: conceptRanges.rdwCv, concept: 'rdw-cv',
        },
        {
          key: 'rdwSd', label: '红细胞分布宽度标准差（RDW-SD）', type: 'decimal', unit: 'fL', min: 15, max: 120, precision: 1,
          normal: conceptRanges.rdwSd, concept: 'rdw-sd',
        },
      ],
    },
    {
      id: 'platelets', title: '血小板系', page: 'xcg',
      fields: [
        {
          key: 'platelet', label: '血小板计数（PLT）', type: 'decimal', unit: '×10^9/L', min: 1, max: 2000, precision: 0, usual: [30, 1000],
          normal: conceptRanges.platelet, concept: 'platelet',
        },
        {
          key: 'mpv', label: '平均血小板体积（MPV）', type: 'decimal', unit: 'fL', min: 3, max: 25, precision: 1, normal: conceptRanges.mpv,
          concept: 'mpv',
        },
        {
          key: 'pdw', label: '血小板分布宽度（PDW）', type: 'decimal', unit: '%', min: 3, max: 40, precision: 1, normal: conceptRanges.pdw,
          concept: 'pdw',
        },
        {
          key: 'plateletcrit', label: '血小板压积（PCT）', type: 'decimal', unit: '%', min: 0.01, max: 2, precision: 3,
          normal: conceptRanges.plateletcrit, concept: 'plateletcrit',
        },
        {
          key: 'plateletLargeCellRatio', label: '大血小板比率（P-LCR）', type: 'decimal', unit: '%', min: 1, max: 90, precision: 1,
          normal: conceptRanges.plateletLargeCellRatio, concept: 'platelet-large-cell-ratio',
        },
      ],
    },
    {
      id: 'conclusion', title: '结论', page: 'xcg',
      fields: [
        { key: 'abnormalSummary', label: '异常提示', type: 'longText', maxLength: 500, proposed: 'laboratory.summary' },
        { key: 'reportImage', label: '报告图片', type: 'image', paper: { hidden: true } },
      ],
    },
  ],
  derivations: [
    {
      key: 'laboratory', rule: 'laboratorySummary',
      inputs: [
        'whiteBloodCell', 'neutrophilPercent', 'lymphocytePercent', 'monocytePercent', 'eosinophilPercent', 'basophilPercent', 'neutrophilCount',
        'lymphocyteCount', 'monocyteCount', 'eosinophilCount', 'basophilCount', 'redBloodCell', 'hemoglobin', 'hematocrit', 'mcv', 'mch', 'mchc',
        'rdwCv', 'rdwSd', 'platelet', 'mpv', 'pdw', 'plateletcrit', 'plateletLargeCellRatio', 'age', 'resident.sex',
      ],
    },
  ],
  checks: [
    {
      id: 'report-before-exam', when: 'reportDate < examDate', severity: 'error', message: '报告日期不能早于检查日期。',
      fields: ['reportDate', 'examDate'],
    },
    {
      id: 'class-percentages',
      when: 'max(neutrophilPercent + lymphocytePercent + monocytePercent + eosinophilPercent + basophilPercent - 100, 100 - (neutrophilPercent + lymphocytePercent + monocytePercent + eosinophilPercent + basophilPercent)) > 1.5',
      severity: 'warning', message: '五分类百分比合计应为 100%（误差不超过 1.5%），请对照化验单核对。',
      fields: ['neutrophilPercent', 'lymphocytePercent', 'monocytePercent', 'eosinophilPercent', 'basophilPercent'],
    },
    {
      id: 'neutrophil-count',
      when: 'max(neutrophilCount - whiteBloodCell * neutrophilPercent / 100, whiteBloodCell * neutrophilPercent / 100 - neutrophilCount) > max(whiteBloodCell * neutrophilPercent / 100 * 0.05, 0.02)',
      severity: 'warning', message: '中性粒细胞绝对值与“白细胞 × 百分比”不符，请对照化验单核对。',
      fields: ['neutrophilCount', 'neutrophilPercent', 'whiteBloodCell'],
    },
    {
      id: 'lymphocyte-count',
      when: 'max(lymphocyteCount - whiteBloodCell * lymphocytePercent / 100, whiteBloodCell * lymphocytePercent / 100 - lymphocyteCount) > max(whiteBloodCell * lymphocytePercent / 100 * 0.05, 0.02)',
      severity: 'warning', message: '淋巴细胞绝对值与“白细胞 × 百分比”不符，请对照化验单核对。',
      fields: ['lymphocyteCount', 'lymphocytePercent', 'whiteBloodCell'],
    },
    {
      id: 'monocyte-count',
      when: 'max(monocyteCount - whiteBloodCell * monocytePercent / 100, whiteBloodCell * monocytePercent / 100 - monocyteCount) > max(whiteBloodCell * monocytePercent / 100 * 0.05, 0.02)',
      severity: 'warning', message: '单核细胞绝对值与“白细胞 × 百分比”不符，请对照化验单核对。',
      fields: ['monocyteCount', 'monocytePercent', 'whiteBloodCell'],
    },
    {
      id: 'eosinophil-count',
      when: 'max(eosinophilCount - whiteBloodCell * eosinophilPercent / 100, whiteBloodCell * eosinophilPercent / 100 - eosinophilCount) > max(whiteBloodCell * eosinophilPercent / 100 * 0.05, 0.02)',
      severity: 'warning', message: '嗜酸性粒细胞绝对值与“白细胞 × 百分比”不符，请对照化验单核对。',
      fields: ['eosinophilCount', 'eosinophilPercent', 'whiteBloodCell'],
    },
    {
      id: 'basophil-count',
      when: 'max(basophilCount - whiteBloodCell * basophilPercent / 100, whiteBloodCell * basophilPercent / 100 - basophilCount) > max(whiteBloodCell * basophilPercent / 100 * 0.05, 0.02)',
      severity: 'warning', message: '嗜碱性粒细胞绝对值与“白细胞 × 百分比”不符，请对照化验单核对。',
      fields: ['basophilCount', 'basophilPercent', 'whiteBloodCell'],
    },
    {
      id: 'hematocrit', when: 'max(hematocrit - redBloodCell * mcv / 1000, redBloodCell * mcv / 1000 - hematocrit) > hematocrit * 0.05',
      severity: 'warning', message: '红细胞压积与“红细胞计数 × 平均体积”不符，请对照化验单核对。', fields: ['hematocrit', 'redBloodCell', 'mcv'],
    },
    {
      id: 'mch', when: 'max(mch - hemoglobin / redBloodCell, hemoglobin / redBloodCell - mch) > mch * 0.05', severity: 'warning',
      message: '平均血红蛋白含量与“血红蛋白 ÷ 红细胞计数”不符，请对照化验单核对。', fields: ['mch', 'hemoglobin', 'redBloodCell'],
    },
    {
      id: 'mchc', when: 'max(mchc - hemoglobin / hematocrit, hemoglobin / hematocrit - mchc) > mchc * 0.05', severity: 'warning',
      message: '平均血红蛋白浓度与“血红蛋白 ÷ 压积”不符，请对照化验单核对。', fields: ['mchc', 'hemoglobin', 'hematocrit'],
    },
  ],
};
