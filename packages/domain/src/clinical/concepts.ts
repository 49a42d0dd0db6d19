import type { ReferenceRange } from '../forms/index.ts';
import { conceptRanges } from './concept-ranges.ts';

/** A stretch of a chart with a meaning; `from` inclusive, `until` exclusive; open where absent. */
export type ChartBand = { readonly label: string; readonly from?: number; readonly until?: number; readonly tone: 'good' | 'warn' | 'bad' };

/** How a measured concept is drawn: its axis and the shaded bands behind the points, in the concept’s unit. */
export type ConceptChart = {
  /** Ends of the value axis when all points lie within. */
  readonly axis: readonly [low: number, high: number];
  readonly bands: readonly ChartBand[];
};

/** A clinical idea that several forms record: values with the same concept flow between sheets, are charted, counted and exchanged. */
export type Concept = {
  readonly id: string;
  readonly name: string;
  readonly unit?: string;
  /** Decimals shown; absent for coded results. */
  readonly decimals?: number;
  /** LOINC code for exchange, where one fits. */
  readonly loinc?: string;
  readonly ranges?: readonly ReferenceRange[];
  readonly chart?: ConceptChart;
  /** Has no field of its own in some forms: there the highest of these counts (blood pressure of two arms). */
  readonly higherOf?: readonly string[];
};

const coded = (id: string, name: string, loinc?: string): Concept => ({ id, name, ...(loinc && { loinc }) });

const rangesOf = (id: string): readonly ReferenceRange[] | undefined => {
  const key = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (conceptRanges as { readonly [key: string]: readonly ReferenceRange[] | undefined })[key];
};

const measured = (id: string, name: string, unit: string, decimals: number, loinc?: string, more: Partial<Concept> = {}): Concept => {
  const ranges = rangesOf(id);
  return { id, name, ...(unit && { unit }), decimals, ...(loinc && { loinc }), ...(ranges && { ranges }), ...more };
};

const systolicChart: ConceptChart = {
  axis: [80, 200],
  bands: [
    { label: '偏低', until: 90, tone: 'warn' },
    { label: '正常', from: 90, until: 120, tone: 'good' },
    { label: '正常高值', from: 120, until: 140, tone: 'warn' },
    { label: '升高', from: 140, tone: 'bad' },
  ],
};
const diastolicChart: ConceptChart = {
  axis: [40, 120],
  bands: [
    { label: '偏低', until: 60, tone: 'warn' },
    { label: '正常', from: 60, until: 80, tone: 'good' },
    { label: '正常高值', from: 80, until: 90, tone: 'warn' },
    { label: '升高', from: 90, tone: 'bad' },
  ],
};
const bodyMassIndexChart: ConceptChart = {
  axis: [15, 35],
  bands: [
    { label: '体重过低', until: 18.5, tone: 'warn' },
    { label: '正常', from: 18.5, until: 24, tone: 'good' },
    { label: '超重', from: 24, until: 28, tone: 'warn' },
    { label: '肥胖', from: 28, tone: 'bad' },
  ],
};
const fastingGlucoseChart: ConceptChart = {
  axis: [3, 12],
  bands: [
    { label: '偏低', until: 3.9, tone: 'bad' },
    { label: '正常', from: 3.9, until: 6.1, tone: 'good' },
    { label: '空腹血糖受损', from: 6.1, until: 7, tone: 'warn' },
    { label: '达糖尿病切点', from: 7, tone: 'bad' },
  ],
};
const hba1cChart: ConceptChart = {
  axis: [4, 12],
  bands: [{ label: '正常', until: 6.1, tone: 'good' }, { label: '偏高', from: 6.1, until: 6.5, tone: 'warn' }, { label: '达糖尿病切点', from: 6.5, tone: 'bad' }],
};

