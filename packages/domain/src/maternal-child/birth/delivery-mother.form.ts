import type { FormDefinition } from '../../forms/index.ts';

const noOrYes = [{ code: '1', label: '否' }, { code: '2', label: '是' }] as const;

/**
 * 产时情况（产妇）.
 * `previous` holds of the pregnancy record `countedFrom` (the day from which weeks are counted) or `lastMenstrualPeriod`, and of it or of the
 * first visit how often she was with child (this one included) and gave birth before.
 */
export const deliveryMother: FormDefinition = {
  id: 'delivery-mother',
  version: 1,
  title: '产时情况（产妇）',
  module: 'maternal',
  routes: ['cscfbj'],
  subject: 'pregnancy',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'deliveryTime',
  diesOn: 'deathTime',
  source: '分娩登记（母子健康手册、WS 377 分娩信息）；同类生产系统分娩记录（产妇）',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'admission', title: '入院与分娩',
      fields: [
        { key: 'inpatientNumber', label: '住院号', type: 'text', maxLength: 30 },
        { key: 'admissionDate', label: '入院日期', type: 'date', sensitive: 'birth-date' },
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', min: 1, max: 30, proposed: 'previous.gravidity' },
        {
          key: 'parity', label: '产次', type: 'integer', unit: '次', min: 0, max: 20,
          proposed: 'previous.vaginalDeliveries + previous.caesareanDeliveries + 1', note: '含本次分娩',
        },
        { key: 'deliveryTime', label: '分娩时间', type: 'dateTime', sensitive: 'birth-date', required: true },
        {
          key: 'gestationalWeek', label: '分娩孕周', type: 'computed', unit: '周',
          computed: 'gestationalWeek(previous.countedFrom, previous.lastMenstrualPeriod, deliveryTime)',
        },
        { key: 'gestationalDay', label: '分娩孕周（天）', type: 'integer', sensitive: 'birth-date', unit: '天', min: 0, max: 6, proposed: 'dating.gestationalDay' },
        { key: 'deliveryPlace', label: '分娩地点', type: 'single', required: true, dictionary: 'birth-place' },
        { key: 'deliveryInstitution', label: '分娩机构', type: 'text', required: true, maxLength: 100 },
        {
          key: 'institutionalDelivery', label: '住院分娩', type: 'single', required: true,
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }],
        },
        {
          key: 'fetusCount', label: '胎数', type: 'single', required: true,
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '三胎及以上' }],
        },
        {
          key: 'deliveryMode', label: '分娩方式', type: 'single', required: true,
          options: [
            { code: '1', label: '自然分娩' }, { code: '2', label: '胎头吸引' }, { code: '3', label: '产钳' }, { code: '4', label: '臀助产' },
            { code: '5', label: '剖宫产' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'deliveryModeOther',
        },
        { key: 'deliveryModeOther', label: '分娩方式（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'deliveryMode', in: ['6'] } },
        { key: 'deliveryModeCode', label: '分娩方式（值域代码）', type: 'single', dictionary: 'delivery-mode' },
        {
          key: 'caesareanType', label: '剖宫产类别', type: 'single', options: [{ code: '1', label: '择期' }, { code: '2', label: '急诊' }],
          visibleWhen: { field: 'deliveryMode', in: ['5'] },
        },
        {
          key: 'caesareanIndication', label: '剖宫产指征', type: 'multi',
          options: [
            { code: '1', label: '瘢痕子宫' }, { code: '2', label: '胎儿窘迫' }, { code: '3', label: '头盆不称' }, { code: '4', label: '胎位异常' },
            { code: '5', label: '前置胎盘' }, { code: '6', label: '胎盘早剥' }, { code: '7', label: '子痫前期' }, { code: '8', label: '巨大儿' },
            { code: '9', label: '多胎' }, { code: '10', label: '社会因素' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'caesareanIndicationOther', visibleWhen: { field: 'deliveryMode', in: ['5'] },
        },
        {
          key: 'caesareanIndicationOther', label: '剖宫产指征（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'caesareanIndication', in: ['99'] },
        },
        { key: 'midwife', label: '接生者', type: 'text', required: true, maxLength: 50 },
      ],
    },
    {
      id: 'labor', title: '产程',
      fields: [
        {
          key: 'laborOnset', label: '临产方式', type: 'single',
          options: [{ code: '1', label: '自然临产' }, { code: '2', label: '引产' }, { code: '3', label: '未临产' }],
        },
        { key: 'laborOnsetTime', label: '临产时间', type: 'dateTime', sensitive: 'birth-date' },
        { key: 'membraneRuptureTime', label: '破膜时间', type: 'dateTime', sensitive: 'birth-date' },
        {
          key: 'membraneRupture', label: '胎膜破裂方式', type: 'single',
          options: [{ code: '1', label: '自然破膜' }, { code: '2', label: '人工破膜' }, { code: '3', label: '胎膜早破' }],
        },
        { key: 'fullDilatationTime', label: '宫口开全时间', type: 'dateTime', sensitive: 'birth-date' },
        { key: 'placentaTime', label: '胎盘娩出时间', type: 'dateTime', sensitive: 'birth-date' },
        { key: 'firstStage', label: '第一产程', type: 'integer', unit: '分钟', min: 0, max: 5000 },
        { key: 'secondStage', label: '第二产程', type: 'integer', unit: '分钟', min: 0, max: 1000 },
        { key: 'thirdStage', label: '第三产程', type: 'integer', unit: '分钟', min: 0, max: 600 },
        {
          key: 'totalStage', label: '总产程', type: 'computed', unit: '分钟', computed: 'firstStage + secondStage + thirdStage',
          note: '剖宫产未临产者可不填',
        },
      ],
    },
    {
      id: 'bleeding', title: '出血与会阴',
      fields: [
        { key: 'intrapartumBloodLoss', label: '产时出血量', type: 'integer', unit: 'ml', min: 0, max: 10000 },
        { key: 'postpartum2hBloodLoss', label: '产后2小时出血量', type: 'integer', unit: 'ml', min: 0, max: 10000 },
        {
          key: 'totalBloodLoss', label: '产后24小时总出血量', type: 'integer', unit: 'ml', required: true, min: 0, max: 20000,
          normal: [{ high: 499, note: '阴道分娩≥500、剖宫产≥1000 为产后出血' }],
        },
        {
          key: 'perineum', label: '会阴情况', type: 'single', required: true,
          options: [{ code: '1', label: '完整' }, { code: '2', label: '裂伤' }, { code: '3', label: '切开' }],
        },
        {
          key: 'perinealLaceration', label: '会阴裂伤程度', type: 'single',
          options: [
            { code: '1', label: '无' }, { code: '2', label: 'Ⅰ度' }, { code: '3', label: 'Ⅱ度' }, { code: '4', label: 'Ⅲ度' },
            { code: '5', label: 'Ⅳ度' },
          ],
          visibleWhen: { field: 'perineum', in: ['2'] },
        },
        {
          key: 'suture', label: '缝合', type: 'single',
          options: [{ code: '1', label: '外缝' }, { code: '2', label: '内缝' }, { code: '3', label: '未缝' }],
        },
        { key: 'sutureCount', label: '外缝针数', type: 'integer', unit: '针', min: 0, max: 50, visibleWhen: { field: 'suture', in: ['1'] } },
        {
          key: 'placenta', label: '胎盘', type: 'single',
          options: [
            { code: '1', label: '自然剥离完整' }, { code: '2', label: '自然剥离不完整' }, { code: '3', label: '人工剥离' },
            { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'placentaOther',
        },
        { key: 'placentaOther', label: '胎盘（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'placenta', in: ['9'] } },
        { key: 'membranes', label: '胎膜', type: 'single', options: [{ code: '1', label: '完整' }, { code: '2', label: '不完整' }] },
        {
          key: 'amnioticFluid', label: '羊水性状', type: 'single',
          options: [
            { code: '1', label: '清' }, { code: '2', label: 'Ⅰ度污染' }, { code: '3', label: 'Ⅱ度污染' }, { code: '4', label: 'Ⅲ度污染' },
            { code: '5', label: '血性' },
          ],
        },
        { key: 'amnioticFluidVolume', label: '羊水量', type: 'integer', unit: 'ml', min: 0, max: 10000 },
        {
          key: 'umbilicalCord', label: '脐带', type: 'multi',
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '绕颈' }, { code: '3', label: '脱垂' }, { code: '4', label: '扭转' },
            { code: '5', label: '真结' }, { code: '6', label: '过短' }, { code: '7', label: '过长' }, { code: '9', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '9', otherKey: 'umbilicalCordOther',
        },
        { key: 'umbilicalCordOther', label: '脐带（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'umbilicalCord', in: ['9'] } },
        { key: 'cordNeckLoops', label: '绕颈周数', type: 'integer', unit: '周', min: 0, max: 10, visibleWhen: { field: 'umbilicalCord', in: ['2'] } },
      ],
    },
    {
      id: 'complication', title: '并发症与结局',
      fields: [
        { key: 'critical', label: '是否危重', type: 'single', options: noOrYes, otherCode: '2', otherKey: 'criticalDetail' },
        { key: 'criticalDetail', label: '是否危重（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'critical', in: ['2'] } },
        {
          key: 'hasComplication', label: '产时并发症', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '有' }],
        },
        {
          key: 'complications', label: '并发症', type: 'multi', dictionary: 'intrapartum-complication', otherCode: '99',
          otherKey: 'complicationsOther', visibleWhen: { field: 'hasComplication', in: ['2'] },
        },
        { key: 'complicationsOther', label: '并发症（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'complications', in: ['99'] } },
        {
          key: 'postpartumSystolic', label: '产后收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300,
          normal: [{ high: 139, note: '妊娠期 ≥140 为高血压，≥160 为重度' }],
        },
        {
          key: 'postpartumDiastolic', label: '产后舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200,
          normal: [{ high: 89, note: '妊娠期 ≥90 为高血压，≥110 为重度' }],
        },
        { key: 'firstBreastfeedMinutes', label: '开奶时间（产后）', type: 'integer', unit: '分钟', min: 0, max: 2880 },
        { key: 'earlyContact', label: '早接触、早吸吮', type: 'boolean' },
        { key: 'analgesia', label: '镇痛分娩', type: 'single', options: noOrYes },
        { key: 'transfusion', label: '输血', type: 'single', options: noOrYes },
        {
          key: 'transfusionVolume', label: '输血量', type: 'integer', unit: 'ml', min: 0, max: 20000,
          visibleWhen: { field: 'transfusion', in: ['2'] },
        },
        {
          key: 'maternalOutcome', label: '产妇结局', type: 'single', required: true,
          options: [{ code: '1', label: '存活' }, { code: '2', label: '死亡' }],
        },
        {
          key: 'deathPeriod', label: '死亡时期', type: 'single',
          options: [{ code: '1', label: '产前' }, { code: '2', label: '产时' }, { code: '3', label: '产后' }],
          visibleWhen: { field: 'maternalOutcome', in: ['2'] },
        },
        { key: 'deathTime', label: '死亡时间', type: 'dateTime', visibleWhen: { field: 'maternalOutcome', in: ['2'] } },
        { key: 'dischargeDate', label: '出院日期', type: 'date', sensitive: 'birth-date', max: 'today' },
        { key: 'dischargeDiagnosis', label: '出院诊断', type: 'longText', maxLength: 500 },
        { key: 'riskLevel', label: '分娩时风险分级', type: 'single', dictionary: 'pregnancy-risk-level' },
        { key: 'recorder', label: '登记人', type: 'user' },
        { key: 'recordDate', label: '登记日期', type: 'date' },
      ],
    },
  ],
  derivations: [
    { key: 'dating', rule: 'pregnancyDating', inputs: ['previous.countedFrom', 'previous.lastMenstrualPeriod', 'deliveryTime'] },
    { key: 'delivery', rule: 'deliveryAssessment', inputs: ['totalBloodLoss', 'deliveryMode', 'gestationalWeek', 'gestationalDay'] },
  ],
  checks: [
    {
      id: 'postpartum-systolic-above-diastolic', when: 'postpartumSystolic <= postpartumDiastolic', severity: 'error',
      message: '产后收缩压应大于舒张压，请核对。', fields: ['postpartumSystolic', 'postpartumDiastolic'],
    },
    {
      id: 'admission-date-before-discharge-date', when: 'admissionDate > dischargeDate', severity: 'error',
      message: '入院日期不能晚于出院日期，请核对。', fields: ['dischargeDate', 'admissionDate'],
    },
    {
      id: 'delivery-time-before-death-time', when: 'deliveryTime > deathTime', severity: 'error', message: '分娩时间不能晚于死亡时间，请核对。',
      fields: ['deathTime', 'deliveryTime'],
    },
    {
      id: 'parity-above-gravidity', when: 'parity > gravidity', severity: 'error', message: '产次不能大于孕次，请核对。',
      fields: ['parity', 'gravidity'],
    },
    {
      id: 'two-hours-above-total', when: 'intrapartumBloodLoss + postpartum2hBloodLoss > totalBloodLoss', severity: 'error',
      message: '产后 24 小时总出血量不能小于产时与产后 2 小时出血量之和。',
      fields: ['totalBloodLoss', 'intrapartumBloodLoss', 'postpartum2hBloodLoss'],
    },
    {
      id: 'haemorrhage', when: '!isMissing(delivery.haemorrhage)', severity: 'warning',
      message: '出血量达到产后出血标准（阴道分娩≥500 ml，剖宫产≥1000 ml），请核对并发症。', fields: ['totalBloodLoss'],
    },
    {
      id: 'preterm', when: "delivery.birthTiming == '早产'", severity: 'warning', message: '分娩孕周不足 37 周，为早产，请核对孕周。',
      fields: ['gestationalWeek', 'gestationalDay'],
    },
    { id: 'death', when: "maternalOutcome == '2'", severity: 'warning', advice: true, message: '产妇死亡须同时填报孕产妇死亡报告卡。', fields: ['maternalOutcome'] },
    {
      id: 'labour-order', when: 'laborOnsetTime > fullDilatationTime', severity: 'error', message: '宫口开全时间不能早于临产时间。',
      fields: ['fullDilatationTime', 'laborOnsetTime'],
    },
    {
      id: 'dilatation-order', when: 'fullDilatationTime > deliveryTime', severity: 'error', message: '分娩时间不能早于宫口开全时间。',
      fields: ['deliveryTime', 'fullDilatationTime'],
    },
    {
      id: 'placenta-order', when: 'deliveryTime > placentaTime', severity: 'error', message: '胎盘娩出时间不能早于分娩时间。',
      fields: ['placentaTime', 'deliveryTime'],
    },
  ],
};
