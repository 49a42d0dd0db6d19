import type { FormDefinition } from '../../forms/index.ts';

/** 5岁以下儿童死亡报告卡. */
export const childDeathReport: FormDefinition = {
  id: 'child-death-report',
  version: 1,
  title: '5岁以下儿童死亡报告卡',
  module: 'child',
  routes: ['etswjc'],
  subject: 'child',
  occurs: 'one',
  occurredOn: 'deathDate',
  diesOn: 'deathDate',
  source: '全国5岁以下儿童死亡监测 儿童死亡报告卡（卫统46表）；妇幼卫生监测方案',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'identity', title: '儿童信息',
      fields: [
        { key: 'cardNumber', label: '卡片编号', type: 'text', maxLength: 20 },
        { key: 'child', label: '儿童', type: 'resident', proposed: 'resident.id' },
        { key: 'childName', label: '儿童姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 20, proposed: 'resident.name' },
        { key: 'fatherName', label: '父亲姓名', type: 'text', sensitive: 'person-name', maxLength: 20, proposed: 'previous.fatherName' },
        { key: 'motherName', label: '母亲姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 20, proposed: 'resident.motherName' },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20, sensitive: 'phone', proposed: 'previous.guardianPhone' },
        { key: 'address', label: '住址', type: 'region', required: true, proposed: 'previous.currentRegion' },
        { key: 'addressDetail', label: '详细住址', type: 'text', maxLength: 100, sensitive: 'address' },
        {
          key: 'registration', label: '户籍', type: 'single', required: true,
          options: [{ code: '1', label: '本地户籍' }, { code: '2', label: '非本地户籍居住1年以下' }, { code: '3', label: '非本地户籍居住1年以上' }],
        },
        {
          key: 'sex', label: '性别', type: 'single', required: true,
          options: [{ code: '1', label: '男' }, { code: '2', label: '女' }, { code: '3', label: '性别不明' }],
          proposed: "resident.sex == 'male' ? '1' : '2'",
        },
        { key: 'idNumber', label: '身份证号', type: 'text', maxLength: 18, proposed: 'resident.idNumber', sensitive: 'id-number' },
      ],
    },
    {
      id: 'birth', title: '出生',
      fields: [
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        {
          key: 'birthTime', label: '出生时间', type: 'text', sensitive: 'birth-date', required: 'birthDate == deathDate', maxLength: 5, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
          note: '7天内死亡者填',
        },
        { key: 'birthWeight', label: '出生体重', type: 'integer', unit: 'g', required: true, min: 100, max: 8000 },
        {
          key: 'birthWeightMethod', label: '出生体重测量方法', type: 'single', required: true,
          options: [{ code: '1', label: '测量' }, { code: '2', label: '估计' }],
        },
        { key: 'gestationalWeeks', label: '孕周', type: 'integer', unit: '周', required: true, min: 20, max: 45 },
        { key: 'birthPlace', label: '出生地点', type: 'single', required: true, dictionary: 'birth-place' },
        { key: 'defectWithin7Days', label: '7天内发现的缺陷', type: 'multi', dictionary: 'birth-defect-type' },
        { key: 'defectAfter7Days', label: '7天后发现的缺陷', type: 'multi', dictionary: 'birth-defect-type' },
        { key: 'defectInstitution', label: '缺陷诊断机构', type: 'text', maxLength: 70 },
      ],
    },
    {
      id: 'death', title: '死亡',
      fields: [
        { key: 'deathDate', label: '死亡日期', type: 'date', required: true, max: 'today' },
        {
          key: 'deathTime', label: '死亡时间', type: 'text', required: 'birthDate == deathDate', maxLength: 5, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
        },
        { key: 'deathAgeYears', label: '死亡年龄：岁', type: 'computed', unit: '岁', computed: 'age.deathAgeYears' },
        { key: 'deathAgeMonths', label: '死亡年龄：月', type: 'computed', unit: '月', computed: 'age.deathAgeMonths' },
        { key: 'deathAgeDays', label: '死亡年龄：天', type: 'computed', sensitive: 'birth-date', unit: '天', computed: 'age.deathAgeDays' },
        { key: 'deathAgeHours', label: '死亡年龄：小时', type: 'computed', sensitive: 'birth-date', unit: '小时', computed: 'age.deathAgeHours' },
        { key: 'deathAgeGroup', label: '死亡年龄组', type: 'computed', computed: 'age.deathAgeGroup' },
        {
          key: 'deathPlace', label: '死亡地点', type: 'single', required: true,
          options: [{ code: '1', label: '医院' }, { code: '2', label: '途中' }, { code: '3', label: '家中' }],
        },
        { key: 'deathPlaceDetail', label: '死亡详细地点', type: 'text', maxLength: 50 },
      ],
    },
    {
      id: 'diagnosis', title: '死亡诊断',
      fields: [
        { key: 'causeA', label: '(a) 直接导致死亡的疾病或情况', type: 'text', required: true, maxLength: 100 },
        { key: 'causeB', label: '(b) 引起(a)的疾病或情况', type: 'text', maxLength: 100 },
        { key: 'causeC', label: '(c) 引起(b)的疾病或情况', type: 'text', maxLength: 100 },
        { key: 'causeD', label: '(d) 引起(c)的疾病或情况', type: 'text', maxLength: 100 },
        { key: 'underlyingCause', label: '根本死因', type: 'text', required: true, maxLength: 100 },
        { key: 'icd10', label: '根本死因ICD-10编码', type: 'text', maxLength: 10, pattern: '^[A-Z]\\d{2}(\\.\\d{1,2})?$' },
        { key: 'causeClass', label: '死亡原因分类编号', type: 'single', required: true, dictionary: 'under-five-death-cause' },
        {
          key: 'diagnosisLevel', label: '死前诊断级别', type: 'single', required: true,
          options: [
            { code: '01', label: '省（市）级医院' }, { code: '02', label: '地区（市）级医院' }, { code: '03', label: '县（区）级医院' },
            { code: '04', label: '乡镇卫生院（社区卫生服务中心）' }, { code: '05', label: '村卫生室（社区卫生服务站）' },
            { code: '06', label: '未就医' }, { code: '07', label: '不详' }, { code: '99', label: '其他' },
          ],
        },
        {
          key: 'diagnosisBasis', label: '死因诊断依据', type: 'single', required: true,
          options: [{ code: '1', label: '病理尸检' }, { code: '2', label: '临床' }, { code: '3', label: '死后推断' }],
        },
      ],
    },
    {
      id: 'treatment', title: '死前治疗',
      fields: [
        {
          key: 'treatment', label: '死前治疗', type: 'single', required: true,
          options: [{ code: '1', label: '住院' }, { code: '2', label: '门诊' }, { code: '3', label: '未治疗' }],
        },
        {
          key: 'noTreatmentReason', label: '未治疗或未就医主要原因', type: 'single', required: true,
          options: [
            { code: '1', label: '经济困难' }, { code: '2', label: '交通不便' }, { code: '3', label: '来不及送医院' },
            { code: '4', label: '家长认为病情不严重' }, { code: '5', label: '风俗习惯' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'noTreatmentReasonOther', visibleWhen: { field: 'treatment', in: ['3'] },
        },
        {
          key: 'noTreatmentReasonOther', label: '未治疗或未就医主要原因（其他）', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'treatment', in: ['3'] }, { field: 'noTreatmentReason', in: ['6'] }] },
        },
      ],
    },
    {
      id: 'sign-off', title: '填报',
      fields: [
        { key: 'reportInstitution', label: '填报单位', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'reporter', label: '填报人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'reportDate', label: '填报日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'reviewResult', label: '审核（评审）结论', type: 'longText', maxLength: 300 },
      ],
    },
  ],
  derivations: [{ key: 'age', rule: 'childDeathAge', inputs: ['birthDate', 'birthTime', 'deathDate', 'deathTime'] }],
  checks: [
    {
      id: 'birth-date-before-death-date', when: 'birthDate > deathDate', severity: 'error', message: '出生日期不能晚于死亡日期，请核对。',
      fields: ['deathDate', 'birthDate'],
    },
    {
      id: 'five-years', when: 'fullYears(birthDate, deathDate) >= 5', severity: 'error', message: '报告对象为未满 5 岁儿童，请核对出生与死亡日期。',
      fields: ['deathDate', 'birthDate'],
    },
    {
      id: 'report-in-time', when: 'reportDate > addDays(deathDate, 7)', severity: 'warning', advice: true, message: '医疗机构应在 7 天内报卡，本卡已逾期。',
      fields: ['reportDate'],
    },
    {
      id: 'report-before-death', when: 'reportDate < deathDate', severity: 'error', message: '填报日期不能早于死亡日期。',
      fields: ['reportDate', 'deathDate'],
    },
  ],
};
