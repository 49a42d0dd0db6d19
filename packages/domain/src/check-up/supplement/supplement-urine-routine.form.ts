import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

const negativeOrPositive = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }] as const;

/**
 * 尿常规检查结果（补充录入）.
 * Qualitative results are the grades 0 to 5 of `urine-qualitative`.
 */
export const supplementUrineRoutine: FormDefinition = {
  id: 'supplement-urine-routine',
  version: 1,
  title: '尿常规检查结果（补充录入）',
  module: 'check-up',
  routes: ['ncg'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '健康体检表 辅助检查补充录入（同类系统）；参考区间 WS/T 404、WS/T 405 等',
  verified: ['recall'],
  sections: [
    {
      id: 'header', title: '检验登记', page: 'ncg',
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
        {
          key: 'sampleKind', label: '标本类型', type: 'single',
          options: [{ code: '1', label: '晨尿' }, { code: '2', label: '随机尿' }, { code: '3', label: '中段尿' }, { code: '9', label: '其他' }],
          default: '2', paper: { hidden: true },
        },
      ],
    },
    {
      id: 'physical', title: '理学检查', page: 'ncg',
      fields: [
        {
          key: 'color', label: '颜色', type: 'single',
          options: [
            { code: '1', label: '淡黄色' }, { code: '2', label: '无色' }, { code: '3', label: '黄色' }, { code: '4', label: '深黄色' },
            { code: '5', label: '红色' }, { code: '6', label: '茶色或酱油色' }, { code: '7', label: '乳白色' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'colorOther', abnormal: ['5', '6', '7', '9'], concept: 'urine-color', note: '产品编码；1-3 正常',
        },
        { key: 'colorOther', label: '颜色·其他', type: 'text', maxLength: 50, visibleWhen: { field: 'color', in: ['9'] } },
        {
          key: 'clarity', label: '透明度', type: 'single',
          options: [{ code: '1', label: '清晰透明' }, { code: '2', label: '微浑' }, { code: '3', label: '浑浊' }, { code: '4', label: '明显浑浊' }],
          abnormal: ['3', '4'], concept: 'urine-clarity',
        },
      ],
    },
    {
      id: 'dipstick', title: '干化学', page: 'ncg',
      fields: [
        {
          key: 'specificGravity', label: '比重（SG）', type: 'decimal', min: 1, max: 1.06, precision: 3, usual: [1.002, 1.04],
          normal: conceptRanges.urineSpecificGravity, concept: 'urine-specific-gravity',
        },
        { key: 'ph', label: '酸碱度（pH）', type: 'decimal', min: 4, max: 9.5, precision: 1, normal: conceptRanges.urinePh, concept: 'urine-ph' },
        {
          key: 'urineProtein', label: '尿蛋白（PRO）', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          concept: 'urine-protein',
        },
        {
          key: 'urineGlucose', label: '尿糖（GLU）', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          concept: 'urine-glucose',
        },
        {
          key: 'urineKetone', label: '尿酮体（KET）', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          concept: 'urine-ketone',
        },
        {
          key: 'urineOccultBlood', label: '尿潜血（BLD）', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          concept: 'urine-occult-blood',
        },
        {
          key: 'leukocyteEsterase', label: '尿白细胞（LEU）', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          concept: 'urine-leukocyte-esterase',
        },
        { key: 'nitrite', label: '亚硝酸盐（NIT）', type: 'single', options: negativeOrPositive, abnormal: ['2'], concept: 'urine-nitrite' },
        {
          key: 'urobilinogen', label: '尿胆原（URO）', type: 'single', dictionary: 'urine-qualitative', abnormal: ['2', '3', '4', '5'],
          concept: 'urobilinogen', note: '代码 0、1 均视为正常',
        },
        {
          key: 'urineBilirubin', label: '尿胆红素（BIL）', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          concept: 'urine-bilirubin',
        },
        {
          key: 'vitaminC', label: '维生素C（VC）', type: 'single', dictionary: 'urine-qualitative', concept: 'urine-vitamin-c',
          note: '阳性可致潜血、尿糖等假阴性，不作异常',
        },
        {
          key: 'urineMicroalbumin', label: '尿微量白蛋白（MA）', type: 'decimal', unit: 'mg/dL', min: 0, max: 1000, precision: 2,
          normal: conceptRanges.urineMicroalbumin, concept: 'urine-microalbumin',
        },
        {
          key: 'urineCreatinine', label: '尿肌酐（CR）', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 100, precision: 2,
          concept: 'urine-creatinine',
        },
        {
          key: 'acr', label: '尿白蛋白/肌酐比值（ACR）', type: 'computed', unit: 'mg/g',
          computed: 'urineMicroalbumin * 10 / (urineCreatinine * 0.11312)', precision: 1, normal: conceptRanges.albuminCreatinineRatio,
          concept: 'albumin-creatinine-ratio',
        },
        { key: 'urineCalcium', label: '尿钙（Ca）', type: 'decimal', unit: 'mmol/L', min: 0, max: 50, precision: 2, concept: 'urine-calcium' },
      ],
    },
    {
      id: 'sediment', title: '尿沉渣镜检', page: 'ncg',
      fields: [
        {
          key: 'sedimentRbc', label: '红细胞', type: 'decimal', unit: '个/HPF', min: 0, max: 10000, precision: 0,
          normal: conceptRanges.urineSedimentRedCells, concept: 'urine-sediment-red-cells',
        },
        {
          key: 'sedimentWbc', label: '白细胞', type: 'decimal', unit: '个/HPF', min: 0, max: 10000, precision: 0,
          normal: conceptRanges.urineSedimentWhiteCells, concept: 'urine-sediment-white-cells',
        },
        {
          key: 'sedimentEpithelial', label: '上皮细胞', type: 'decimal', unit: '个/HPF', min: 0, max: 10000, precision: 0,
          normal: conceptRanges.urineSedimentEpithelialCells, concept: 'urine-sediment-epithelial-cells',
        },
        {
          key: 'sedimentCast', label: '管型', type: 'decimal', unit: '个/LPF', min: 0, max: 1000, precision: 0,
          normal: conceptRanges.urineSedimentCasts, concept: 'urine-sediment-casts',
        },
        { key: 'castKind', label: '管型种类', type: 'text', maxLength: 50 },
        {
          key: 'sedimentCrystal', label: '结晶', type: 'single', dictionary: 'urine-qualitative', abnormal: ['2', '3', '4', '5'],
          concept: 'urine-sediment-crystals',
        },
        {
          key: 'sedimentBacteria', label: '细菌', type: 'single', dictionary: 'urine-qualitative', abnormal: ['2', '3', '4', '5'],
          concept: 'urine-sediment-bacteria',
        },
        {
          key: 'sedimentYeast', label: '酵母菌', type: 'single', dictionary: 'urine-qualitative', abnormal: ['2', '3', '4', '5'],
          concept: 'urine-sediment-yeast',
        },
        { key: 'sedimentMucus', label: '粘液丝', type: 'single', dictionary: 'urine-qualitative', concept: 'urine-sediment-mucus' },
        { key: 'sedimentOther', label: '其他', type: 'text', maxLength: 100 },
      ],
    },
    {
      id: 'conclusion', title: '结论', page: 'ncg',
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
        'color', 'clarity', 'specificGravity', 'ph', 'urineProtein', 'urineGlucose', 'urineKetone', 'urineOccultBlood', 'leukocyteEsterase',
        'nitrite', 'urobilinogen', 'urineBilirubin', 'vitaminC', 'urineMicroalbumin', 'urineCreatinine', 'acr', 'urineCalcium', 'sedimentRbc',
        'sedimentWbc', 'sedimentEpithelial', 'sedimentCast', 'sedimentCrystal', 'sedimentBacteria', 'sedimentYeast', 'sedimentMucus', 'age',
        'resident.sex',
      ],
    },
  ],
  checks: [
    {
      id: 'report-before-exam', when: 'reportDate < examDate', severity: 'error', message: '报告日期不能早于检查日期。',
      fields: ['reportDate', 'examDate'],
    },
    {
      id: 'occult-blood-in-women', when: "resident.sex == 'female' && age < 60 && hasAny(urineOccultBlood, ['1', '2', '3', '4', '5'])",
      severity: 'warning', advice: true, message: '女性潜血阳性：如在月经期，请经后复查再判定。', fields: ['urineOccultBlood'],
    },
  ],
};
