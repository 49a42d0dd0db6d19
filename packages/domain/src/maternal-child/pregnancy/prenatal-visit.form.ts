import type { FormDefinition } from '../../forms/index.ts';

const whenExamined = { all: [{ field: 'serviceType', in: ['1'] }, { field: 'lostToFollowUp', in: ['1'] }] } as const;

/**
 * 第2～5次产前随访服务记录表.
 * `previous` holds of the pregnancy record: `countedFrom` or `lastMenstrualPeriod`, `prePregnancyWeight`, `height`,
 * `fetusCount`, `baselineSystolic`, `baselineDiastolic`.
 */
export const prenatalVisit: FormDefinition = {
  id: 'prenatal-visit',
  version: 1,
  title: '第2～5次产前随访服务记录表',
  module: 'maternal',
  routes: ['cqfcjl'],
  subject: 'pregnancy',
  occurs: 'many',
  stagedBy: 'visitNumber',
  repeatedStages: ['9'],
  course: 300,
  occurredOn: 'visitDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 孕产妇健康管理服务规范 附件2；页面名为产前复查记录；选项编码据公开实现的第三版接口说明与填表说明第10～13条',
  verified: ['peer-schema'],
  sections: [
    {
      id: 'base', title: '随访',
      fields: [
        {
          key: 'visitNumber', label: '随访次别', type: 'single', required: true,
          options: [
            { code: '2', label: '第2次' }, { code: '3', label: '第3次' }, { code: '4', label: '第4次' }, { code: '5', label: '第5次' },
            { code: '9', label: '增加的随访' },
          ],
          proposed: 'assessment.visitNumber',
        },
        {
          key: 'serviceType', label: '服务方式类别', type: 'single', required: true,
          options: [{ code: '1', label: '随访' }, { code: '2', label: '督促' }], default: '1',
          note: '无助产技术资质的基层机构督促孕妇到有资质机构检查时只记督促日期',
        },
        { key: 'visitDate', label: '（随访/督促）日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'gestationalWeek', label: '孕周', type: 'integer', unit: '周', required: true, min: 4, max: 44, proposed: 'dating.gestationalWeek' },
        { key: 'gestationalDay', label: '孕周（天）', type: 'integer', unit: '天', min: 0, max: 6, proposed: 'dating.gestationalDay' },
        { key: 'followUpMode', label: '随访方式', type: 'single', dictionary: 'follow-up-mode' },
        { key: 'lostToFollowUp', label: '是否失访', type: 'single', options: [{ code: '1', label: '否' }, { code: '2', label: '是' }], default: '1' },
        { key: 'lostReason', label: '失访原因', type: 'text', maxLength: 200, visibleWhen: { field: 'lostToFollowUp', in: ['2'] } },
        { key: 'chiefComplaint', label: '主诉', type: 'longText', maxLength: 500, visibleWhen: { field: 'serviceType', in: ['1'] } },
      ],
    },
    {
      id: 'exam', title: '检查',
      fields: [
        {
          key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 25, max: 200, precision: 1, usual: [30, 120],
          visibleWhen: whenExamined, concept: 'body-weight',
        },
        {
          key: 'obstetricExam', label: '产科检查', type: 'group', visibleWhen: whenExamined,
          fields: [
            { key: 'fundalHeight', label: '宫底高度', type: 'decimal', unit: 'cm', min: 1, max: 60, precision: 1, concept: 'fundal-height' },
            {
              key: 'abdominalCircumference', label: '腹围', type: 'decimal', unit: 'cm', min: 40, max: 180, precision: 1,
              concept: 'pregnancy-abdominal-circumference',
            },
            { key: 'fetalPosition', label: '胎位', type: 'single', dictionary: 'fetal-position', note: '原表为文字；多胎时见 fetuses' },
            {
              key: 'fetalHeartRate', label: '胎心率', type: 'integer', unit: '次/分钟', min: 30, max: 250, normal: [{ low: 110, high: 160 }],
              concept: 'fetal-heart-rate',
            },
          ],
        },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ high: 139, note: '妊娠期 ≥140 为高血压，≥160 为重度' }], visibleWhen: whenExamined, concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ high: 89, note: '妊娠期 ≥90 为高血压，≥110 为重度' }], visibleWhen: whenExamined, concept: 'diastolic-blood-pressure',
        },
        {
          key: 'hemoglobin', label: '血红蛋白', type: 'integer', unit: 'g/L', required: true, min: 20, max: 250, usual: [60, 200],
          normal: [{ low: 110 }], visibleWhen: whenExamined, concept: 'hemoglobin',
        },
        {
          key: 'urineProtein', label: '尿蛋白', type: 'single', required: true, dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          visibleWhen: whenExamined, concept: 'urine-protein',
        },
        { key: 'otherExam', label: '其他辅助检查*', type: 'longText', optionalExam: true, maxLength: 300, visibleWhen: whenExamined },
      ],
    },
    {
      id: 'extra', title: '扩展检查（规范外）',
      fields: [
        { key: 'fetalPresentation', label: '胎先露', type: 'single', dictionary: 'fetal-presentation', visibleWhen: whenExamined },
        {
          key: 'engagement', label: '衔接', type: 'single',
          options: [{ code: '1', label: '未入盆' }, { code: '2', label: '浅入' }, { code: '3', label: '已入盆' }], visibleWhen: whenExamined,
        },
        {
          key: 'edema', label: '浮肿', type: 'single', dictionary: 'edema-degree', abnormal: ['2', '3', '4', '5'], visibleWhen: whenExamined,
          normalFinding: '1',
        },
        {
          key: 'fetalMovement', label: '胎动', type: 'single',
          options: [{ code: '1', label: '正常' }, { code: '2', label: '减少' }, { code: '3', label: '频繁' }, { code: '4', label: '无' }],
          abnormal: ['2', '3', '4'], visibleWhen: whenExamined, normalFinding: '1',
        },
        { key: 'bloodGlucose', label: '血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, visibleWhen: whenExamined },
        {
          key: 'ogtt', label: '75g OGTT（孕24～28周）', type: 'group', visibleWhen: whenExamined,
          fields: [
            { key: 'ogttFasting', label: '空腹', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, normal: [{ high: 5 }] },
            { key: 'ogtt1h', label: '1小时', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, normal: [{ high: 9.9 }] },
            { key: 'ogtt2h', label: '2小时', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, normal: [{ high: 8.4 }] },
          ],
        },
        {
          key: 'amnioticFluidDepth', label: '羊水最大垂直深度', type: 'decimal', unit: 'cm', min: 0, max: 30, precision: 1, visibleWhen: whenExamined,
        },
        {
          key: 'amnioticFluidIndex', label: '羊水指数（AFI）', type: 'decimal', unit: 'cm', min: 0, max: 60, precision: 1,
          normal: [{ low: 5.1, high: 24.9 }], visibleWhen: whenExamined,
        },
        { key: 'ultrasound', label: '超声诊断', type: 'longText', maxLength: 300, visibleWhen: whenExamined },
        { key: 'ultrasoundDate', label: '超声日期', type: 'date', max: 'today', visibleWhen: whenExamined },
        {
          key: 'prenatalScreening', label: '产前筛查', type: 'single',
          options: [{ code: '1', label: '低风险' }, { code: '2', label: '高风险' }, { code: '3', label: '未查' }], abnormal: ['2'],
          visibleWhen: whenExamined,
        },
        { key: 'prenatalScreeningDate', label: '产前筛查日期', type: 'date', visibleWhen: { field: 'prenatalScreening', in: ['1', '2'] } },
        {
          key: 'prenatalDiagnosis', label: '产前诊断', type: 'single',
          options: [{ code: '1', label: '阳性' }, { code: '2', label: '阴性' }, { code: '3', label: '未做' }], abnormal: ['1'],
          visibleWhen: whenExamined,
        },
        { key: 'prenatalDiagnosisDate', label: '产前诊断日期', type: 'date', visibleWhen: { field: 'prenatalDiagnosis', in: ['1', '2'] } },
        {
          key: 'fetuses', label: '多胎胎儿情况', type: 'table', visibleWhen: whenExamined, minRows: 0, maxRows: 8,
          columns: [
            { key: 'fetusNumber', label: '胎儿序号', type: 'integer', min: 1, max: 8 },
            { key: 'position', label: '胎方位', type: 'single', dictionary: 'fetal-position' },
            { key: 'positionAbnormal', label: '胎位异常', type: 'boolean' },
            { key: 'heartRate', label: '胎心率', type: 'integer', unit: '次/分钟', min: 30, max: 250 },
            { key: 'heartAbnormal', label: '胎心异常', type: 'boolean' },
          ],
        },
      ],
    },
    {
      id: 'conclusion', title: '分类与指导',
      fields: [
        {
          key: 'classification', label: '分类', type: 'single', required: true,
          options: [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }], otherCode: '2', otherKey: 'classificationDetail',
          abnormal: ['2'], visibleWhen: whenExamined, proposed: 'assessment.classification',
        },
        {
          key: 'classificationDetail', label: '分类异常描述', type: 'text', required: true, maxLength: 200,
          visibleWhen: { field: 'classification', in: ['2'] }, proposed: 'assessment.classificationDetail',
        },
        {
          key: 'riskLevel', label: '妊娠风险分级（动态评估）', type: 'single', dictionary: 'pregnancy-risk-level', abnormal: ['2', '3', '4', '5'],
          visibleWhen: whenExamined, proposed: 'level.riskLevel',
        },
        { key: 'riskFactors', label: '风险因素', type: 'multi', dictionary: 'pregnancy-risk-factor', visibleWhen: whenExamined },
        {
          key: 'guidance', label: '指导', type: 'multi', required: true,
          options: [
            { code: '1', label: '生活方式' }, { code: '2', label: '营养' }, { code: '3', label: '心理' }, { code: '4', label: '运动' },
            { code: '5', label: '自我监测' }, { code: '6', label: '分娩准备' }, { code: '7', label: '母乳喂养' }, { code: '8', label: '其他' },
          ],
          otherCode: '8', otherKey: 'guidanceOther', visibleWhen: whenExamined,
          note: '原表编码随次别不同：第2次 1生活方式 2营养 3心理 4运动 5其他；第3次 5自我监护 6母乳喂养 7其他；第4、5次 5自我监测 6分娩准备 7母乳喂养 8其他。此处统一用第4、5次编码，导出时换算',
        },
        { key: 'guidanceOther', label: '指导（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'guidance', in: ['8'] } },
        {
          key: 'referral', label: '转诊', type: 'single', required: true, options: [{ code: '1', label: '无' }, { code: '2', label: '有' }],
          abnormal: ['2'], visibleWhen: whenExamined, proposed: 'assessment.referral',
        },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 200, visibleWhen: { field: 'referral', in: ['2'] },
          proposed: 'assessment.referralReason',
        },
        { key: 'referralTo', label: '机构及科室', type: 'text', maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] } },
        {
          key: 'pregnancyStatus', label: '妊娠状态', type: 'single', options: [{ code: '1', label: '继续妊娠' }, { code: '2', label: '已终止妊娠' }],
          default: '1',
        },
        {
          key: 'terminationMode', label: '终止妊娠方式', type: 'single', dictionary: 'pregnancy-termination-mode',
          visibleWhen: { field: 'pregnancyStatus', in: ['2'] },
        },
        { key: 'terminationDate', label: '终止妊娠日期', type: 'date', max: 'today', visibleWhen: { field: 'pregnancyStatus', in: ['2'] } },
        { key: 'nextVisitDate', label: '下次随访日期', type: 'date', proposed: 'assessment.nextVisitDate' },
        { key: 'doctorSignature', label: '随访医生签名', type: 'signature', required: true },
        { key: 'institution', label: '检查机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  derivations: [
    { key: 'dating', rule: 'pregnancyDating', inputs: ['previous.countedFrom', 'previous.lastMenstrualPeriod', 'visitDate'] },
    { key: 'level', rule: 'pregnancyRiskAssessment', inputs: ['riskFactors'] },
    {
      key: 'assessment', rule: 'prenatalAssessment',
      inputs: [
        'previous.countedFrom', 'previous.lastMenstrualPeriod', 'visitDate', 'gestationalWeek', 'gestationalDay', 'pregnancyStatus',
        'terminationDate', 'systolic', 'diastolic', 'weight', 'hemoglobin', 'urineProtein', 'ogttFasting', 'ogtt1h', 'ogtt2h', 'fundalHeight',
        'abdominalCircumference', 'fetalHeartRate', 'fetalMovement', 'amnioticFluidDepth', 'amnioticFluidIndex', 'previous.prePregnancyWeight',
        'previous.height', 'previous.fetusCount', 'previous.baselineSystolic', 'previous.baselineDiastolic',
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    { id: 'next-visit-date', when: 'nextVisitDate <= visitDate', severity: 'error', message: '下次随访日期应晚于。', fields: ['nextVisitDate'] },
    {
      id: 'window-2', when: "visitNumber == '2' && (gestationalWeek < 16 || gestationalWeek > 20)", severity: 'warning',
      message: '第 2 次产前随访应在孕 16～20 周，请核对次别与孕周。', fields: ['gestationalWeek', 'visitNumber'],
    },
    {
      id: 'window-3', when: "visitNumber == '3' && (gestationalWeek < 21 || gestationalWeek > 24)", severity: 'warning',
      message: '第 3 次产前随访应在孕 21～24 周，请核对次别与孕周。', fields: ['gestationalWeek', 'visitNumber'],
    },
    {
      id: 'window-4', when: "visitNumber == '4' && (gestationalWeek < 28 || gestationalWeek > 36)", severity: 'warning',
      message: '第 4 次产前随访应在孕 28～36 周，请核对次别与孕周。', fields: ['gestationalWeek', 'visitNumber'],
    },
    {
      id: 'window-5', when: "visitNumber == '5' && (gestationalWeek < 37 || gestationalWeek > 40)", severity: 'warning',
      message: '第 5 次产前随访应在孕 37～40 周，请核对次别与孕周。', fields: ['gestationalWeek', 'visitNumber'],
    },
    {
      id: 'next-after-end', when: "pregnancyStatus == '2' && !isMissing(nextVisitDate)", severity: 'error',
      message: '妊娠已终止，不再填下次随访日期。', fields: ['nextVisitDate', 'pregnancyStatus'],
    },
  ],
};
