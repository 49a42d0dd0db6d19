import type { FormDefinition } from '../../forms/index.ts';

const motherSerology = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }, { code: '3', label: '未检测' }, { code: '4', label: '不详' }] as const;

/** Of a dose that was given elsewhere and is written down later (补录) not everything is known. */
const NOT_LATER = "isMissing(doseType) || doseType != '5'";

/** 计划免疫登记（预防接种个案卡）. */
export const immunizationRecord: FormDefinition = {
  id: 'immunization-record',
  version: 1,
  title: '计划免疫登记（预防接种个案卡）',
  module: 'child',
  routes: ['jhmydj'],
  subject: 'child',
  occurs: 'one',
  occurredOn: 'cardDate',
  source: '预防接种服务规范（第三版，2017）；预防接种工作规范（2023年版）；WS 375.12 疾病控制基本数据集 预防接种',
  verified: ['recall'],
  sections: [
    {
      id: 'identity', title: '儿童信息',
      fields: [
        { key: 'child', label: '儿童', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'cardNumber', label: '预防接种卡编号（个案编码）', type: 'text', required: true, maxLength: 20 },
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 30, proposed: 'resident.name' },
        { key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'" },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        { key: 'birthWeight', label: '出生体重', type: 'decimal', unit: 'kg', min: 0.3, max: 8, precision: 2, proposed: 'previous.birthWeight' },
        { key: 'birthInstitution', label: '出生医院', type: 'text', maxLength: 70, proposed: 'previous.deliveryInstitution' },
        { key: 'birthCertificateNumber', label: '出生医学证明编号', type: 'text', maxLength: 10, proposed: 'previous.birthCertificateNumber' },
        { key: 'guardianName', label: '监护人姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 30, proposed: 'isMissing(previous.guardianName) ? previous.motherName : previous.guardianName' },
        {
          key: 'guardianRelation', label: '监护人关系', type: 'single',
          proposed: "isMissing(previous.guardianName) ? (isMissing(previous.motherName) ? '' : '2') : lookup(previous.guardianRelation, {1: '1', 2: '2', 3: '3', 4: '4', 5: '9', 9: '9'})",
          options: [
            { code: '1', label: '父亲' }, { code: '2', label: '母亲' }, { code: '3', label: '祖父母' }, { code: '4', label: '外祖父母' },
            { code: '9', label: '其他' },
          ],
        },
        { key: 'guardianPhone', label: '联系电话', type: 'text', required: true, maxLength: 25, sensitive: 'phone', proposed: 'isMissing(previous.guardianPhone) ? previous.motherPhone : previous.guardianPhone' },
        { key: 'guardianIdNumber', label: '监护人身份证号', type: 'text', maxLength: 18, sensitive: 'id-number' },
        { key: 'registeredRegion', label: '户籍地址', type: 'region', proposed: 'previous.registeredRegion' },
        { key: 'currentRegion', label: '现住址', type: 'region', required: true, proposed: 'previous.currentRegion' },
        { key: 'currentAddress', label: '现住详细地址', type: 'text', required: true, maxLength: 100, sensitive: 'address', proposed: 'resident.address' },
        {
          key: 'residenceClass', label: '户籍类别', type: 'single', required: true,
          options: [
            { code: '1', label: '本县' }, { code: '2', label: '外县' }, { code: '3', label: '外市' }, { code: '4', label: '外省' },
            { code: '5', label: '港澳台' }, { code: '6', label: '外籍' },
          ],
        },
        {
          key: 'stayClass', label: '居住属性', type: 'single', required: true,
          options: [{ code: '1', label: '常住' }, { code: '2', label: '流动（居住≥3个月）' }, { code: '3', label: '临时（<3个月）' }],
        },
      ],
    },
    {
      id: 'card', title: '建卡与管理',
      fields: [
        { key: 'cardDate', label: '建卡日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'cardInstitution', label: '建卡单位', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'certificateIssued', label: '是否建预防接种证', type: 'boolean', required: true },
        { key: 'certificateDate', label: '建证日期', type: 'date', required: 'certificateIssued == true' },
        { key: 'responsibleInstitution', label: '管理接种单位', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'immigration', label: '迁入日期', type: 'date' },
        {
          key: 'archiveStatus', label: '在册情况', type: 'single', required: true,
          options: [
            { code: '1', label: '在册' }, { code: '2', label: '离册迁出' }, { code: '3', label: '死亡' }, { code: '4', label: '删除' },
            { code: '5', label: '临时接种' }, { code: '6', label: '空挂户' },
          ],
          default: '1',
        },
        { key: 'statusDate', label: '变更日期', type: 'date' },
      ],
    },
    {
      id: 'special', title: '特殊情况',
      fields: [
        { key: 'motherHbsAg', label: '母亲HBsAg', type: 'single', options: motherSerology },
        { key: 'motherHiv', label: '母亲HIV', type: 'single', options: motherSerology },
        {
          key: 'childHiv', label: '儿童HIV状态', type: 'single',
          options: [
            { code: '1', label: '未暴露' }, { code: '2', label: '暴露待排除' }, { code: '3', label: '感染无症状' },
            { code: '4', label: '感染有症状或免疫抑制' },
          ],
          default: '1',
        },
        { key: 'immuneDeficiency', label: '免疫缺陷或免疫抑制治疗', type: 'boolean', default: false },
        { key: 'allergies', label: '过敏史', type: 'text', maxLength: 200 },
        { key: 'adverseReactionHistory', label: '既往接种异常反应', type: 'text', maxLength: 200 },
        {
          key: 'infectiousDiseaseHistory', label: '传染病史', type: 'table', minRows: 0, maxRows: 10,
          columns: [
            {
              key: 'disease', label: '病名', type: 'single', required: true,
              options: [
                { code: '1', label: '麻疹' }, { code: '2', label: '风疹' }, { code: '3', label: '流行性腮腺炎' }, { code: '4', label: '百日咳' },
                { code: '5', label: '脊髓灰质炎' }, { code: '6', label: '甲肝' }, { code: '7', label: '乙肝' }, { code: '8', label: '乙脑' },
                { code: '9', label: '流脑' }, { code: '10', label: '水痘' }, { code: '99', label: '其他' },
              ],
            },
            { key: 'date', label: '发病日期', type: 'date' },
          ],
        },
        {
          key: 'permanentContraindications', label: '永久禁忌', type: 'table', minRows: 0, maxRows: 10,
          columns: [
            { key: 'vaccine', label: '疫苗', type: 'single', required: true, dictionary: 'vaccine-code' },
            { key: 'reason', label: '原因', type: 'text', required: true, maxLength: 100 },
            { key: 'date', label: '登记日期', type: 'date', required: true },
          ],
        },
      ],
    },
    {
      id: 'doses', title: '接种记录',
      fields: [
        {
          key: 'doses', label: '各剂接种', type: 'table', minRows: 0, maxRows: 80, proposed: 'previous.birthDoses',
          columns: [
            { key: 'vaccine', label: '疫苗', type: 'single', required: true, dictionary: 'vaccine-code' },
            { key: 'doseNumber', label: '剂次', type: 'integer', required: true, min: 1, max: 6 },
            { key: 'date', label: '接种日期', type: 'date', required: true, max: 'today' },
            { key: 'site', label: '接种部位', type: 'single', required: NOT_LATER, dictionary: 'injection-site' },
            { key: 'batchNumber', label: '疫苗批号', type: 'text', required: NOT_LATER, maxLength: 30 },
            { key: 'expiryDate', label: '有效期至', type: 'date', required: NOT_LATER },
            { key: 'manufacturer', label: '生产企业', type: 'text', required: NOT_LATER, maxLength: 50 },
            { key: 'institution', label: '接种单位', type: 'text', required: NOT_LATER, maxLength: 70 },
            { key: 'vaccinator', label: '接种医生', type: 'text', required: NOT_LATER, maxLength: 20 },
            {
              key: 'paid', label: '费用', type: 'single',
              options: [{ code: '1', label: '免疫规划（免费）' }, { code: '2', label: '非免疫规划（自费）' }],
            },
            {
              key: 'doseType', label: '接种类型', type: 'single',
              options: [
                { code: '1', label: '常规' }, { code: '2', label: '补种' }, { code: '3', label: '强化（群体性）' }, { code: '4', label: '应急' },
                { code: '5', label: '补录' },
              ],
            },
            { key: 'valid', label: '有效剂次', type: 'boolean', note: '由程序按最小年龄与间隔判定' },
          ],
        },
      ],
    },
    {
      id: 'plan', title: '应种计划',
      fields: [
        { key: 'plan', label: '下一剂计划', type: 'computed', computed: 'schedule.plan' },
        {
          key: 'invalidDoses', label: '不符合程序的剂次', type: 'computed', computed: 'schedule.invalidDosesText', paper: { hidden: true },
          note: '扩展项：接种年龄或间隔不符，按无效剂次补种',
        },
        {
          key: 'planStatus', label: '状态', type: 'single',
          options: [
            { code: '1', label: '应种' }, { code: '2', label: '已种' }, { code: '3', label: '未到' }, { code: '4', label: '逾期未种' },
            { code: '5', label: '禁忌' }, { code: '6', label: '暂缓' }, { code: '7', label: '不需补种' },
          ],
          proposed: 'schedule.planStatus',
        },
        { key: 'appointmentDate', label: '预约日期', type: 'date', sensitive: 'birth-date', proposed: 'schedule.nextDate' },
      ],
    },
  ],
  derivations: [
    { key: 'doseRows', rule: 'vaccinationRows', inputs: ['doses', 'birthDate'] },
    {
      key: 'schedule', rule: 'nextDoses',
      inputs: ['birthDate', 'sex', 'birthWeight', 'motherHbsAg', 'childHiv', 'immuneDeficiency', 'permanentContraindications', 'doses', 'previous.givenDoses', 'today'],
    },
  ],
  checks: [
    {
      id: 'birth-date-before-card-date', when: 'birthDate > cardDate', severity: 'error', message: '出生日期不能晚于建卡日期，请核对。',
      fields: ['cardDate', 'birthDate'],
    },
    {
      id: 'birth-date-before-certificate-date', when: 'birthDate > certificateDate', severity: 'error', message: '出生日期不能晚于建证日期，请核对。',
      fields: ['certificateDate', 'birthDate'],
    },
    { id: 'dose-before-birth', when: 'doseRows.beforeBirth == true', severity: 'error', message: '接种日期不能早于出生日期。', fields: ['doses'] },
    { id: 'dose-expired', when: 'doseRows.expired == true', severity: 'error', message: '接种日期晚于有效期，请核对。', fields: ['doses'] },
    { id: 'dose-twice', when: 'doseRows.repeated == true', severity: 'error', message: '同一疫苗同一剂次不能重复登记。', fields: ['doses'] },
    {
      id: 'late-card', when: 'cardDate > addMonths(birthDate, 1)', severity: 'warning', message: '应在出生后 1 个月内建卡，请核对日期。',
      fields: ['cardDate'],
    },
    {
      id: 'dose-too-early', when: '!isMissing(schedule.invalidDoses)', severity: 'warning',
      message: '有接种年龄或间隔不符合程序的剂次，请核对并按无效剂次补种。', fields: ['doses'],
    },
  ],
};
