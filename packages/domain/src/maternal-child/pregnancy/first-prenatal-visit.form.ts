import type { FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;
const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;
const negativeOrPositive = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }] as const;

/** 第1次产前检查服务记录表. */
export const firstPrenatalVisit: FormDefinition = {
  id: 'first-prenatal-visit',
  version: 1,
  title: '第1次产前检查服务记录表',
  module: 'maternal',
  routes: ['cqccjc'],
  subject: 'pregnancy',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'recordDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 孕产妇健康管理服务规范 附件1（2011 年版名为“第1次产前随访服务记录表”；表文与填表说明据 2011 年版公开文本，第三版选项编码据公开实现的接口说明）',
  verified: ['standard-text', 'peer-schema'],
  sections: [
    {
      id: 'base', title: '基本情况',
      fields: [
        { key: 'recordDate', label: '填表日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'gestationalWeek', label: '孕周', type: 'integer', unit: '周', required: true, min: 4, max: 42, proposed: 'dating.gestationalWeek',
          note: '填表时的怀孕周数',
        },
        { key: 'gestationalDay', label: '孕周（天）', type: 'integer', unit: '天', min: 0, max: 6, proposed: 'dating.gestationalDay' },
        {
          key: 'age', label: '孕妇年龄', type: 'integer', unit: '岁', required: true, min: 12, max: 60,
          proposed: 'fullYears(resident.birthDate, recordDate)',
        },
        { key: 'husbandName', label: '丈夫姓名', type: 'text', sensitive: 'person-name', maxLength: 50, proposed: 'previous.husbandName' },
        { key: 'husbandAge', label: '丈夫年龄', type: 'integer', unit: '岁', min: 15, max: 99, proposed: 'fullYears(previous.husbandBirthDate, recordDate)' },
        { key: 'husbandPhone', label: '丈夫电话', type: 'text', maxLength: 20, sensitive: 'phone', proposed: 'previous.husbandPhone' },
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', required: true, min: 1, max: 30, proposed: 'previous.gravidity', note: '含本次妊娠' },
        { key: 'vaginalDeliveries', label: '产次：阴道分娩', type: 'integer', unit: '次', required: true, min: 0, max: 20, proposed: 'previous.vaginalDeliveries' },
        { key: 'caesareanDeliveries', label: '产次：剖宫产', type: 'integer', unit: '次', required: true, min: 0, max: 10, proposed: 'previous.caesareanDeliveries' },
        {
          key: 'lastMenstrualPeriodKnown', label: '末次月经是否明确', type: 'single',
          options: [{ code: '1', label: '明确' }, { code: '2', label: '不详' }], default: '1',
        },
        {
          key: 'lastMenstrualPeriod', label: '末次月经', type: 'date', required: true, max: 'today',
          visibleWhen: { field: 'lastMenstrualPeriodKnown', in: ['1'] }, proposed: 'previous.lastMenstrualPeriod',
        },
        {
          key: 'expectedDeliveryDate', label: '预产期', type: 'date', required: true, proposed: 'dating.expectedDeliveryDate',
          note: '末次月经月份加9或减3、天数加7；不详时按超声',
        },
      ],
    },
    {
      id: 'history', title: '病史',
      fields: [
        {
          key: 'pastHistory', label: '既往史', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '心脏病' }, { code: '3', label: '肾脏疾病' }, { code: '4', label: '肝脏疾病' },
            { code: '5', label: '高血压' }, { code: '6', label: '贫血' }, { code: '7', label: '糖尿病' }, { code: '8', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '8', otherKey: 'pastHistoryOther', proposed: 'previous.pastHistory',
        },
        { key: 'pastHistoryOther', label: '既往史（其他）', type: 'text', maxLength: 200, proposed: 'previous.pastHistoryOther', visibleWhen: { field: 'pastHistory', in: ['8'] } },
        {
          key: 'familyHistory', label: '家族史', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '遗传性疾病史' }, { code: '3', label: '精神疾病史' }, { code: '4', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '4', otherKey: 'familyHistoryOther', proposed: 'previous.familyHistory',
        },
        { key: 'familyHistoryOther', label: '家族史（其他）', type: 'text', maxLength: 200, proposed: 'previous.familyHistoryOther', visibleWhen: { field: 'familyHistory', in: ['4'] } },
        {
          key: 'personalHistory', label: '个人史', type: 'multi', required: true,
          options: [
            { code: '1', label: '无特殊' }, { code: '2', label: '吸烟' }, { code: '3', label: '饮酒' }, { code: '4', label: '服用药物' },
            { code: '5', label: '接触有毒有害物质' }, { code: '6', label: '接触放射线' }, { code: '7', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '7', otherKey: 'personalHistoryOther', proposed: 'previous.personalHistory',
        },
        { key: 'personalHistoryOther', label: '个人史（其他）', type: 'text', maxLength: 200, proposed: 'previous.personalHistoryOther', visibleWhen: { field: 'personalHistory', in: ['7'] } },
        {
          key: 'gynecologicSurgeryHistory', label: '妇产科手术史', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'gynecologicSurgeryHistoryDetail', proposed: 'previous.gynecologicSurgeryHistory', abnormal: ['2'],
        },
        {
          key: 'gynecologicSurgeryHistoryDetail', label: '妇产科手术史（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'gynecologicSurgeryHistory', in: ['2'] }, proposed: 'previous.gynecologicSurgeryHistoryDetail',
        },
        {
          key: 'obstetricHistory', label: '孕产史', type: 'group', note: '若无填 0',
          fields: [
            { key: 'spontaneousAbortions', label: '自然流产', type: 'integer', unit: '次', min: 0, max: 20, default: 0, proposed: 'previous.spontaneousAbortions' },
            { key: 'inducedAbortions', label: '人工流产', type: 'integer', unit: '次', min: 0, max: 20, default: 0, proposed: 'previous.inducedAbortions' },
            { key: 'fetalDeaths', label: '死胎', type: 'integer', unit: '次', min: 0, max: 20, default: 0, proposed: 'previous.fetalDeaths' },
            { key: 'stillbirths', label: '死产', type: 'integer', unit: '次', min: 0, max: 20, default: 0, proposed: 'previous.stillbirths' },
            { key: 'neonatalDeaths', label: '新生儿死亡', type: 'integer', unit: '次', min: 0, max: 20, default: 0, proposed: 'previous.neonatalDeaths' },
            { key: 'birthDefects', label: '出生缺陷儿', type: 'integer', unit: '次', min: 0, max: 20, default: 0, proposed: 'previous.birthDefects' },
          ],
        },
      ],
    },
    {
      id: 'physical', title: '体格检查',
      fields: [
        { key: 'height', label: '身高', type: 'decimal', unit: 'cm', required: true, min: 100, max: 220, precision: 1, concept: 'body-height' },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 25, max: 200, precision: 1, concept: 'body-weight' },
        {
          key: 'bmi', label: '体质指数（BMI）', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 1,
          concept: 'body-mass-index',
        },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300,
          normal: [{ high: 139, note: '妊娠期 ≥140 为高血压，≥160 为重度' }], concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200,
          normal: [{ high: 89, note: '妊娠期 ≥90 为高血压，≥110 为重度' }], concept: 'diastolic-blood-pressure',
        },
        {
          key: 'heart', label: '听诊：心脏', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'heartDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'heartDetail', label: '听诊：心脏异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'heart', in: ['2'] } },
        {
          key: 'lungs', label: '听诊：肺部', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'lungsDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'lungsDetail', label: '听诊：肺部异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'lungs', in: ['2'] } },
      ],
    },
    {
      id: 'gynecologic', title: '妇科检查',
      fields: [
        {
          key: 'vulva', label: '外阴', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'vulvaDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'vulvaDetail', label: '外阴异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vulva', in: ['2'] } },
        {
          key: 'vagina', label: '阴道', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'vaginaDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'vaginaDetail', label: '阴道异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vagina', in: ['2'] } },
        {
          key: 'cervix', label: '宫颈', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'cervixDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'cervixDetail', label: '宫颈异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'cervix', in: ['2'] } },
        {
          key: 'uterus', label: '子宫', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'uterusDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'uterusDetail', label: '子宫异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'uterus', in: ['2'] } },
        {
          key: 'adnexa', label: '附件', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'adnexaDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'adnexaDetail', label: '附件异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'adnexa', in: ['2'] } },
      ],
    },
    {
      id: 'lab', title: '辅助检查',
      fields: [
        {
          key: 'bloodRoutine', label: '血常规', type: 'group',
          fields: [
            {
              key: 'hemoglobin', label: '血红蛋白值', type: 'integer', unit: 'g/L', required: true, min: 20, max: 250,
              normal: [{ low: 110, note: '妊娠期 <110 为贫血' }], concept: 'hemoglobin',
            },
            {
              key: 'whiteBloodCell', label: '白细胞计数值', type: 'decimal', unit: '×10^9/L', required: true, min: 0.1, max: 200, precision: 2,
              concept: 'white-blood-cell',
            },
            {
              key: 'platelet', label: '血小板计数值', type: 'decimal', unit: '×10^9/L', required: true, min: 1, max: 2000, precision: 0,
              normal: [{ low: 100 }], concept: 'platelet',
            },
            { key: 'bloodRoutineOther', label: '其他', type: 'text', maxLength: 100 },
          ],
        },
        {
          key: 'urineRoutine', label: '尿常规', type: 'group',
          fields: [
            {
              key: 'urineProtein', label: '尿蛋白', type: 'single', required: true, dictionary: 'urine-qualitative',
              abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-protein',
            },
            {
              key: 'urineGlucose', label: '尿糖', type: 'single', required: true, dictionary: 'urine-qualitative',
              abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-glucose',
            },
            {
              key: 'urineKetone', label: '尿酮体', type: 'single', required: true, dictionary: 'urine-qualitative',
              abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-ketone',
            },
            {
              key: 'urineOccultBlood', label: '尿潜血', type: 'single', required: true, dictionary: 'urine-qualitative',
              abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-occult-blood',
            },
            { key: 'urineRoutineOther', label: '其他', type: 'text', maxLength: 100 },
          ],
        },
        { key: 'aboBloodType', label: '血型 ABO', type: 'single', required: true, dictionary: 'abo-blood-type', proposed: 'previous.aboBloodType' },
        { key: 'rhBloodType', label: '血型 Rh*', type: 'single', optionalExam: true, dictionary: 'rh-blood-type' },
        {
          key: 'bloodGlucose', label: '血糖*', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 0.5, max: 60, precision: 2,
          normal: [{ high: 5, note: '空腹；≥5.1 提示妊娠期糖尿病，≥7.0 按孕前糖尿病处理' }],
        },
        {
          key: 'liverFunction', label: '肝功能', type: 'group',
          fields: [
            {
              key: 'alt', label: '血清谷丙转氨酶', type: 'decimal', unit: 'U/L', required: true, min: 0, max: 10000, precision: 1,
              normal: [{ high: 40 }], concept: 'alt',
            },
            {
              key: 'ast', label: '血清谷草转氨酶', type: 'decimal', unit: 'U/L', required: true, min: 0, max: 10000, precision: 1,
              normal: [{ high: 40 }], concept: 'ast',
            },
            { key: 'albumin', label: '白蛋白', type: 'decimal', unit: 'g/L', min: 5, max: 90, precision: 1, concept: 'albumin' },
            { key: 'totalBilirubin', label: '总胆红素', type: 'decimal', unit: 'μmol/L', min: 0, max: 1000, precision: 1, concept: 'total-bilirubin' },
            {
              key: 'directBilirubin', label: '结合胆红素', type: 'decimal', unit: 'μmol/L', min: 0, max: 1000, precision: 1,
              concept: 'conjugated-bilirubin',
            },
          ],
        },
        {
          key: 'kidneyFunction', label: '肾功能', type: 'group',
          fields: [
            {
              key: 'creatinine', label: '血清肌酐', type: 'decimal', unit: 'μmol/L', required: true, min: 5, max: 2000, precision: 1,
              concept: 'creatinine',
            },
            { key: 'bloodUrea', label: '血尿素', type: 'decimal', unit: 'mmol/L', required: true, min: 0.1, max: 100, precision: 2, concept: 'urea' },
          ],
        },
        {
          key: 'vaginalSecretion', label: '阴道分泌物*', type: 'multi', optionalExam: true,
          options: [{ code: '1', label: '未见异常' }, { code: '2', label: '滴虫' }, { code: '3', label: '假丝酵母菌' }, { code: '4', label: '其他' }],
          exclusive: ['1'], otherCode: '4', otherKey: 'vaginalSecretionOther',
        },
        {
          key: 'vaginalSecretionOther', label: '阴道分泌物（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'vaginalSecretion', in: ['4'] },
        },
        {
          key: 'vaginalCleanliness', label: '阴道清洁度*', type: 'single', optionalExam: true,
          options: [{ code: '1', label: 'Ⅰ度' }, { code: '2', label: 'Ⅱ度' }, { code: '3', label: 'Ⅲ度' }, { code: '4', label: 'Ⅳ度' }],
        },
        {
          key: 'hepatitisB', label: '乙型肝炎', type: 'group', note: '原表为文字填写',
          fields: [
            {
              key: 'hbsag', label: '乙型肝炎表面抗原', type: 'single', required: true, options: negativeOrPositive, abnormal: ['2'], concept: 'hbsag',
            },
            { key: 'hbsab', label: '乙型肝炎表面抗体*', type: 'single', optionalExam: true, options: negativeOrPositive, concept: 'hbsab' },
            { key: 'hbeag', label: '乙型肝炎e抗原*', type: 'single', optionalExam: true, options: negativeOrPositive, concept: 'hbeag' },
            { key: 'hbeab', label: '乙型肝炎e抗体*', type: 'single', optionalExam: true, options: negativeOrPositive, concept: 'hbeab' },
            { key: 'hbcab', label: '乙型肝炎核心抗体*', type: 'single', optionalExam: true, options: negativeOrPositive, concept: 'hbcab' },
          ],
        },
        {
          key: 'syphilis', label: '梅毒血清学试验*', type: 'single', optionalExam: true, options: negativeOrPositive, abnormal: ['2'],
          concept: 'syphilis-serology', note: '重大公共卫生服务免费检测项目',
        },
        {
          key: 'hivAntibody', label: 'HIV 抗体检测*', type: 'single', optionalExam: true, options: negativeOrPositive, abnormal: ['2'],
          concept: 'hiv-antibody', note: '重大公共卫生服务免费检测项目',
        },
        { key: 'ultrasound', label: 'B 超*', type: 'longText', optionalExam: true, maxLength: 300 },
        { key: 'otherExam', label: '其他*', type: 'longText', optionalExam: true, maxLength: 300 },
      ],
    },
    {
      id: 'conclusion', title: '评估与指导',
      fields: [
        {
          key: 'overallAssessment', label: '总体评估', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'overallAssessmentDetail', abnormal: ['2'], proposed: 'assessment.classification',
        },
        {
          key: 'overallAssessmentDetail', label: '总体评估异常描述', type: 'text', required: true, maxLength: 200,
          visibleWhen: { field: 'overallAssessment', in: ['2'] }, proposed: 'assessment.classificationDetail',
        },
        {
          key: 'riskLevel', label: '妊娠风险分级', type: 'single', dictionary: 'pregnancy-risk-level', abnormal: ['2', '3', '4', '5'],
          proposed: 'risk.riskLevel', note: '规范原表无此栏，按国卫办妇幼发〔2017〕35号在首次建册时评估',
        },
        { key: 'riskFactors', label: '风险因素', type: 'multi', dictionary: 'pregnancy-risk-factor', proposed: 'risk.riskFactors' },
        {
          key: 'guidance', label: '保健指导', type: 'multi', required: true,
          options: [
            { code: '1', label: '生活方式' }, { code: '2', label: '心理' }, { code: '3', label: '营养' },
            { code: '4', label: '避免致畸因素和疾病对胚胎的不良影响' }, { code: '5', label: '产前筛查宣传告知' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'guidanceOther',
        },
        { key: 'guidanceOther', label: '保健指导（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'guidance', in: ['6'] } },
        { key: 'referral', label: '转诊', type: 'single', required: true, options: noneOrPresent, abnormal: ['2'], proposed: 'assessment.referral' },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 200, visibleWhen: { field: 'referral', in: ['2'] },
          proposed: 'assessment.referralReason',
        },
        { key: 'referralTo', label: '机构及科室', type: 'text', maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] } },
        { key: 'nextVisitDate', label: '下次随访日期', type: 'date', required: true, proposed: 'assessment.nextVisitDate' },
        { key: 'doctorSignature', label: '随访医生签名', type: 'signature', required: true },
        { key: 'institution', label: '检查机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  derivations: [
    { key: 'dating', rule: 'pregnancyDating', inputs: ['lastMenstrualPeriodKnown', 'lastMenstrualPeriod', 'recordDate'] },
    {
      key: 'assessment', rule: 'prenatalAssessment',
      inputs: [
        'lastMenstrualPeriod', 'recordDate', 'gestationalWeek', 'gestationalDay', 'systolic', 'diastolic', 'weight', 'height', 'hemoglobin',
        'urineProtein', 'previous.countedFrom', 'previous.prePregnancyWeight', 'previous.fetusCount', 'previous.baselineSystolic',
        'previous.baselineDiastolic',
      ],
    },
    {
      key: 'risk', rule: 'pregnancyRiskAssessment',
      inputs: [
        'age', 'height', 'hemoglobin', 'platelet', 'hbsag', 'hivAntibody', 'syphilis', 'alt', 'ast', 'rhBloodType', 'caesareanDeliveries',
        'spontaneousAbortions', 'inducedAbortions', 'previous.prePregnancyBmi', 'previous.fetusCount', 'previous.conceptionMode',
        'previous.medicalAbortions', 'previous.midTrimesterInductions',
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'last-menstrual-period-before-record-date', when: 'lastMenstrualPeriod > recordDate', severity: 'error',
      message: '末次月经不能晚于填表日期，请核对。', fields: ['recordDate', 'lastMenstrualPeriod'],
    },
    {
      id: 'next-visit-date', when: 'nextVisitDate <= recordDate', severity: 'error', message: '下次随访日期应晚于填表日期。',
      fields: ['nextVisitDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    { id: 'early', when: 'gestationalWeek >= 13', severity: 'warning', advice: true, message: '第 1 次产前检查宜在孕 13 周前完成。', fields: ['gestationalWeek'] },
    {
      id: 'week-and-period', when: 'gestationalWeek * 7 + gestationalDay != daysBetween(lastMenstrualPeriod, recordDate)', severity: 'warning',
      message: '孕周与末次月经不一致，请核对（经超声校正者除外）。', fields: ['gestationalWeek', 'gestationalDay', 'lastMenstrualPeriod'],
    },
    {
      id: 'next-window',
      when: "overallAssessment == '1' && (nextVisitDate < addDays(lastMenstrualPeriod, 112) || nextVisitDate > addDays(lastMenstrualPeriod, 146))",
      severity: 'warning', advice: true, message: '无异常者下次随访宜在孕 16～20 周。', fields: ['nextVisitDate'],
    },
  ],
};
