import type { FormDefinition } from '../../forms/index.ts';

const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;

/**
 * 产后42天健康检查记录表.
 * `previous` holds of the delivery `deliveryDate` and `dischargeDate`.
 */
export const postpartum42Day: FormDefinition = {
  id: 'postpartum-42-day',
  version: 1,
  title: '产后42天健康检查记录表',
  module: 'maternal',
  routes: ['ch42'],
  subject: 'pregnancy',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'visitDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 孕产妇健康管理服务规范 附件4（2011 年版表文＋公开实现的第三版接口说明）',
  verified: ['standard-text', 'peer-schema'],
  sections: [
    {
      id: 'base', title: '随访',
      fields: [
        { key: 'visitDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'deliveryDate', label: '分娩日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'previous.deliveryDate' },
        { key: 'dischargeDate', label: '出院日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'previous.dischargeDate' },
        { key: 'postpartumDays', label: '产后天数', type: 'computed', sensitive: 'birth-date', unit: '天', computed: 'daysBetween(deliveryDate, visitDate)' },
      ],
    },
    {
      id: 'exam', title: '检查',
      fields: [
        { key: 'generalHealth', label: '一般健康情况', type: 'longText', required: true, maxLength: 200 },
        { key: 'psychologicalState', label: '一般心理状况', type: 'longText', required: true, maxLength: 200 },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ high: 139, note: '妊娠期 ≥140 为高血压，≥160 为重度' }], concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ high: 89, note: '妊娠期 ≥90 为高血压，≥110 为重度' }], concept: 'diastolic-blood-pressure',
        },
        {
          key: 'breast', label: '乳房', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'breastDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'breastDetail', label: '乳房异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'breast', in: ['2'] } },
        {
          key: 'lochia', label: '恶露', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'lochiaDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'lochiaDetail', label: '恶露异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'lochia', in: ['2'] } },
        {
          key: 'uterus', label: '子宫', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'uterusDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'uterusDetail', label: '子宫异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'uterus', in: ['2'] } },
        {
          key: 'wound', label: '伤口', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'woundDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'woundDetail', label: '伤口异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'wound', in: ['2'] } },
        { key: 'other', label: '其他', type: 'longText', maxLength: 200 },
      ],
    },
    {
      id: 'extra', title: '扩展检查（规范外）',
      fields: [
        {
          key: 'temperature', label: '体温', type: 'decimal', unit: '℃', min: 34, max: 43, precision: 1, usual: [35, 39], concept: 'body-temperature',
        },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 25, max: 200, precision: 1, usual: [30, 120], concept: 'body-weight' },
        { key: 'pulse', label: '脉搏', type: 'integer', unit: '次/分钟', min: 30, max: 220, usual: [45, 130], concept: 'pulse-rate' },
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
          key: 'adnexa', label: '附件', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'adnexaDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'adnexaDetail', label: '附件异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'adnexa', in: ['2'] } },
        {
          key: 'woundHealing', label: '伤口愈合', type: 'single',
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }, { code: '3', label: '无伤口' }],
        },
        { key: 'woundInfection', label: '感染', type: 'boolean' },
        {
          key: 'pelvicFloor', label: '盆底功能', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'pelvicFloorDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'pelvicFloorDetail', label: '盆底功能异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'pelvicFloor', in: ['2'] } },
        {
          key: 'hemoglobin', label: '血红蛋白', type: 'integer', unit: 'g/L', min: 20, max: 250, usual: [60, 200], normal: [{ low: 110 }],
          concept: 'hemoglobin',
        },
        {
          key: 'urineProtein', label: '尿蛋白', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
          concept: 'urine-protein',
        },
        {
          key: 'ogtt', label: '75g OGTT（妊娠期糖尿病者产后6～12周）', type: 'group',
          fields: [
            { key: 'ogttFasting', label: '空腹', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, normal: [{ high: 6 }] },
            { key: 'ogtt2h', label: '2小时', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 2, normal: [{ high: 7.7 }] },
          ],
        },
        {
          key: 'breastfeeding', label: '母乳喂养', type: 'single',
          options: [{ code: '1', label: '纯母乳' }, { code: '2', label: '混合' }, { code: '3', label: '人工' }],
        },
        { key: 'menstruationReturned', label: '月经复潮', type: 'single', options: [{ code: '1', label: '否' }, { code: '2', label: '是' }] },
        {
          key: 'contraception', label: '避孕方式', type: 'single',
          options: [
            { code: '0', label: '未采取' }, { code: '1', label: '避孕套' }, { code: '2', label: '宫内节育器' }, { code: '3', label: '口服避孕药' },
            { code: '4', label: '皮下埋植' }, { code: '5', label: '绝育' }, { code: '6', label: '哺乳闭经避孕' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'contraceptionOther',
        },
        { key: 'contraceptionOther', label: '避孕方式（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'contraception', in: ['9'] } },
        { key: 'epdsScore', label: 'EPDS 评分', type: 'integer', unit: '分', min: 0, max: 30, normal: [{ high: 12 }], concept: 'epds-score' },
        { key: 'epdsItem10', label: 'EPDS 第10题（自伤意念）', type: 'integer', unit: '分', min: 0, max: 3, normal: [{ high: 0 }] },
      ],
    },
    {
      id: 'conclusion', title: '分类与处理',
      fields: [
        {
          key: 'classification', label: '分类', type: 'single', required: true,
          options: [{ code: '1', label: '已恢复' }, { code: '2', label: '未恢复' }], otherCode: '2', otherKey: 'classificationDetail',
          abnormal: ['2'],
        },
        {
          key: 'classificationDetail', label: '分类异常描述', type: 'text', required: true, maxLength: 200,
          visibleWhen: { field: 'classification', in: ['2'] }, proposed: 'assessment.classificationDetail',
        },
        {
          key: 'guidance', label: '指导', type: 'multi', required: true,
          options: [
            { code: '1', label: '心理保健' }, { code: '2', label: '性保健与避孕' }, { code: '3', label: '婴儿喂养' },
            { code: '4', label: '产妇营养' }, { code: '5', label: '其他' },
          ],
          otherCode: '5', otherKey: 'guidanceOther',
        },
        { key: 'guidanceOther', label: '指导（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'guidance', in: ['5'] } },
        {
          key: 'disposition', label: '处理', type: 'single', required: true, options: [{ code: '1', label: '结案' }, { code: '2', label: '转诊' }],
          abnormal: ['2'],
        },
        {
          key: 'referralReason', label: '原因', type: 'text', maxLength: 200, visibleWhen: { field: 'disposition', in: ['2'] },
          proposed: 'assessment.referralReason',
        },
        { key: 'referralTo', label: '机构及科室', type: 'text', maxLength: 100, visibleWhen: { field: 'disposition', in: ['2'] } },
        { key: 'riskLevel', label: '产后风险分级', type: 'single', dictionary: 'pregnancy-risk-level' },
        { key: 'doctorSignature', label: '随访医生签名', type: 'signature', required: true },
        { key: 'institution', label: '检查机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  derivations: [
    {
      key: 'assessment', rule: 'postpartumAssessment',
      inputs: [
        'deliveryDate', 'visitDate', 'dischargeDate', 'temperature', 'systolic', 'diastolic', 'breast', 'lochia', 'uterus', 'wound', 'vulva',
        'vagina', 'cervix', 'adnexa', 'pelvicFloor', 'hemoglobin', 'ogttFasting', 'ogtt2h', 'epdsScore', 'epdsItem10', 'woundInfection',
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'delivery-date-before-discharge-date', when: 'deliveryDate > dischargeDate', severity: 'error',
      message: '分娩日期不能晚于出院日期，请核对。', fields: ['dischargeDate', 'deliveryDate'],
    },
    {
      id: 'visit-before-delivery', when: 'visitDate < deliveryDate', severity: 'error', message: '随访日期不能早于分娩日期。',
      fields: ['visitDate', 'deliveryDate'],
    },
    {
      id: 'self-harm', when: 'epdsItem10 >= 1', severity: 'warning', advice: true, message: 'EPDS 第 10 题有自伤意念：须当面评估自杀风险并转诊。',
      fields: ['epdsItem10'],
    },
    {
      id: 'depression', when: 'epdsScore >= 13', severity: 'warning', advice: true, message: 'EPDS ≥13 分提示产后抑郁可能，请进一步评估或转诊。',
      fields: ['epdsScore'],
    },
    {
      id: 'window', when: 'postpartumDays < 42 || postpartumDays > 56', severity: 'warning',
      message: '产后 42 天检查应在产后 42～56 天进行，请核对日期。', fields: ['visitDate', 'deliveryDate'],
    },
  ],
};
