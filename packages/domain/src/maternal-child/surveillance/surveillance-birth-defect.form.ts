import type { FormDefinition } from '../../forms/index.ts';

/** 医疗机构出生缺陷儿登记卡. */
export const surveillanceBirthDefect: FormDefinition = {
  id: 'surveillance-birth-defect',
  version: 1,
  title: '医疗机构出生缺陷儿登记卡',
  module: 'maternal',
  routes: ['csqxe'],
  subject: 'child',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'reportDate',
  source: '全国妇幼健康统计调查制度 医疗机构出生缺陷儿登记卡（卫统47表，国统制〔2012〕184号）打印版式；同类生产系统出生缺陷登记',
  verified: ['standard-text', 'peer-schema'],
  sections: [
    {
      id: 'report', title: '登记信息',
      fields: [
        { key: 'cardNumber', label: '编号', type: 'text', required: true, maxLength: 20 },
        { key: 'hospital', label: '医院（保健院、所）', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'hospitalCode', label: '医院编码', type: 'text', maxLength: 22 },
      ],
    },
    {
      id: 'mother', title: '产妇情况',
      fields: [
        { key: 'inpatientNumber', label: '住院号', type: 'text', required: true, maxLength: 30 },
        { key: 'motherName', label: '产妇姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50 },
        { key: 'motherEthnicity', label: '产妇民族', type: 'single', dictionary: 'ethnic-group' },
        { key: 'motherBirthDate', label: '产妇出生日期', type: 'date', sensitive: 'birth-date', max: 'today' },
        { key: 'motherAge', label: '实足年龄', type: 'integer', unit: '岁', required: true, min: 12, max: 60 },
        { key: 'mailingAddress', label: '通讯地址', type: 'text', maxLength: 200, sensitive: 'address' },
        { key: 'postalCode', label: '邮编', type: 'text', maxLength: 6, pattern: '^[0-9]{6}$' },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20, sensitive: 'phone' },
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', required: true, min: 1, max: 30 },
        { key: 'parity', label: '产次', type: 'integer', unit: '次', required: true, min: 0, max: 20 },
        {
          key: 'residenceType', label: '常住地', type: 'single', required: true,
          options: [{ code: '1', label: '城镇' }, { code: '2', label: '乡村' }],
        },
        {
          key: 'familyIncome', label: '家庭年人均收入（元）', type: 'single',
          options: [
            { code: '1', label: '<1000' }, { code: '2', label: '1000～' }, { code: '3', label: '2000～' }, { code: '4', label: '4000～' },
            { code: '5', label: '8000～' },
          ],
        },
        {
          key: 'motherEducation', label: '文化程度', type: 'single',
          options: [
            { code: '1', label: '文盲' }, { code: '2', label: '小学' }, { code: '3', label: '初中' }, { code: '4', label: '高中、中专' },
            { code: '5', label: '大专及以上' },
          ],
        },
      ],
    },
    {
      id: 'child', title: '缺陷儿情况',
      fields: [
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        { key: 'gestationalWeek', label: '胎龄', type: 'integer', unit: '周', required: true, min: 12, max: 44 },
        { key: 'birthWeight', label: '体重', type: 'integer', unit: 'g', required: true, min: 10, max: 8000 },
        {
          key: 'plurality', label: '胎数', type: 'single', required: true,
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '多胎' }],
        },
        {
          key: 'zygosity', label: '双胎或多胎类型', type: 'single', options: [{ code: '1', label: '同卵' }, { code: '2', label: '异卵' }],
          visibleWhen: { field: 'plurality', in: ['2', '3'] },
        },
        {
          key: 'sex', label: '性别', type: 'single', required: true,
          options: [{ code: '1', label: '男' }, { code: '2', label: '女' }, { code: '3', label: '不明' }],
          proposed: "resident.sex == 'male' ? '1' : '2'",
        },
        {
          key: 'outcome', label: '结果（转归）', type: 'single', required: true,
          options: [{ code: '1', label: '存活' }, { code: '2', label: '死胎死产' }, { code: '3', label: '七天内死亡' }],
        },
        {
          key: 'therapeuticInduction', label: '诊断为出生缺陷后治疗性引产', type: 'single', required: true,
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }],
        },
        {
          key: 'diagnosisBasis', label: '诊断依据', type: 'multi', required: true,
          options: [
            { code: '1', label: '临床' }, { code: '2', label: '超声' }, { code: '3', label: '尸解' },
            { code: '4', label: '生化检查（AFP、HCG、其他）' }, { code: '5', label: '染色体' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'diagnosisBasisOther',
        },
        { key: 'diagnosisBasisOther', label: '诊断依据（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'diagnosisBasis', in: ['6'] } },
        {
          key: 'diagnosisTime', label: '畸形确诊时间', type: 'single', required: true,
          options: [{ code: '1', label: '产前' }, { code: '2', label: '产后七天内' }],
          note: '同类系统另有 3 产后42天内、4 一周岁内、5 一周岁后，用于人群监测',
        },
        { key: 'diagnosisWeek', label: '确诊孕周', type: 'integer', unit: '周', min: 8, max: 44, visibleWhen: { field: 'diagnosisTime', in: ['1'] } },
      ],
    },
    {
      id: 'diagnosis', title: '出生缺陷诊断',
      fields: [
        {
          key: 'defects', label: '出生缺陷诊断', type: 'table', required: true, minRows: 1, maxRows: 10,
          columns: [
            { key: 'type', label: '缺陷种类', type: 'single', required: true, dictionary: 'birth-defect-type' },
            {
              key: 'side', label: '侧别', type: 'single',
              options: [{ code: '1', label: '左' }, { code: '2', label: '右' }, { code: '3', label: '双侧' }], note: '仅种类有 lateral 者',
            },
            { key: 'detail', label: '详细描述（26 写明类型；27 写明病名并详细描述）', type: 'text', maxLength: 300 },
          ],
        },
        { key: 'photos', label: '照片', type: 'image' },
      ],
    },
    {
      id: 'early-pregnancy', title: '孕早期情况',
      fields: [
        {
          key: 'illness', label: '患病', type: 'multi',
          options: [
            { code: '1', label: '发烧（>38℃）' }, { code: '2', label: '病毒感染' }, { code: '3', label: '糖尿病' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'illnessOther',
        },
        { key: 'illnessOther', label: '患病（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'illness', in: ['9'] } },
        { key: 'virusType', label: '病毒感染类型', type: 'text', maxLength: 50, visibleWhen: { field: 'illness', in: ['2'] } },
        {
          key: 'medication', label: '服药', type: 'multi',
          options: [
            { code: '1', label: '磺胺类' }, { code: '2', label: '抗生素' }, { code: '3', label: '避孕药' }, { code: '4', label: '镇静药' },
            { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'medicationOther',
        },
        { key: 'medicationOther', label: '服药（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'medication', in: ['9'] } },
        { key: 'sulfonamideName', label: '磺胺类名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medication', in: ['1'] } },
        { key: 'antibioticName', label: '抗生素名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medication', in: ['2'] } },
        { key: 'contraceptiveName', label: '避孕药名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medication', in: ['3'] } },
        { key: 'sedativeName', label: '镇静药名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medication', in: ['4'] } },
        {
          key: 'hazards', label: '接触其他有害因素', type: 'multi',
          options: [
            { code: '1', label: '饮酒' }, { code: '2', label: '农药' }, { code: '3', label: '射线' }, { code: '4', label: '化学制剂' },
            { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'hazardsOther',
        },
        { key: 'hazardsOther', label: '接触其他有害因素（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'hazards', in: ['9'] } },
        { key: 'alcoholDose', label: '饮酒剂量', type: 'text', maxLength: 50, visibleWhen: { field: 'hazards', in: ['1'] } },
        { key: 'pesticideName', label: '农药名称', type: 'text', maxLength: 50, visibleWhen: { field: 'hazards', in: ['2'] } },
        { key: 'radiationType', label: '射线类型', type: 'text', maxLength: 50, visibleWhen: { field: 'hazards', in: ['3'] } },
        { key: 'chemicalName', label: '化学制剂名称', type: 'text', maxLength: 50, visibleWhen: { field: 'hazards', in: ['4'] } },
      ],
    },
    {
      id: 'family', title: '家庭史',
      fields: [
        { key: 'fetalDeathCount', label: '产妇异常生育史：死胎', type: 'integer', unit: '例', min: 0, max: 20 },
        { key: 'spontaneousAbortionCount', label: '产妇异常生育史：自然流产', type: 'integer', unit: '例', min: 0, max: 20 },
        { key: 'defectChildCount', label: '产妇异常生育史：缺陷儿', type: 'integer', unit: '例', min: 0, max: 20 },
        { key: 'defectChildNames', label: '缺陷名', type: 'text', maxLength: 200 },
        {
          key: 'familyGeneticHistory', label: '家庭遗传史', type: 'table', minRows: 0, maxRows: 3,
          columns: [
            { key: 'defectName', label: '缺陷名', type: 'text', required: true, maxLength: 50 },
            { key: 'relation', label: '与缺陷儿亲缘关系', type: 'text', required: true, maxLength: 50 },
          ],
        },
        {
          key: 'consanguinity', label: '近亲婚配史', type: 'single', options: [{ code: '1', label: '不是' }, { code: '2', label: '是' }],
          otherCode: '2', otherKey: 'consanguinityRelation',
        },
        {
          key: 'consanguinityRelation', label: '近亲婚配史（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'consanguinity', in: ['2'] },
        },
      ],
    },
    {
      id: 'audit', title: '填表与审核',
      fields: [
        { key: 'reporter', label: '填表人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'reporterTitle', label: '填表人职称', type: 'text', maxLength: 30 },
        { key: 'reportDate', label: '填表日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'hospitalReviewer', label: '医院审表人', type: 'text', maxLength: 50 },
        { key: 'hospitalReviewerTitle', label: '医院审表人职称', type: 'text', maxLength: 30 },
        { key: 'hospitalReviewDate', label: '医院审表日期', type: 'date', max: 'today' },
        { key: 'provincialReviewer', label: '省级审表人', type: 'text', maxLength: 50 },
        { key: 'provincialReviewerTitle', label: '省级审表人职称', type: 'text', maxLength: 30 },
        { key: 'provincialReviewDate', label: '省级审表日期', type: 'date' },
      ],
    },
  ],
  checks: [
    {
      id: 'mother-birth-date-before-birth-date', when: 'motherBirthDate >= birthDate', severity: 'error',
      message: '出生日期应晚于产妇出生日期，请核对。', fields: ['birthDate', 'motherBirthDate'],
    },
    {
      id: 'parity-above-gravidity', when: 'parity > gravidity', severity: 'error', message: '产次不能大于孕次，请核对。',
      fields: ['parity', 'gravidity'],
    },
    {
      id: 'scope', when: "gestationalWeek < 28 && birthWeight < 1000 && therapeuticInduction == '2'", severity: 'warning',
      message: '报告对象为妊娠满 28 周（或出生体重≥1000 g）至出生后 7 天的围产儿，治疗性引产不限孕周，请核对。',
      fields: ['gestationalWeek', 'birthWeight'],
    },
  ],
};
