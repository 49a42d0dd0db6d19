import type { FormDefinition } from '../../forms/index.ts';

/** 高危孕产妇. */
export const surveillanceHighRiskPregnancy: FormDefinition = {
  id: 'surveillance-high-risk-pregnancy',
  version: 1,
  title: '高危孕产妇',
  module: 'maternal',
  routes: ['gwycf'],
  subject: 'pregnancy',
  occurs: 'many',
  occurredOn: 'registerDate',
  source: '孕产妇妊娠风险评估与管理工作规范（国卫办妇幼发〔2017〕35号）妊娠风险筛查表、评估表、专案管理；同类生产系统高危登记、高危因素表',
  verified: ['peer-schema', 'standard-text', 'recall'],
  sections: [
    {
      id: 'register', title: '登记',
      fields: [
        { key: 'caseNumber', label: '高危专案编号', type: 'text', required: true, maxLength: 30 },
        { key: 'resident', label: '姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'handbookNumber', label: '母子健康手册编号', type: 'text', maxLength: 50, carryForward: true },
        { key: 'age', label: '年龄', type: 'integer', unit: '岁', min: 12, max: 60, proposed: 'fullYears(resident.birthDate, registerDate)' },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20, proposed: 'resident.phone', sensitive: 'phone' },
        { key: 'residenceAddress', label: '现住址', type: 'region', proposed: 'previous.currentAddress' },
        { key: 'registerDate', label: '登记日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'gestationalWeek', label: '登记孕周', type: 'integer', unit: '周', required: true, min: 4, max: 44 },
        { key: 'expectedDeliveryDate', label: '预产期', type: 'date' },
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', min: 1, max: 30, carryForward: true },
        { key: 'parity', label: '产次', type: 'integer', unit: '次', min: 0, max: 20, carryForward: true },
        {
          key: 'stage', label: '评估阶段', type: 'single', required: true,
          options: [
            { code: '1', label: '首次建册' }, { code: '2', label: '孕早期' }, { code: '3', label: '孕中期' }, { code: '4', label: '孕晚期' },
            { code: '5', label: '分娩期' }, { code: '6', label: '产褥期' },
          ],
        },
      ],
    },
    {
      id: 'screen', title: '妊娠风险筛查（阳性内容）',
      fields: [
        {
          key: 'screenBasic', label: '基本情况', type: 'multi',
          options: [
            { code: '1', label: '周岁≥35或≤18岁' }, { code: '2', label: '身高≤145cm或对生育可能有影响的躯体残疾' },
            { code: '3', label: 'BMI>25或<18.5' }, { code: '4', label: 'Rh血型阴性' },
          ],
        },
        {
          key: 'screenAbnormalPregnancy', label: '异常妊娠及分娩史', type: 'multi',
          options: [
            { code: '1', label: '生育间隔<18月或>5年' }, { code: '2', label: '剖宫产史' }, { code: '3', label: '不孕史' },
            { code: '4', label: '不良孕产史' }, { code: '5', label: '本次妊娠异常情况（多胎、辅助生殖等）' },
          ],
        },
        {
          key: 'screenGynecologic', label: '妇产科疾病及手术史', type: 'multi',
          options: [
            { code: '1', label: '生殖道畸形' }, { code: '2', label: '子宫肌瘤或卵巢囊肿≥5cm' }, { code: '3', label: '阴道及宫颈锥切手术史' },
            { code: '4', label: '宫/腹腔镜手术史' }, { code: '5', label: '瘢痕子宫' }, { code: '6', label: '附件恶性肿瘤手术史' },
          ],
        },
        {
          key: 'screenFamily', label: '家族史', type: 'multi',
          options: [
            { code: '1', label: '高血压家族史且孕妇目前血压≥140/90mmHg' }, { code: '2', label: '糖尿病（直系亲属）' },
            { code: '3', label: '凝血因子缺乏' }, { code: '4', label: '严重的遗传性疾病' },
          ],
        },
        {
          key: 'screenDisease', label: '既往疾病及手术史', type: 'multi',
          options: [
            { code: '1', label: '各种重要脏器疾病史' }, { code: '2', label: '恶性肿瘤病史' },
            { code: '3', label: '其他特殊、重大手术史、药物过敏史' },
          ],
        },
        {
          key: 'screenAuxiliary', label: '辅助检查', type: 'multi',
          options: [
            { code: '1', label: '血红蛋白<110g/L' }, { code: '2', label: '血小板≤100×10⁹/L' }, { code: '3', label: '梅毒筛查阳性' },
            { code: '4', label: 'HIV筛查阳性' }, { code: '5', label: '乙肝筛查阳性' }, { code: '6', label: '清洁中段尿常规异常（连续两次以上）' },
            { code: '7', label: '尿糖阳性且空腹血糖异常' }, { code: '8', label: '血清铁蛋白<20μg/L' },
          ],
        },
        {
          key: 'screenSymptoms', label: '需关注的表现特征及病史', type: 'multi',
          options: [
            { code: '1', label: '提示心血管系统' }, { code: '2', label: '提示呼吸系统' }, { code: '3', label: '提示消化系统' },
            { code: '4', label: '提示泌尿系统' }, { code: '5', label: '提示血液系统' }, { code: '6', label: '提示内分泌及免疫系统' },
            { code: '7', label: '提示性传播疾病' }, { code: '8', label: '提示精神神经系统' }, { code: '9', label: '提示其他（如吸毒史）' },
          ],
        },
        { key: 'screenPositive', label: '筛查结果', type: 'computed', computed: 'risk.screenPositive' },
      ],
    },
    {
      id: 'assess', title: '妊娠风险评估',
      fields: [
        { key: 'riskFactors', label: '风险因素', type: 'multi', required: true, dictionary: 'pregnancy-risk-factor' },
        { key: 'computedRiskLevel', label: '按因素推算的分级', type: 'computed', computed: 'risk.computedRiskLevel' },
        {
          key: 'riskLevel', label: '风险分级', type: 'single', required: true, dictionary: 'pregnancy-risk-level', abnormal: ['2', '3', '4', '5'],
          proposed: 'computedRiskLevel',
        },
        { key: 'infectious', label: '紫色（传染病）并列标识', type: 'boolean', proposed: 'risk.infectious' },
        { key: 'assessor', label: '评估医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'assessInstitution', label: '评估机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'assessDate', label: '评估日期', type: 'date', required: true },
        {
          key: 'assessmentHistory', label: '历次评估', type: 'table', minRows: 0, maxRows: 50,
          columns: [
            { key: 'date', label: '日期', type: 'date', required: true },
            { key: 'gestationalWeek', label: '孕周', type: 'integer', unit: '周', min: 4, max: 46 },
            { key: 'level', label: '分级', type: 'single', required: true, dictionary: 'pregnancy-risk-level' },
            { key: 'factors', label: '因素', type: 'multi', dictionary: 'pregnancy-risk-factor' },
            { key: 'handling', label: '处理', type: 'text', maxLength: 200 },
            { key: 'doctor', label: '医生', type: 'user' },
          ],
        },
      ],
    },
    {
      id: 'manage', title: '专案管理',
      fields: [
        { key: 'managed', label: '专案管理', type: 'single', required: true, options: [{ code: '1', label: '是' }, { code: '2', label: '否' }] },
        { key: 'managementInstitution', label: '管理机构', type: 'institution' },
        { key: 'manager', label: '专案管理人', type: 'user' },
        {
          key: 'gradeReportTime', label: '分级报告单报送时间', type: 'dateTime', visibleWhen: { field: 'riskLevel', in: ['3', '4'] },
          note: '橙色3日内、红色24小时内',
        },
        {
          key: 'continuePregnancy', label: '是否适宜继续妊娠', type: 'single',
          options: [{ code: '1', label: '适宜' }, { code: '2', label: '不宜，建议终止' }, { code: '3', label: '待评估' }],
          visibleWhen: { field: 'riskLevel', in: ['4'] },
        },
        { key: 'referral', label: '转诊', type: 'single', options: [{ code: '1', label: '无' }, { code: '2', label: '有' }] },
        { key: 'referralDate', label: '转诊日期', type: 'date', visibleWhen: { field: 'referral', in: ['2'] } },
        { key: 'referralTo', label: '转诊机构', type: 'text', maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] } },
        {
          key: 'referralArrived', label: '转诊到位', type: 'single',
          options: [{ code: '1', label: '到位' }, { code: '2', label: '不到位' }, { code: '3', label: '未反馈' }],
          visibleWhen: { field: 'referral', in: ['2'] },
        },
        { key: 'deliveryPlan', label: '分娩机构与方式建议', type: 'text', maxLength: 200 },
        {
          key: 'followUps', label: '追访记录', type: 'table', minRows: 0, maxRows: 100,
          columns: [
            { key: 'date', label: '日期', type: 'date', required: true },
            { key: 'mode', label: '方式', type: 'single', dictionary: 'follow-up-mode' },
            { key: 'gestationalWeek', label: '孕周', type: 'integer', unit: '周', min: 4, max: 46 },
            { key: 'condition', label: '病情', type: 'text', required: true, maxLength: 300 },
            {
              key: 'result', label: '结果', type: 'single',
              options: [
                { code: '1', label: '正在治疗' }, { code: '2', label: '转为正常' }, { code: '3', label: '病情加重住院治疗' },
                { code: '4', label: '已终止妊娠' }, { code: '5', label: '其他' },
              ],
            },
            { key: 'advice', label: '指导意见', type: 'text', maxLength: 300 },
            { key: 'nextDate', label: '下次追访日期', type: 'date' },
            { key: 'doctor', label: '医生', type: 'user' },
          ],
        },
      ],
    },
    {
      id: 'close', title: '转归与结案',
      fields: [
        {
          key: 'outcome', label: '转归', type: 'single',
          options: [
            { code: '1', label: '高危因素消除' }, { code: '2', label: '继续妊娠高危未消除' }, { code: '3', label: '顺利分娩' },
            { code: '4', label: '不良妊娠结局' }, { code: '5', label: '孕产妇死亡' }, { code: '6', label: '迁出' }, { code: '7', label: '失访' },
          ],
        },
        { key: 'closingDate', label: '结案日期', type: 'date', max: 'today' },
        { key: 'closingSummary', label: '结案小结', type: 'longText', maxLength: 500 },
      ],
    },
  ],
  derivations: [
    {
      key: 'risk', rule: 'pregnancyRiskAssessment',
      inputs: [
        'riskFactors', 'screenBasic', 'screenAbnormalPregnancy', 'screenGynecologic', 'screenFamily', 'screenDisease', 'screenAuxiliary',
        'screenSymptoms', 'age', 'stage',
      ],
    },
  ],
  checks: [
    {
      id: 'register-date-before-closing-date', when: 'registerDate > closingDate', severity: 'error', message: '登记日期不能晚于结案日期，请核对。',
      fields: ['closingDate', 'registerDate'],
    },
    {
      id: 'parity-above-gravidity', when: 'parity > gravidity', severity: 'error', message: '产次不能大于孕次，请核对。',
      fields: ['parity', 'gravidity'],
    },
    {
      id: 'level-below-factors', when: 'riskLevel < computedRiskLevel', severity: 'warning', message: '风险分级低于按风险因素推算的分级，请核对。',
      fields: ['riskLevel', 'riskFactors'],
    },
    {
      id: 'managed', when: "managed == '2' && hasAny(riskLevel, ['3', '4', '5'])", severity: 'error',
      message: '橙色、红色、紫色孕产妇须逐例专案管理。', fields: ['managed', 'riskLevel'],
    },
    {
      id: 'report-in-time',
      when: "(riskLevel == '4' && daysBetween(registerDate, gradeReportTime) > 1) || (riskLevel == '3' && daysBetween(registerDate, gradeReportTime) > 3)",
      severity: 'warning', advice: true, message: '红色 24 小时内、橙色 3 日内报送妊娠风险评估分级报告单（时限待核）。', fields: ['gradeReportTime'],
    },
    {
      id: 'infectious', when: 'risk.infectious == true && infectious == false', severity: 'warning', message: '有传染病因素，应同时标识紫色。',
      fields: ['infectious', 'riskFactors'],
    },
  ],
};