/** Every concept a form refers to. Thresholds of the charts: `rules/clinical-thresholds.md` (BP, BMI by WS/T 428, glucose, HbA1c). */
export const concepts: readonly Concept[] = [
  measured('systolic-blood-pressure', '收缩压', 'mmHg', 0, '8480-6', {
    chart: systolicChart, ranges: [{ low: 90, high: 139 }], higherOf: ['systolic-blood-pressure-left', 'systolic-blood-pressure-right'],
  }),
  measured('diastolic-blood-pressure', '舒张压', 'mmHg', 0, '8462-4', {
    chart: diastolicChart, ranges: [{ low: 60, high: 89 }], higherOf: ['diastolic-blood-pressure-left', 'diastolic-blood-pressure-right'],
  }),
  measured('systolic-blood-pressure-left', '左侧收缩压', 'mmHg', 0),
  measured('systolic-blood-pressure-right', '右侧收缩压', 'mmHg', 0),
  measured('diastolic-blood-pressure-left', '左侧舒张压', 'mmHg', 0),
  measured('diastolic-blood-pressure-right', '右侧舒张压', 'mmHg', 0),
  measured('heart-rate', '心率', '次/分钟', 0, '8867-4', { ranges: [{ low: 60, high: 100 }] }),
  measured('pulse-rate', '脉率', '次/分钟', 0, '8893-0', { ranges: [{ low: 60, high: 100 }] }),
  measured('respiratory-rate', '呼吸频率', '次/分钟', 0, '9279-1'),
  measured('body-temperature', '体温', '℃', 1, '8310-5'),
  measured('body-height', '身高', 'cm', 1, '8302-2'),
  measured('body-weight', '体重', 'kg', 1, '29463-7', { chart: { axis: [40, 100], bands: [] } }),
  measured('body-mass-index', '体质指数', 'kg/m2', 2, '39156-5', { chart: bodyMassIndexChart, ranges: [{ low: 18.5, high: 23.99, minAge: 18 }] }),
  measured('waist-circumference', '腰围', 'cm', 1, '8280-0', { chart: { axis: [60, 120], bands: [] } }),
  measured('visual-acuity-left', '视力·左眼', '', 1, undefined, { ranges: [{ low: 5 }] }),
  measured('visual-acuity-right', '视力·右眼', '', 1, undefined, { ranges: [{ low: 5 }] }),
  measured('corrected-visual-acuity-left', '矫正视力·左眼', '', 1),
  measured('corrected-visual-acuity-right', '矫正视力·右眼', '', 1),
  measured('oxygen-saturation', '血氧饱和度', '%', 0, '59408-5', { ranges: [{ low: 95 }] }),
  measured('hip-circumference', '臀围', 'cm', 1, '62409-8'),
  measured('body-fat-percentage', '体脂率', '%', 1, '41982-0'),
  measured('head-circumference', '头围', 'cm', 1, '9843-4'),
  measured('fev1', '第1秒用力呼气容积（FEV1）', 'L', 2, '20150-9'),
  measured('fvc', '用力肺活量（FVC）', 'L', 2, '19870-5'),
  measured('fev1-fvc-ratio', 'FEV1/FVC', '%', 1, '19926-5'),
  measured('fev1-predicted', 'FEV1占预计值', '%', 1),
  coded('mmrc-grade', 'mMRC 呼吸困难分级'),
  measured('cat-score', 'CAT 评分', '', 0),
  measured('smoking-per-day', '日吸烟量', '支', 0),
  measured('alcohol-per-day', '日饮酒量', '两', 1),
  measured('exercise-times-per-week', '运动频次', '次/周', 0),
  measured('exercise-minutes-per-time', '每次运动时长', '分钟/次', 0),
  coded('psychological-adjustment', '心理调整'),
  coded('compliance-behaviour', '遵医行为'),
  measured('fundal-height', '宫底高度', 'cm', 1, '11881-0'),
  measured('pregnancy-abdominal-circumference', '孕妇腹围', 'cm', 1),
  measured('fetal-heart-rate', '胎心率', '次/分钟', 0, '55283-6'),
  measured('epds-score', '爱丁堡产后抑郁量表评分', '分', 0, '71354-5'),
  measured('phq9-score', 'PHQ-9 总分', '分', 0, '44261-6'),
  measured('gad7-score', 'GAD-7 总分', '分', 0, '70274-6'),
  coded('self-care-grade', '老年人生活自理能力'),
  measured('mmse-score', '简易智力状态检查总分', '分', 0, '72106-8'),
  measured('geriatric-depression-score', '老年人抑郁评分', '分', 0),
  measured('fasting-glucose', '空腹血糖', 'mmol/L', 2, '14771-0', { chart: fastingGlucoseChart }),
  measured('postprandial-glucose-2h', '餐后2小时血糖', 'mmol/L', 2),
  measured('random-glucose', '随机血糖', 'mmol/L', 2, '14749-6'),
  measured('hba1c', '糖化血红蛋白', '%', 1, '4548-4', { chart: hba1cChart }),
  measured('glycated-albumin', '糖化白蛋白', '%', 1),
  measured('total-cholesterol', '总胆固醇', 'mmol/L', 2, '14647-2'),
  measured('triglycerides', '甘油三酯', 'mmol/L', 2, '14927-8'),
  measured('hdl-cholesterol', '高密度脂蛋白胆固醇', 'mmol/L', 2, '14646-4'),
  measured('ldl-cholesterol', '低密度脂蛋白胆固醇', 'mmol/L', 2, '22748-8'),
  measured('non-hdl-cholesterol', '非高密度脂蛋白胆固醇', 'mmol/L', 2, '70204-3'),
  measured('apolipoprotein-a1', '载脂蛋白A1', 'g/L', 2, '1869-7'),
  measured('apolipoprotein-b', '载脂蛋白B', 'g/L', 2, '1884-6'),
  measured('lipoprotein-a', '脂蛋白(a)', 'mg/L', 0, '10835-7'),
  measured('alt', '谷丙转氨酶', 'U/L', 1, '1742-6'),
  measured('ast', '谷草转氨酶', 'U/L', 1, '1920-8'),
  measured('ast-alt-ratio', 'AST/ALT', '', 2, '1916-6'),
  measured('alp', '碱性磷酸酶', 'U/L', 1, '6768-6'),
  measured('ggt', 'γ-谷氨酰基转移酶', 'U/L', 1, '2324-2'),
  measured('total-protein', '总蛋白', 'g/L', 1, '2885-2'),
  measured('albumin', '白蛋白', 'g/L', 1, '1751-7'),
  measured('globulin', '球蛋白', 'g/L', 1, '10834-0'),
  measured('albumin-globulin-ratio', '白球比', '', 2, '1759-0'),
  measured('prealbumin', '前白蛋白', 'mg/L', 0, '14338-8'),
  measured('total-bilirubin', '总胆红素', 'μmol/L', 1, '14631-6'),
  measured('conjugated-bilirubin', '结合胆红素', 'μmol/L', 1, '14629-0'),
  measured('unconjugated-bilirubin', '非结合胆红素', 'μmol/L', 1, '14630-8'),
  measured('total-bile-acid', '总胆汁酸', 'μmol/L', 1),
  measured('cholinesterase', '胆碱酯酶', 'kU/L', 1, '2098-2'),
  measured('creatinine', '血清肌酐', 'μmol/L', 1, '14682-9'),
  measured('urea', '血尿素', 'mmol/L', 2, '22664-7'),
  measured('uric-acid', '血尿酸', 'μmol/L', 1, '14933-6'),
  measured('cystatin-c', '胱抑素C', 'mg/L', 2, '33863-2'),
  measured('beta2-microglobulin', 'β2-微球蛋白', 'mg/L', 2, '1952-1'),
  measured('egfr', '估算肾小球滤过率', 'mL/min/1.73m2', 0, '62238-1'),
  measured('potassium', '血钾', 'mmol/L', 2, '2823-3'),
  measured('sodium', '血钠', 'mmol/L', 1, '2951-2'),
  measured('chloride', '血氯', 'mmol/L', 1, '2075-0'),
  measured('calcium', '总钙', 'mmol/L', 2, '2000-8'),
  measured('phosphate', '无机磷', 'mmol/L', 2, '14879-1'),
  measured('magnesium', '镁', 'mmol/L', 2, '2601-3'),
  measured('creatine-kinase', '肌酸激酶', 'U/L', 0, '2157-6'),
  measured('ck-mb', '肌酸激酶同工酶', 'U/L', 1),
  measured('ldh', '乳酸脱氢酶', 'U/L', 0, '2532-0'),
  measured('hbdh', 'α-羟丁酸脱氢酶', 'U/L', 0),
  measured('hs-crp', '超敏C反应蛋白', 'mg/L', 2, '30522-7'),
  measured('homocysteine', '同型半胱氨酸', 'μmol/L', 1, '13965-9'),
  measured('afp', '甲胎蛋白', 'ng/mL', 2, '1834-1'),
  measured('cea', '癌胚抗原', 'ng/mL', 2, '2039-6'),
  measured('ca199', '糖类抗原19-9', 'U/mL', 2, '24108-3'),
  measured('total-psa', '总前列腺特异抗原', 'ng/mL', 2, '2857-1'),
  coded('hbsag', '乙型肝炎表面抗原', '5195-3'),
  coded('hbsab', '乙型肝炎表面抗体', '10900-9'),
  coded('hbeag', '乙型肝炎e抗原', '13954-3'),
  coded('hbeab', '乙型肝炎e抗体', '13953-5'),
  coded('hbcab', '乙型肝炎核心抗体', '16933-4'),
  coded('syphilis-serology', '梅毒血清学试验'),
  coded('hiv-antibody', 'HIV 抗体'),
  coded('hcv-antibody', '丙型肝炎抗体', '16128-1'),
  coded('helicobacter-pylori', '幽门螺杆菌'),
  measured('white-blood-cell', '白细胞', '×10^9/L', 2, '6690-2'),
  measured('neutrophil-percent', '中性粒细胞百分比', '%', 1, '770-8'),
  measured('lymphocyte-percent', '淋巴细胞百分比', '%', 1, '736-9'),
  measured('monocyte-percent', '单核细胞百分比', '%', 1, '5905-5'),
  measured('eosinophil-percent', '嗜酸性粒细胞百分比', '%', 1, '713-8'),
  measured('basophil-percent', '嗜碱性粒细胞百分比', '%', 1, '706-2'),
  measured('neutrophil-count', '中性粒细胞绝对值', '×10^9/L', 2, '751-8'),
  measured('lymphocyte-count', '淋巴细胞绝对值', '×10^9/L', 2, '731-0'),
  measured('monocyte-count', '单核细胞绝对值', '×10^9/L', 2, '742-7'),
  measured('eosinophil-count', '嗜酸性粒细胞绝对值', '×10^9/L', 2, '711-2'),
  measured('basophil-count', '嗜碱性粒细胞绝对值', '×10^9/L', 2, '704-7'),
  measured('red-blood-cell', '红细胞', '×10^12/L', 2, '789-8'),
  measured('hemoglobin', '血红蛋白', 'g/L', 0, '718-7'),
  measured('hematocrit', '红细胞压积', 'L/L', 3, '4544-3'),
  measured('mcv', '平均红细胞体积', 'fL', 1, '787-2'),
  measured('mch', '平均红细胞血红蛋白含量', 'pg', 1, '785-6'),
  measured('mchc', '平均红细胞血红蛋白浓度', 'g/L', 0, '786-4'),
  measured('rdw-cv', '红细胞分布宽度变异系数', '%', 1, '788-0'),
  measured('rdw-sd', '红细胞分布宽度标准差', 'fL', 1, '21000-5'),
  measured('platelet', '血小板', '×10^9/L', 0, '777-3'),
  measured('mpv', '平均血小板体积', 'fL', 1, '32623-1'),
  measured('pdw', '血小板分布宽度', '%', 1),
  measured('plateletcrit', '血小板压积', '%', 3, '51637-7'),
  measured('platelet-large-cell-ratio', '大血小板比率', '%', 1),
  coded('urine-protein', '尿蛋白', '20454-5'),
  coded('urine-glucose', '尿糖', '25428-4'),
  coded('urine-ketone', '尿酮体', '2514-8'),
  coded('urine-occult-blood', '尿潜血', '5794-3'),
  coded('urine-leukocyte-esterase', '尿白细胞', '5799-2'),
  coded('urine-nitrite', '尿亚硝酸盐', '5802-4'),
  coded('urobilinogen', '尿胆原', '5818-0'),
  coded('urine-bilirubin', '尿胆红素', '5770-3'),
  coded('urine-vitamin-c', '尿维生素C'),
  coded('urine-color', '尿液颜色', '5778-6'),
  coded('urine-clarity', '尿液透明度'),
  measured('urine-specific-gravity', '尿比重', '', 3, '5811-5'),
  measured('urine-ph', '尿酸碱度', '', 1, '5803-2'),
  measured('urine-microalbumin', '尿微量白蛋白', 'mg/dL', 2, '14957-5'),
  measured('urine-creatinine', '尿肌酐', 'mmol/L', 2, '14683-7'),
  measured('albumin-creatinine-ratio', '尿白蛋白/肌酐比值', 'mg/g', 1, '9318-7'),
  measured('urine-calcium', '尿钙', 'mmol/L', 2),
  measured('urine-sediment-red-cells', '尿沉渣红细胞', '个/HPF', 0, '13945-1'),
  measured('urine-sediment-white-cells', '尿沉渣白细胞', '个/HPF', 0, '5821-4'),
  measured('urine-sediment-epithelial-cells', '尿沉渣上皮细胞', '个/HPF', 0),
  measured('urine-sediment-casts', '尿沉渣管型', '个/LPF', 0),
  coded('urine-sediment-crystals', '尿沉渣结晶'),
  coded('urine-sediment-bacteria', '尿沉渣细菌'),
  coded('urine-sediment-yeast', '尿沉渣酵母菌'),
  coded('urine-sediment-mucus', '尿沉渣粘液丝'),
  coded('fecal-occult-blood', '大便潜血', '2335-8'),
  coded('ecg-result', '心电图'),
  coded('chest-xray-result', '胸部X线片'),
  coded('abdominal-ultrasound-result', '腹部B超'),
  coded('other-ultrasound-result', '其他B超'),
  coded('cervical-smear-result', '宫颈涂片'),
];

const byId: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** `undefined` for an id no form uses. */
export const conceptById = (id: string): Concept | undefined => byId.get(id);
