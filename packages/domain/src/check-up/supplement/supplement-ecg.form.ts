import type { FormDefinition } from '../../forms/index.ts';

/** 心电图检查结果（补充录入）. */
export const supplementEcg: FormDefinition = {
  id: 'supplement-ecg',
  version: 1,
  title: '心电图检查结果（补充录入）',
  module: 'check-up',
  routes: ['xdt'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '健康体检表 心电图 补充录入（同类系统）；测量正常值为心电图学常用值',
  verified: ['recall'],
  sections: [
    {
      id: 'header', title: '检查登记', page: 'xdt',
      fields: [
        { key: 'archiveNo', label: '编号', type: 'text', maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber' },
        { key: 'checkUpId', label: '关联体检', type: 'text', maxLength: 40, note: '对应 health-check-up 记录；同日自动关联并回填同名项目' },
        { key: 'examDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'reportDate', label: '报告日期', type: 'date', max: 'today' },
        { key: 'examNo', label: '检查号', type: 'text', maxLength: 30 },
        {
          key: 'leads', label: '导联', type: 'single',
          options: [{ code: '1', label: '十二导联' }, { code: '2', label: '单导联' }, { code: '3', label: '动态心电图' }], default: '1',
        },
        { key: 'device', label: '采集设备', type: 'text', maxLength: 50, carryForward: true },
        { key: 'institutionName', label: '检查机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
    {
      id: 'measurements', title: '测量值', page: 'xdt',
      fields: [
        {
          key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', required: true, min: 20, max: 300, usual: [45, 130],
          normal: [{ low: 60, high: 100, minAge: 18 }], concept: 'heart-rate',
        },
        { key: 'atrialRate', label: '心房率', type: 'integer', unit: '次/分钟', min: 20, max: 600 },
        { key: 'pDuration', label: 'P波时限', type: 'integer', unit: 'ms', min: 20, max: 250, normal: [{ high: 119, note: '<120' }] },
        { key: 'prInterval', label: 'PR间期', type: 'integer', unit: 'ms', min: 50, max: 600, normal: [{ low: 120, high: 200, minAge: 18 }] },
        {
          key: 'qrsDuration', label: 'QRS时限', type: 'integer', unit: 'ms', min: 40, max: 300,
          normal: [{ low: 60, high: 110, note: '≥120 为束支传导阻滞等' }],
        },
        { key: 'qtInterval', label: 'QT间期', type: 'integer', unit: 'ms', min: 200, max: 800 },
        {
          key: 'qtc', label: 'QTc（Bazett）', type: 'computed', unit: 'ms', computed: 'qtInterval / (60 / heartRate) ^ 0.5', precision: 0,
          normal: [{ high: 449, sex: 'male', note: '≥450 延长，≥500 高危' }, { high: 459, sex: 'female', note: '≥460 延长，≥500 高危' }],
        },
        { key: 'pAxis', label: 'P电轴', type: 'integer', unit: '°', min: -180, max: 270 },
        {
          key: 'qrsAxis', label: 'QRS电轴', type: 'integer', unit: '°', min: -180, max: 270,
          normal: [{ low: -30, high: 90, note: '< -30 左偏；>90 右偏' }],
        },
        { key: 'tAxis', label: 'T电轴', type: 'integer', unit: '°', min: -180, max: 270 },
        { key: 'rv5', label: 'RV5', type: 'decimal', unit: 'mV', min: 0, max: 10, precision: 2, normal: [{ high: 2.5 }] },
        { key: 'sv1', label: 'SV1', type: 'decimal', unit: 'mV', min: 0, max: 10, precision: 2, note: '记绝对值' },
        {
          key: 'rv5PlusSv1', label: 'RV5+SV1', type: 'computed', unit: 'mV', computed: 'rv5 + sv1', precision: 2,
          normal: [{ high: 4, sex: 'male', note: '>4.0 左室高电压' }, { high: 3.5, sex: 'female', note: '>3.5 左室高电压' }],
        },
      ],
    },
    {
      id: 'interpretation', title: '诊断', page: 'xdt',
      fields: [
        {
          key: 'rhythm', label: '基本心律', type: 'single', required: true,
          options: [
            { code: '1', label: '窦性心律' }, { code: '2', label: '心房颤动' }, { code: '3', label: '心房扑动' }, { code: '4', label: '房性心律' },
            { code: '5', label: '交界性心律' }, { code: '6', label: '室性心律' }, { code: '7', label: '起搏心律' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'rhythmOther',
        },
        { key: 'rhythmOther', label: '其他心律', type: 'text', maxLength: 50, visibleWhen: { field: 'rhythm', in: ['9'] } },
        {
          key: 'findings', label: '心电图所见', type: 'multi',
          options: [
            { code: '1', label: '正常心电图' }, { code: '2', label: '窦性心动过速' }, { code: '3', label: '窦性心动过缓' },
            { code: '4', label: '窦性心律不齐' }, { code: '5', label: '房性早搏' }, { code: '6', label: '室性早搏' },
            { code: '7', label: '交界性早搏' }, { code: '8', label: '心房颤动' }, { code: '9', label: '心房扑动' },
            { code: '10', label: '室上性心动过速' }, { code: '11', label: '一度房室传导阻滞' }, { code: '12', label: '二度房室传导阻滞' },
            { code: '13', label: '三度房室传导阻滞' }, { code: '14', label: '完全性右束支传导阻滞' }, { code: '15', label: '不完全性右束支传导阻滞' },
            { code: '16', label: '完全性左束支传导阻滞' }, { code: '17', label: '左前分支传导阻滞' }, { code: '18', label: '预激综合征' },
            { code: '19', label: 'ST段压低' }, { code: '20', label: 'ST段抬高' }, { code: '21', label: 'T波改变' }, { code: '22', label: 'ST-T改变' },
            { code: '23', label: '异常Q波（陈旧性心肌梗死）' }, { code: '24', label: '左心室高电压或肥厚' }, { code: '25', label: '右心室肥厚' },
            { code: '26', label: '心房肥大' }, { code: '27', label: 'QT间期延长' }, { code: '28', label: '电轴左偏' },
            { code: '29', label: '电轴右偏' }, { code: '30', label: '低电压' }, { code: '31', label: '早期复极' },
            { code: '32', label: '起搏心电图' }, { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'findingsOther', note: '产品编码',
        },
        { key: 'findingsOther', label: '其他所见', type: 'text', maxLength: 200, visibleWhen: { field: 'findings', in: ['99'] } },
        {
          key: 'ecgResult', label: '心电图', type: 'single', required: true, options: [{ code: '1', label: '正常' }, { code: '2', label: '异常' }],
          abnormal: ['2'], concept: 'ecg-result', proposed: "hasAnyExcept(findings, ['1', '4', '15']) ? '2' : '1'", note: '写入 health-check-up.ecg',
        },
        { key: 'impression', label: '心电图诊断', type: 'longText', required: true, maxLength: 1000, note: '写入 health-check-up.ecgDescription' },
        { key: 'critical', label: '危急值', type: 'boolean', note: '见 rules/check-up.md' },
        { key: 'tracing', label: '心电图图形', type: 'image' },
        { key: 'examDoctor', label: '检查医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'reportDoctor', label: '报告医生', type: 'user' },
        { key: 'doctorSignature', label: '医生签字', type: 'signature' },
      ],
    },
  ],
  checks: [
    {
      id: 'exam-date-before-report-date', when: 'examDate > reportDate', severity: 'error', message: '检查日期不能晚于报告日期，请核对。',
      fields: ['reportDate', 'examDate'],
    },
    {
      id: 'result-and-findings', when: "ecgResult == '1' && hasAnyExcept(findings, ['1', '4', '15'])", severity: 'warning',
      message: '所见有异常而结果选了“正常”，请核对（窦性心律不齐、不完全性右束支传导阻滞可由医生判为正常）。', fields: ['ecgResult', 'findings'],
    },
    {
      id: 'fibrillation', when: "rhythm == '2' && !hasAny(findings, ['8'])", severity: 'error',
      message: '基本心律为心房颤动，心电图所见须选“心房颤动”。', fields: ['findings', 'rhythm'],
    },
  ],
};
