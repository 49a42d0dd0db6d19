import type { FormDefinition } from '../../forms/index.ts';

const yesOrNo = [{ code: '1', label: '是' }, { code: '2', label: '否' }] as const;
const whenMaternalDeath = { field: 'maternalDeath', in: ['1'] } as const;
const avoidability = [{ code: '1', label: '可避免' }, { code: '2', label: '创造条件可避免' }, { code: '3', label: '不可避免' }] as const;

/** 育龄妇女死亡（孕产妇死亡报告卡）. */
export const surveillanceWomenDeath: FormDefinition = {
  id: 'surveillance-women-death',
  version: 1,
  title: '育龄妇女死亡（孕产妇死亡报告卡）',
  module: 'maternal',
  routes: ['ylfnsw'],
  subject: 'resident',
  occurs: 'one',
  occurredOn: 'deathTime',
  diesOn: 'deathTime',
  source: '全国妇幼健康统计调查制度 孕产妇死亡报告卡（卫统48表）；育龄妇女死亡登记；同类生产系统孕产妇死亡报告卡',
  verified: ['standard-text', 'peer-schema'],
  sections: [
    {
      id: 'report', title: '报告信息',
      fields: [
        { key: 'cardNumber', label: '编号', type: 'text', required: true, maxLength: 20 },
        { key: 'supplementary', label: '补卡', type: 'boolean' },
        { key: 'reportAddress', label: '上报地址', type: 'region', required: true },
        { key: 'reporter', label: '填卡人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'reporterTitle', label: '填卡人职称', type: 'text', maxLength: 30 },
        { key: 'reportInstitution', label: '填卡单位', type: 'institution', proposed: 'user.institutionCode' },
        { key: 'reportDate', label: '填卡日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
    {
      id: 'identity', title: '死者信息',
      fields: [
        { key: 'resident', label: '姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'idNumber', label: '身份证号', type: 'text', maxLength: 18, proposed: 'resident.idNumber', sensitive: 'id-number' },
        { key: 'familyPhone', label: '家属联系电话', type: 'text', maxLength: 20, sensitive: 'phone' },
        { key: 'householdAddress', label: '户籍地址', type: 'region', required: true, proposed: 'previous.registeredAddress' },
        { key: 'usualAddress', label: '常住址', type: 'region', required: true, proposed: 'previous.currentAddress' },
        { key: 'currentAddress', label: '现住址', type: 'region', proposed: 'previous.currentAddress' },
        { key: 'residedYears', label: '已在该地居住（年）', type: 'integer', unit: '年', min: 0, max: 99 },
        { key: 'residedMonths', label: '已在该地居住（月）', type: 'integer', unit: '月', min: 0, max: 11 },
        { key: 'residence', label: '户籍', type: 'single', required: true, options: [{ code: '1', label: '本地' }, { code: '2', label: '非本地' }] },
        { key: 'planInclusion', label: '计划内外', type: 'single', options: [{ code: '1', label: '计划内' }, { code: '2', label: '计划外' }] },
        {
          key: 'age', label: '年龄', type: 'integer', unit: '岁', required: true, min: 10, max: 60,
          proposed: 'fullYears(resident.birthDate, deathTime)',
        },
        {
          key: 'ethnicity', label: '民族', type: 'single', required: true, options: [{ code: '1', label: '汉族' }, { code: '2', label: '少数民族' }],
          otherCode: '2', otherKey: 'ethnicityOther',
        },
        { key: 'ethnicityOther', label: '民族（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'ethnicity', in: ['2'] } },
        {
          key: 'education', label: '文化程度', type: 'single', required: true,
          options: [
            { code: '1', label: '大专及以上' }, { code: '2', label: '高中或中专' }, { code: '3', label: '初中' }, { code: '4', label: '小学' },
            { code: '5', label: '文盲' }, { code: '9', label: '不详' },
          ],
        },
        {
          key: 'familyIncome', label: '家庭年人均收入（元）', type: 'single',
          options: [
            { code: '1', label: '<1000' }, { code: '2', label: '1000～' }, { code: '3', label: '2000～' }, { code: '4', label: '4000～' },
            { code: '5', label: '8000～' }, { code: '9', label: '不详' },
          ],
        },
        {
          key: 'residenceTerrain', label: '居住地区', type: 'single', required: true,
          options: [
            { code: '1', label: '平原' }, { code: '2', label: '山区' }, { code: '3', label: '其他地区' }, { code: '4', label: '半山区' },
            { code: '5', label: '坝区' },
          ],
        },
      ],
    },
    {
      id: 'relation', title: '与妊娠的关系',
      fields: [
        {
          key: 'pregnancyRelated', label: '死亡与妊娠的关系', type: 'single', required: true,
          options: [
            { code: '1', label: '妊娠期' }, { code: '2', label: '分娩期' }, { code: '3', label: '产后42天内' }, { code: '4', label: '产后43天～1年' },
            { code: '5', label: '与妊娠无关' },
          ],
          note: '1～3 为孕产妇死亡，继续填下列各栏',
        },
        { key: 'maternalDeath', label: '是否孕产妇死亡', type: 'single', required: true, options: yesOrNo, note: '意外、中毒等与妊娠无关的死亡不计' },
      ],
    },
    {
      id: 'pregnancy', title: '孕产情况',
      fields: [
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', required: true, min: 0, max: 30, visibleWhen: whenMaternalDeath },
        { key: 'parity', label: '产次', type: 'integer', unit: '次', required: true, min: 0, max: 20, visibleWhen: whenMaternalDeath },
        { key: 'inducedAbortions', label: '人工流产、引产次', type: 'integer', unit: '次', min: 0, max: 20, visibleWhen: whenMaternalDeath },
        { key: 'lastMenstrualPeriod', label: '末次月经', type: 'date', max: 'today', visibleWhen: whenMaternalDeath },
        {
          key: 'deliveryMode', label: '分娩方式', type: 'single',
          options: [{ code: '0', label: '未娩' }, { code: '1', label: '自然产' }, { code: '2', label: '阴道手术产' }, { code: '3', label: '剖宫产' }],
          visibleWhen: whenMaternalDeath,
        },
        { key: 'deliveryTime', label: '分娩时间', type: 'dateTime', sensitive: 'birth-date', visibleWhen: { field: 'deliveryMode', in: ['1', '2', '3'] } },
        {
          key: 'deliveryPlace', label: '分娩地点', type: 'single',
          options: [
            { code: '1', label: '省（地、市）级医院' }, { code: '2', label: '区县级医院' }, { code: '3', label: '街道（乡镇）卫生院' },
            { code: '4', label: '村接生室' }, { code: '5', label: '家中' }, { code: '6', label: '途中' }, { code: '7', label: '其他' },
            { code: '9', label: '不详' },
          ],
          otherCode: '7', otherKey: 'deliveryPlaceOther', visibleWhen: { field: 'deliveryMode', in: ['1', '2', '3'] },
        },
        { key: 'deliveryPlaceOther', label: '分娩地点（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'deliveryPlace', in: ['7'] } },
        {
          key: 'deliveryHospital', label: '分娩医院（名称、等级、所在地）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'deliveryPlace', in: ['1', '2', '3'] },
        },
        { key: 'hygienicDelivery', label: '新法接生', type: 'single', options: yesOrNo, visibleWhen: { field: 'deliveryMode', in: ['1', '2', '3'] } },
        {
          key: 'birthAttendant', label: '接生者', type: 'single',
          options: [
            { code: '1', label: '医务人员' }, { code: '2', label: '乡村医生' }, { code: '3', label: '接生员' }, { code: '4', label: '其他人员' },
          ],
          visibleWhen: { field: 'deliveryMode', in: ['1', '2', '3'] },
        },
        {
          key: 'prenatalCare', label: '产前检查', type: 'single', options: [{ code: '1', label: '有' }, { code: '2', label: '无' }],
          visibleWhen: whenMaternalDeath,
        },
        { key: 'firstCheckWeek', label: '初检孕周', type: 'integer', unit: '周', min: 4, max: 42, visibleWhen: { field: 'prenatalCare', in: ['1'] } },
        { key: 'prenatalVisits', label: '产检次数', type: 'integer', unit: '次', min: 0, max: 40, visibleWhen: { field: 'prenatalCare', in: ['1'] } },
        {
          key: 'lastPrenatalInstitution', label: '最后一次产前检查医疗卫生机构名称', type: 'text', maxLength: 100,
          visibleWhen: { field: 'prenatalCare', in: ['1'] },
        },
      ],
    },
    {
      id: 'death', title: '死亡情况',
      fields: [
        { key: 'deathTime', label: '死亡时间', type: 'dateTime', required: true },
        {
          key: 'deathPlace', label: '死亡地点', type: 'single', required: true,
          options: [
            { code: '1', label: '省（地、市）级医院' }, { code: '2', label: '区县级医院' }, { code: '3', label: '街道（乡镇）卫生院' },
            { code: '4', label: '村接生室' }, { code: '5', label: '家中' }, { code: '6', label: '途中' }, { code: '7', label: '其他' },
            { code: '9', label: '不详' },
          ],
          otherCode: '7', otherKey: 'deathPlaceOther',
        },
        { key: 'deathPlaceOther', label: '死亡地点（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'deathPlace', in: ['7'] } },
        {
          key: 'deathHospital', label: '死亡医院（名称、等级、所在地）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'deathPlace', in: ['1', '2', '3'] },
        },
        { key: 'transferred', label: '是否转自其他医院', type: 'single', options: yesOrNo, visibleWhen: { field: 'deathPlace', in: ['1', '2', '3'] } },
        {
          key: 'transferHospital', label: '转出医院（名称、等级、所在地）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'transferred', in: ['1'] },
        },
        {
          key: 'firstVisitHospital', label: '该医院是否为首诊医院', type: 'single', options: yesOrNo,
          visibleWhen: { field: 'deathPlace', in: ['1', '2', '3'] },
        },
        {
          key: 'firstVisitHospitalName', label: '首诊医院（名称、等级、所在地）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'firstVisitHospital', in: ['2'] },
        },
        {
          key: 'causes', label: '致死的主要疾病诊断', type: 'group',
          fields: [
            { key: 'causeA', label: '(a) 直接导致死亡的疾病或情况', type: 'text', required: true, maxLength: 100 },
            { key: 'causeB', label: '(b) 引起(a)的疾病或情况', type: 'text', maxLength: 100 },
            { key: 'causeC', label: '(c) 引起(b)的疾病或情况', type: 'text', maxLength: 100 },
            { key: 'causeD', label: '(d) 引起(c)的疾病或情况', type: 'text', maxLength: 100 },
            { key: 'causeOther', label: '其他疾病诊断', type: 'text', maxLength: 200 },
          ],
        },
        {
          key: 'diagnosisBasis', label: '死因诊断依据', type: 'single', required: true,
          options: [{ code: '1', label: '尸检' }, { code: '2', label: '病理' }, { code: '3', label: '临床' }, { code: '4', label: '死后推断' }],
        },
        { key: 'underlyingCause', label: '根本死因分类', type: 'single', dictionary: 'maternal-death-cause', visibleWhen: whenMaternalDeath },
        { key: 'icd10', label: 'ICD-10 编码', type: 'text', maxLength: 10, pattern: '^[A-Z][0-9]{2}(\\.[0-9A-Z]{1,2})?$' },
        { key: 'caseSummary', label: '死亡病历摘要或调查小结', type: 'longText', maxLength: 3000 },
      ],
    },
    {
      id: 'review', title: '死亡评审',
      fields: [
        { key: 'countyReview', label: '县级评审结果', type: 'single', options: avoidability },
        { key: 'provincialReview', label: '省级评审结果', type: 'single', options: avoidability },
        { key: 'provincialFactors', label: '省级影响死亡的主要因素', type: 'multi', dictionary: 'maternal-death-factor' },
        { key: 'nationalReview', label: '国家级评审结果', type: 'single', options: avoidability },
        { key: 'nationalFactors', label: '国家级影响死亡的主要因素', type: 'multi', dictionary: 'maternal-death-factor' },
      ],
    },
  ],
  checks: [
    {
      id: 'last-menstrual-period-before-death-time', when: 'left(lastMenstrualPeriod, 10) > left(deathTime, 10)', severity: 'error',
      message: '末次月经不能晚于死亡时间，请核对。', fields: ['deathTime', 'lastMenstrualPeriod'],
    },
    {
      id: 'delivery-time-before-death-time', when: 'deliveryTime > deathTime', severity: 'error', message: '分娩时间不能晚于死亡时间，请核对。',
      fields: ['deathTime', 'deliveryTime'],
    },
    {
      id: 'parity-above-gravidity', when: 'parity > gravidity', severity: 'error', message: '产次不能大于孕次，请核对。',
      fields: ['parity', 'gravidity'],
    },
    { id: 'age', when: 'age < 15 || age > 49', severity: 'warning', message: '监测对象为 15～49 周岁妇女，请核对年龄。', fields: ['age'] },
    {
      id: 'maternal-death', when: "maternalDeath == '2' && hasAny(pregnancyRelated, ['1', '2', '3'])", severity: 'error',
      message: '妊娠期、分娩期或产后 42 天内死亡为孕产妇死亡，请核对。', fields: ['maternalDeath', 'pregnancyRelated'],
    },
  ],
};
