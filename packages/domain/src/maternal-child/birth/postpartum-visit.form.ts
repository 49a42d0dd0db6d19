import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;
const normalOrAbnormal = [{ code: '1', label: '正常' }, { code: '2', label: '异常' }] as const;

/**
 * 产后访视记录表.
 * `previous` holds of the delivery `deliveryDate` and `dischargeDate`.
 */
export const postpartumVisit: FormDefinition = {
  id: 'postpartum-visit',
  version: 1,
  title: '产后访视记录表',
  module: 'maternal',
  routes: ['chfscf'],
  subject: 'pregnancy',
  occurs: 'many',
  occurredOn: 'visitDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 孕产妇健康管理服务规范 附件3（据公开实现的第三版接口说明）',
  verified: ['peer-schema'],
  sections: [
    {
      id: 'base', title: '访视',
      fields: [
        { key: 'visitDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'deliveryDate', label: '分娩日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'previous.deliveryDate' },
        { key: 'dischargeDate', label: '出院日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'previous.dischargeDate' },
        { key: 'postpartumDays', label: '产后天数', type: 'computed', sensitive: 'birth-date', unit: '天', computed: 'daysBetween(deliveryDate, visitDate)' },
        { key: 'followUpMode', label: '随访方式', type: 'single', dictionary: 'follow-up-mode', default: '2' },
      ],
    },
    {
      id: 'exam', title: '检查',
      fields: [
        {
          key: 'temperature', label: '体温', type: 'decimal', unit: '℃', required: true, min: 34, max: 43, precision: 1, usual: [35, 39],
          normal: conceptRanges.bodyTemperature, concept: 'body-temperature',
        },
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
        { key: 'pulse', label: '脉搏', type: 'integer', unit: '次/分钟', min: 30, max: 220, usual: [45, 130], concept: 'pulse-rate' },
        {
          key: 'nipple', label: '乳头', type: 'single',
          options: [{ code: '1', label: '凸' }, { code: '2', label: '凹' }, { code: '3', label: '皲裂' }],
        },
        { key: 'breastLump', label: '乳房肿块', type: 'boolean' },
        {
          key: 'milkVolume', label: '乳汁量', type: 'single',
          options: [{ code: '1', label: '量多' }, { code: '2', label: '量中' }, { code: '3', label: '量少' }, { code: '4', label: '无' }],
          abnormal: ['1', '2', '3'],
        },
        { key: 'fundalHeight', label: '宫底高度', type: 'decimal', unit: 'cm', min: 0, max: 30, precision: 1, note: '脐下或耻上' },
        {
          key: 'lochiaColor', label: '恶露色', type: 'single',
          options: [{ code: '1', label: '红' }, { code: '2', label: '淡红' }, { code: '3', label: '白' }],
        },
        {
          key: 'lochiaVolume', label: '恶露量', type: 'single',
          options: [{ code: '1', label: '多' }, { code: '2', label: '中' }, { code: '3', label: '少' }, { code: '4', label: '无' }],
          abnormal: ['1', '2', '3'],
        },
        { key: 'lochiaOdor', label: '恶露臭味', type: 'boolean' },
        {
          key: 'woundHealing', label: '伤口愈合', type: 'single',
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }, { code: '3', label: '无伤口' }],
        },
        { key: 'woundInfection', label: '感染', type: 'boolean' },
        {
          key: 'stool', label: '大便', type: 'single', options: normalOrAbnormal, otherCode: '2', otherKey: 'stoolDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'stoolDetail', label: '大便异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'stool', in: ['2'] } },
        {
          key: 'urination', label: '小便', type: 'single', options: normalOrAbnormal, otherCode: '2', otherKey: 'urinationDetail', abnormal: ['2'],
          normalFinding: '1',
        },
        { key: 'urinationDetail', label: '小便异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'urination', in: ['2'] } },
        {
          key: 'epdsScore', label: 'EPDS 评分', type: 'integer', unit: '分', min: 0, max: 30,
          normal: [{ high: 12, note: '≥13 阳性，见 rules/maternal.md' }], concept: 'epds-score',
        },
        { key: 'epdsItem10', label: 'EPDS 第10题（自伤意念）', type: 'integer', unit: '分', min: 0, max: 3, normal: [{ high: 0 }] },
      ],
    },
    {
      id: 'conclusion', title: '分类与指导',
      fields: [
        {
          key: 'classification', label: '分类', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'classificationDetail', abnormal: ['2'], proposed: 'assessment.classification',
        },
        {
          key: 'classificationDetail', label: '分类异常描述', type: 'text', required: true, maxLength: 200,
          visibleWhen: { field: 'classification', in: ['2'] }, proposed: 'assessment.classificationDetail',
        },
        {
          key: 'guidance', label: '指导', type: 'multi', required: true,
          options: [
            { code: '1', label: '个人卫生' }, { code: '2', label: '心理' }, { code: '3', label: '营养' }, { code: '4', label: '母乳喂养' },
            { code: '5', label: '新生儿护理与喂养' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'guidanceOther',
        },
        { key: 'guidanceOther', label: '指导（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'guidance', in: ['6'] } },
        {
          key: 'referral', label: '转诊', type: 'single', required: true, options: [{ code: '1', label: '无' }, { code: '2', label: '有' }],
          abnormal: ['2'], proposed: 'assessment.referral',
        },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: { field: 'referral', in: ['2'] },
          proposed: 'assessment.referralReason',
        },
        { key: 'referralTo', label: '机构及科室', type: 'text', maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] } },
        {
          // What comes next is the examination after 42 days.
          key: 'nextVisitDate', label: '下次随访日期', type: 'date', sensitive: 'birth-date',
          proposed: 'lookup(visitDate < addDays(deliveryDate, 42) ? 1 : 0, {1: addDays(deliveryDate, 42)})',
        },
        { key: 'doctorSignature', label: '随访医生签名', type: 'signature', required: true },
        { key: 'institution', label: '访视机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  derivations: [
    {
      key: 'assessment', rule: 'postpartumAssessment',
      inputs: [
        'deliveryDate', 'visitDate', 'dischargeDate', 'temperature', 'systolic', 'diastolic', 'breast', 'lochia', 'uterus', 'wound', 'epdsScore',
        'epdsItem10', 'woundInfection', 'lochiaOdor',
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
      id: 'next-visit-date', when: 'nextVisitDate <= visitDate', severity: 'error', message: '下次随访日期应晚于随访日期。',
      fields: ['nextVisitDate'],
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
      id: 'discharge-before-visit', when: 'visitDate < dischargeDate', severity: 'error', message: '随访日期不能早于出院日期。',
      fields: ['visitDate', 'dischargeDate'],
    },
    {
      id: 'within-a-week', when: 'visitDate > addDays(dischargeDate, 7)', severity: 'warning', advice: true, message: '产后访视应在出院后 1 周内进行。',
      fields: ['visitDate', 'dischargeDate'],
    },
  ],
};
