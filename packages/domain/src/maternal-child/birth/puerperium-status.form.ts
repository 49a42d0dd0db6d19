import type { FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;

/** 产褥期/婴儿期情况. */
export const puerperiumStatus: FormDefinition = {
  id: 'puerperium-status',
  version: 1,
  title: '产褥期/婴儿期情况',
  module: 'maternal',
  routes: ['cyqqk'],
  subject: 'pregnancy',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'recordDate',
  source: '母子健康手册产褥期与新生儿记录；孕产期保健工作规范；同类生产系统；无全国统一表式',
  verified: ['recall'],
  sections: [
    {
      id: 'mother', title: '产褥期（产妇）',
      fields: [
        { key: 'deliveryDate', label: '分娩日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'previous.deliveryDate' },
        { key: 'visitCount', label: '产后访视次数', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'firstVisitDate', label: '首次产后访视日期', type: 'date' },
        { key: 'day42Date', label: '产后42天检查日期', type: 'date', sensitive: 'birth-date' },
        { key: 'complication', label: '产褥期并发症', type: 'single', options: noneOrPresent },
        {
          key: 'complications', label: '并发症', type: 'multi',
          options: [
            { code: '1', label: '产褥感染' }, { code: '2', label: '晚期产后出血' }, { code: '3', label: '产褥期抑郁' },
            { code: '4', label: '乳腺炎' }, { code: '5', label: '泌尿系感染' }, { code: '6', label: '静脉血栓' }, { code: '7', label: '产褥中暑' },
            { code: '8', label: '伤口感染或愈合不良' }, { code: '9', label: '子痫' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'complicationsOther', visibleWhen: { field: 'complication', in: ['2'] },
        },
        { key: 'complicationsOther', label: '并发症（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'complications', in: ['99'] } },
        { key: 'involution', label: '子宫复旧', type: 'single', options: [{ code: '1', label: '良好' }, { code: '2', label: '不良' }] },
        {
          key: 'lochiaDuration', label: '恶露持续', type: 'single',
          options: [{ code: '1', label: '≤2周' }, { code: '2', label: '2～4周' }, { code: '3', label: '4～6周' }, { code: '4', label: '>6周' }],
        },
        {
          key: 'woundHealing', label: '伤口愈合', type: 'single',
          options: [{ code: '1', label: '良好' }, { code: '2', label: '不良' }, { code: '3', label: '无伤口' }],
        },
        {
          key: 'breast', label: '乳房', type: 'single',
          options: [{ code: '1', label: '正常' }, { code: '2', label: '乳头皲裂' }, { code: '3', label: '乳汁淤积' }, { code: '4', label: '乳腺炎' }],
        },
        { key: 'epdsScore', label: 'EPDS 最高评分', type: 'integer', unit: '分', min: 0, max: 30 },
        {
          key: 'maternalOutcome', label: '产妇转归', type: 'single', required: true,
          options: [{ code: '1', label: '健康' }, { code: '2', label: '患病' }, { code: '3', label: '死亡' }, { code: '4', label: '失访' }],
        },
        { key: 'maternalDeathTime', label: '死亡时间', type: 'dateTime', visibleWhen: { field: 'maternalOutcome', in: ['3'] } },
      ],
    },
    {
      id: 'infant', title: '婴儿期（42天内）',
      fields: [
        { key: 'infantNumber', label: '婴儿序号', type: 'integer', min: 1, max: 8, default: 1 },
        {
          key: 'feedingDay42', label: '42天内喂养方式', type: 'single',
          options: [{ code: '1', label: '纯母乳' }, { code: '2', label: '混合' }, { code: '3', label: '人工' }],
        },
        { key: 'newbornVisitCount', label: '新生儿访视次数', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'weightAt28Days', label: '满月体重', type: 'decimal', unit: 'kg', min: 1, max: 10, precision: 2 },
        { key: 'weightAt42Days', label: '42天体重', type: 'decimal', unit: 'kg', min: 1, max: 12, precision: 2 },
        { key: 'lengthAt42Days', label: '42天身长', type: 'decimal', unit: 'cm', min: 40, max: 75, precision: 1 },
        { key: 'headAt42Days', label: '42天头围', type: 'decimal', unit: 'cm', min: 28, max: 48, precision: 1 },
        { key: 'cordFallDay', label: '脐带脱落日龄', type: 'integer', unit: '天', min: 0, max: 60 },
        {
          key: 'jaundice', label: '黄疸', type: 'single',
          options: [{ code: '1', label: '无' }, { code: '2', label: '生理性' }, { code: '3', label: '病理性' }],
        },
        { key: 'illness', label: '患病', type: 'single', options: noneOrPresent, otherCode: '2', otherKey: 'illnessDetail' },
        { key: 'illnessDetail', label: '患病（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'illness', in: ['2'] } },
        {
          key: 'hearing', label: '听力筛查', type: 'single',
          options: [{ code: '1', label: '通过' }, { code: '2', label: '未通过' }, { code: '3', label: '未筛查' }], otherCode: '2',
          otherKey: 'hearingDetail',
        },
        { key: 'hearingDetail', label: '听力筛查（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'hearing', in: ['2'] } },
        {
          key: 'metabolicResult', label: '新生儿疾病筛查结果', type: 'single',
          options: [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }, { code: '3', label: '待复查' }, { code: '4', label: '未筛查' }],
          otherCode: '2', otherKey: 'metabolicResultDetail',
        },
        {
          key: 'metabolicResultDetail', label: '新生儿疾病筛查结果（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'metabolicResult', in: ['2'] },
        },
        {
          key: 'infantOutcome', label: '婴儿转归', type: 'single', required: true,
          options: [{ code: '1', label: '健康' }, { code: '2', label: '患病' }, { code: '3', label: '死亡' }, { code: '4', label: '失访' }],
        },
        { key: 'infantDeathTime', label: '死亡时间', type: 'dateTime', visibleWhen: { field: 'infantOutcome', in: ['3'] } },
      ],
    },
    {
      id: 'closing', title: '结案',
      fields: [
        { key: 'closed', label: '是否结案', type: 'single', options: [{ code: '1', label: '是' }, { code: '2', label: '否' }] },
        { key: 'closingDate', label: '结案日期', type: 'date', max: 'today', visibleWhen: { field: 'closed', in: ['1'] } },
        { key: 'systemManaged', label: '纳入系统管理（早孕检查＋≥5次产检＋产后访视）', type: 'boolean' },
        { key: 'summary', label: '小结', type: 'longText', maxLength: 500 },
        { key: 'doctor', label: '医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'recordDate', label: '记录日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
  ],
  checks: [
    {
      id: 'slow-gain', when: 'weightAt28Days < previous.birthWeight + 0.6', severity: 'warning', advice: true, message: '满月增重不足 0.6 kg，请评估喂养。',
      fields: ['weightAt28Days'],
    },
  ],
};
