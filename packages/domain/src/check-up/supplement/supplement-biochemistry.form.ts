import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

const negativeOrPositive = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }] as const;

/**
 * 生化检查结果（补充录入）.
 * `age` counts on the day of the examination and is there for the reference ranges and the eGFR.
 */
export const supplementBiochemistry: FormDefinition = {
  id: 'supplement-biochemistry',
  version: 1,
  title: '生化检查结果（补充录入）',
  module: 'check-up',
  routes: ['sh'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '健康体检表 辅助检查补充录入（同类系统）；参考区间 WS/T 404、WS/T 405 等',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'header', title: '检验登记', page: 'sh',
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
        { key: 'fasting', label: '是否空腹', type: 'boolean', default: true },
      ],
    },
    {
      id: 'liver', title: '肝功能', page: 'sh',
      fields: [
        {
          key: 'alt', label: '血清谷丙转氨酶（ALT）', type: 'decimal', unit: 'U/L', min: 0, max: 5000, precision: 1, usual: [1, 500],
          normal: conceptRanges.alt, concept: 'alt',
        },
        {
          key: 'ast', label: '血清谷草转氨酶（AST）', type: 'decimal', unit: 'U/L', min: 0, max: 5000, precision: 1, usual: [1, 400],
          normal: conceptRanges.ast, concept: 'ast',
        },
        {
          key: 'astAltRatio', label: 'AST/ALT', type: 'computed', computed: 'ast / alt', precision: 2, normal: conceptRanges.astAltRatio,
          concept: 'ast-alt-ratio',
        },
        {
          key: 'alp', label: '碱性磷酸酶（ALP）', type: 'decimal', unit: 'U/L', min: 0, max: 3000, precision: 1, usual: [10, 600],
          normal: conceptRanges.alp, concept: 'alp',
        },
        {
          key: 'ggt', label: 'γ-谷氨酰基转移酶（GGT）', type: 'decimal', unit: 'U/L', min: 0, max: 5000, precision: 1, usual: [1, 600],
          normal: conceptRanges.ggt, concept: 'ggt',
        },
        {
          key: 'totalProtein', label: '总蛋白（TP）', type: 'decimal', unit: 'g/L', min: 20, max: 150, precision: 1, usual: [40, 100],
          normal: conceptRanges.totalProtein, concept: 'total-protein',
        },
        {
          key: 'albumin', label: '白蛋白（ALB）', type: 'decimal', unit: 'g/L', min: 5, max: 80, precision: 1, usual: [20, 60],
          normal: conceptRanges.albumin, concept: 'albumin',
        },
        {
          key: 'globulin', label: '球蛋白（GLB）', type: 'computed', unit: 'g/L', computed: 'totalProtein - albumin', precision: 1,
          normal: conceptRanges.globulin, concept: 'globulin',
        },
        {
          key: 'albuminGlobulinRatio', label: '白球比（A/G）', type: 'computed', computed: 'albumin / (totalProtein - albumin)', precision: 2,
          normal: conceptRanges.albuminGlobulinRatio, concept: 'albumin-globulin-ratio',
        },
        {
          key: 'prealbumin', label: '前白蛋白（PA）', type: 'decimal', unit: 'mg/L', min: 10, max: 1000, precision: 0,
          normal: conceptRanges.prealbumin, concept: 'prealbumin',
        },
        {
          key: 'totalBilirubin', label: '总胆红素（TBIL）', type: 'decimal', unit: 'μmol/L', min: 0, max: 1000, precision: 1, usual: [1, 100],
          normal: conceptRanges.totalBilirubin, concept: 'total-bilirubin',
        },
        {
          key: 'conjugatedBilirubin', label: '结合（直接）胆红素（DBIL）', type: 'decimal', unit: 'μmol/L', min: 0, max: 800, precision: 1,
          usual: [0, 60], normal: conceptRanges.conjugatedBilirubin, concept: 'conjugated-bilirubin',
        },
        {
          key: 'unconjugatedBilirubin', label: '非结合（间接）胆红素（IBIL）', type: 'computed', unit: 'μmol/L',
          computed: 'totalBilirubin - conjugatedBilirubin', precision: 1, normal: conceptRanges.unconjugatedBilirubin,
          concept: 'unconjugated-bilirubin',
        },
        {
          key: 'totalBileAcid', label: '总胆汁酸（TBA）', type: 'decimal', unit: 'μmol/L', min: 0, max: 500, precision: 1,
          normal: conceptRanges.totalBileAcid, concept: 'total-bile-acid',
        },
        {
          key: 'cholinesterase', label: '胆碱酯酶（ChE）', type: 'decimal', unit: 'kU/L', min: 0.1, max: 30, precision: 1,
          normal: conceptRanges.cholinesterase, concept: 'cholinesterase',
        },
      ],
    },
    {
      id: 'kidney', title: '肾功能', page: 'sh',
      fields: [
        {
          key: 'creatinine', label: '血清肌酐（Cr）', type: 'decimal', unit: 'μmol/L', min: 5, max: 3000, precision: 1, usual: [20, 442],
          normal: conceptRanges.creatinine, concept: 'creatinine',
        },
        {
          key: 'urea', label: '血尿素（Urea）', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 100, precision: 2, usual: [1, 30],
          normal: conceptRanges.urea, concept: 'urea',
        },
        {
          key: 'uricAcid', label: '血尿酸（UA）', type: 'decimal', unit: 'μmol/L', min: 20, max: 2000, precision: 1, usual: [80, 900],
          normal: conceptRanges.uricAcid, concept: 'uric-acid',
        },
        {
          key: 'cystatinC', label: '胱抑素C（Cys-C）', type: 'decimal', unit: 'mg/L', min: 0.1, max: 15, precision: 2,
          normal: conceptRanges.cystatinC, concept: 'cystatin-c',
        },
        {
          key: 'beta2Microglobulin', label: 'β2-微球蛋白', type: 'decimal', unit: 'mg/L', min: 0.1, max: 50, precision: 2,
          normal: conceptRanges.beta2Microglobulin, concept: 'beta2-microglobulin',
        },
        {
          key: 'egfr', label: '估算肾小球滤过率（eGFR）', type: 'computed', unit: 'mL/min/1.73m2',
          computed: 'ckdEpi2009(creatinine, resident.sex, age)', precision: 0, normal: conceptRanges.egfr, concept: 'egfr',
        },
      ],
    },
    {
      id: 'glucose', title: '血糖', page: 'sh',
      fields: [
        {
          key: 'fastingGlucose', label: '空腹血糖（FPG）', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, usual: [2.8, 16.6],
          normal: conceptRanges.fastingGlucose, visibleWhen: { field: 'fasting', in: [true] }, concept: 'fasting-glucose',
        },
        {
          key: 'postprandialGlucose2h', label: '餐后2小时血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, usual: [2.8, 25],
          normal: conceptRanges.postprandialGlucose2h, concept: 'postprandial-glucose-2h',
        },
        {
          key: 'randomGlucose', label: '随机血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, usual: [2.8, 16.6],
          normal: conceptRanges.randomGlucose, concept: 'random-glucose',
        },
        {
          key: 'hba1c', label: '糖化血红蛋白（HbA1c）', type: 'decimal', unit: '%', min: 2, max: 20, precision: 1, usual: [3.5, 15],
          normal: conceptRanges.hba1c, concept: 'hba1c',
        },
        {
          key: 'glycatedAlbumin', label: '糖化白蛋白（GA）', type: 'decimal', unit: '%', min: 3, max: 80, precision: 1,
          normal: conceptRanges.glycatedAlbumin, concept: 'glycated-albumin',
        },
      ],
    },
    {
      id: 'lipids', title: '血脂', page: 'sh',
      fields: [
        {
          key: 'totalCholesterol', label: '总胆固醇（TC）', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 30, precision: 2, usual: [1.5, 12],
          normal: conceptRanges.totalCholesterol, concept: 'total-cholesterol',
        },
        {
          key: 'triglycerides', label: '甘油三酯（TG）', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 60, precision: 2, usual: [0.2, 15],
          normal: conceptRanges.triglycerides, concept: 'triglycerides',
        },
        {
          key: 'hdlCholesterol', label: '高密度脂蛋白胆固醇（HDL-C）', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 10, precision: 2,
          usual: [0.3, 4], normal: conceptRanges.hdlCholesterol, concept: 'hdl-cholesterol',
        },
        {
          key: 'ldlCholesterol', label: '低密度脂蛋白胆固醇（LDL-C）', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 20, precision: 2,
          usual: [0.3, 9], normal: conceptRanges.ldlCholesterol, concept: 'ldl-cholesterol',
        },
        {
          key: 'nonHdlCholesterol', label: '非高密度脂蛋白胆固醇', type: 'computed', unit: 'mmol/L', computed: 'totalCholesterol - hdlCholesterol',
          precision: 2, normal: conceptRanges.nonHdlCholesterol, concept: 'non-hdl-cholesterol',
        },
        {
          key: 'apolipoproteinA1', label: '载脂蛋白A1', type: 'decimal', unit: 'g/L', min: 0.1, max: 5, precision: 2,
          normal: conceptRanges.apolipoproteinA1, concept: 'apolipoprotein-a1',
        },
        {
          key: 'apolipoproteinB', label: '载脂蛋白B', type: 'decimal', unit: 'g/L', min: 0.1, max: 5, precision: 2,
          normal: conceptRanges.apolipoproteinB, concept: 'apolipoprotein-b',
        },
        {
          key: 'lipoproteinA', label: '脂蛋白(a)', type: 'decimal', unit: 'mg/L', min: 0, max: 3000, precision: 0, normal: conceptRanges.lipoproteinA,
          concept: 'lipoprotein-a',
        },
      ],
    },
    {
      id: 'electrolytes', title: '电解质', page: 'sh',
      fields: [
        {
          key: 'potassium', label: '钾（K）', type: 'decimal', unit: 'mmol/L', min: 1, max: 12, precision: 2, usual: [2.8, 6.2],
          normal: conceptRanges.potassium, concept: 'potassium',
        },
        {
          key: 'sodium', label: '钠（Na）', type: 'decimal', unit: 'mmol/L', min: 80, max: 200, precision: 1, usual: [120, 160],
          normal: conceptRanges.sodium, concept: 'sodium',
        },
        {
          key: 'chloride', label: '氯（Cl）', type: 'decimal', unit: 'mmol/L', min: 50, max: 160, precision: 1, usual: [80, 125],
          normal: conceptRanges.chloride, concept: 'chloride',
        },
        {
          key: 'calcium', label: '总钙（Ca）', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 6, precision: 2, usual: [1.6, 3.5],
          normal: conceptRanges.calcium, concept: 'calcium',
        },
        {
          key: 'phosphate', label: '无机磷（P）', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 6, precision: 2, normal: conceptRanges.phosphate,
          concept: 'phosphate',
        },
        {
          key: 'magnesium', label: '镁（Mg）', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 6, precision: 2, normal: conceptRanges.magnesium,
          concept: 'magnesium',
        },
      ],
    },
    {
      id: 'cardiac-enzymes', title: '心肌酶与炎症', page: 'sh',
      fields: [
        {
          key: 'creatineKinase', label: '肌酸激酶（CK）', type: 'decimal', unit: 'U/L', min: 0, max: 50000, precision: 0,
          normal: conceptRanges.creatineKinase, concept: 'creatine-kinase',
        },
        {
          key: 'ckMb', label: '肌酸激酶同工酶（CK-MB）', type: 'decimal', unit: 'U/L', min: 0, max: 5000, precision: 1, normal: conceptRanges.ckMb,
          concept: 'ck-mb',
        },
        {
          key: 'ldh', label: '乳酸脱氢酶（LDH）', type: 'decimal', unit: 'U/L', min: 20, max: 10000, precision: 0, normal: conceptRanges.ldh,
          concept: 'ldh',
        },
        {
          key: 'hbdh', label: 'α-羟丁酸脱氢酶（HBDH）', type: 'decimal', unit: 'U/L', min: 20, max: 5000, precision: 0, normal: conceptRanges.hbdh,
          concept: 'hbdh',
        },
        {
          key: 'hsCrp', label: '超敏C反应蛋白（hs-CRP）', type: 'decimal', unit: 'mg/L', min: 0, max: 500, precision: 2, normal: conceptRanges.hsCrp,
          concept: 'hs-crp',
        },
        {
          key: 'homocysteine', label: '同型半胱氨酸（Hcy）', type: 'decimal', unit: 'μmol/L', min: 1, max: 300, precision: 1,
          normal: conceptRanges.homocysteine, concept: 'homocysteine',
        },
      ],
    },
    {
      id: 'tumour-markers', title: '肿瘤标志物与感染', page: 'sh',
      fields: [
        {
          key: 'afp', label: '甲胎蛋白（AFP）', type: 'decimal', unit: 'ng/mL', min: 0, max: 500000, precision: 2, normal: conceptRanges.afp,
          concept: 'afp',
        },
        {
          key: 'cea', label: '癌胚抗原（CEA）', type: 'decimal', unit: 'ng/mL', min: 0, max: 50000, precision: 2, normal: conceptRanges.cea,
          concept: 'cea',
        },
        {
          key: 'ca199', label: '糖类抗原19-9', type: 'decimal', unit: 'U/mL', min: 0, max: 50000, precision: 2, normal: conceptRanges.ca199,
          concept: 'ca199',
        },
        {
          key: 'totalPsa', label: '总前列腺特异抗原（tPSA）', type: 'decimal', unit: 'ng/mL', min: 0, max: 10000, precision: 2,
          normal: conceptRanges.totalPsa, appliesTo: { sex: 'male' }, concept: 'total-psa',
        },
        { key: 'hbsag', label: '乙型肝炎表面抗原', type: 'single', options: negativeOrPositive, abnormal: ['2'], concept: 'hbsag' },
        { key: 'hbsab', label: '乙型肝炎表面抗体', type: 'single', options: negativeOrPositive, concept: 'hbsab' },
        { key: 'hbeag', label: '乙型肝炎e抗原', type: 'single', options: negativeOrPositive, abnormal: ['2'], concept: 'hbeag' },
        { key: 'hbeab', label: '乙型肝炎e抗体', type: 'single', options: negativeOrPositive, concept: 'hbeab' },
        { key: 'hbcab', label: '乙型肝炎核心抗体', type: 'single', options: negativeOrPositive, concept: 'hbcab' },
        { key: 'hcvAntibody', label: '丙型肝炎抗体', type: 'single', options: negativeOrPositive, abnormal: ['2'], concept: 'hcv-antibody' },
        {
          key: 'helicobacterPylori', label: '幽门螺杆菌', type: 'single', options: negativeOrPositive, abnormal: ['2'],
          concept: 'helicobacter-pylori',
        },
      ],
    },
    {
      id: 'conclusion', title: '结论', page: 'sh',
      fields: [
        {
          key: 'abnormalSummary', label: '异常提示', type: 'longText', maxLength: 1000, proposed: 'laboratory.summary',
          note: '由参考区间自动生成，可修改',
        },
        { key: 'reportImage', label: '报告图片', type: 'image', paper: { hidden: true } },
      ],
    },
  ],
  derivations: [
    {
      key: 'laboratory', rule: 'laboratorySummary',
      inputs: [
        'alt', 'ast', 'astAltRatio', 'alp', 'ggt', 'totalProtein', 'albumin', 'globulin', 'albuminGlobulinRatio', 'prealbumin', 'totalBilirubin',
        'conjugatedBilirubin', 'unconjugatedBilirubin', 'totalBileAcid', 'cholinesterase', 'creatinine', 'urea', 'uricAcid', 'cystatinC',
        'beta2Microglobulin', 'egfr', 'fastingGlucose', 'postprandialGlucose2h', 'randomGlucose', 'hba1c', 'glycatedAlbumin', 'totalCholesterol',
        'triglycerides', 'hdlCholesterol', 'ldlCholesterol', 'nonHdlCholesterol', 'apolipoproteinA1', 'apolipoproteinB', 'lipoproteinA', 'potassium',
        'sodium', 'chloride', 'calcium', 'phosphate', 'magnesium', 'creatineKinase', 'ckMb', 'ldh', 'hbdh', 'hsCrp', 'homocysteine', 'afp', 'cea',
        'ca199', 'totalPsa', 'hbsag', 'hbsab', 'hbeag', 'hbeab', 'hbcab', 'hcvAntibody', 'helicobacterPylori', 'age', 'resident.sex',
      ],
    },
  ],
  checks: [
    {
      id: 'report-before-exam', when: 'reportDate < examDate', severity: 'error', message: '报告日期不能早于检查日期。',
      fields: ['reportDate', 'examDate'],
    },
    {
      id: 'protein-and-albumin', when: 'totalProtein < albumin', severity: 'error', message: '总蛋白不能小于白蛋白，请对照化验单核对。',
      fields: ['totalProtein', 'albumin'],
    },
    {
      id: 'conjugated-bilirubin', when: 'conjugatedBilirubin > totalBilirubin', severity: 'error',
      message: '结合胆红素不能大于总胆红素，请对照化验单核对。', fields: ['conjugatedBilirubin', 'totalBilirubin'],
    },
    {
      id: 'lipids-sum', when: 'hdlCholesterol + ldlCholesterol > totalCholesterol + 0.3', severity: 'warning',
      message: '高、低密度脂蛋白胆固醇之和大于总胆固醇，请对照化验单核对。', fields: ['totalCholesterol', 'hdlCholesterol', 'ldlCholesterol'],
    },
  ],
};
