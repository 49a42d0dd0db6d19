import type { FormDefinition } from '../../forms/index.ts';

/** 出生缺陷儿登记（监测）卡. */
export const childBirthDefectSurveillance: FormDefinition = {
  id: 'child-birth-defect-surveillance',
  version: 1,
  title: '出生缺陷儿登记（监测）卡',
  module: 'child',
  routes: ['csqxejc'],
  subject: 'child',
  occurs: 'many',
  occurredOn: 'reportDate',
  source: '医疗机构出生缺陷儿登记卡（卫统47表）；全国妇幼卫生监测方案',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'mother', title: '产妇情况',
      fields: [
        { key: 'cardNumber', label: '登记卡编号', type: 'text', maxLength: 20 },
        { key: 'hospitalName', label: '医院名称', type: 'text', maxLength: 70, carryForward: true },
        { key: 'hospitalNumber', label: '住院号', type: 'text', maxLength: 20 },
        { key: 'motherName', label: '产妇姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 32, carryForward: true },
        { key: 'motherEthnicity', label: '民族', type: 'single', dictionary: 'ethnic-group', carryForward: true },
        { key: 'motherBirthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', max: 'today', carryForward: true },
        { key: 'motherAge', label: '实足年龄', type: 'integer', unit: '岁', required: true, min: 10, max: 60 },
        { key: 'postalAddress', label: '通讯地址', type: 'text', maxLength: 100, carryForward: true, sensitive: 'address' },
        { key: 'postCode', label: '邮政编码', type: 'text', maxLength: 6, pattern: '^\\d{6}$', carryForward: true },
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', required: true, min: 1, max: 20, carryForward: true },
        { key: 'parity', label: '产次', type: 'integer', unit: '次', required: true, min: 0, max: 20, carryForward: true },
        {
          key: 'residence', label: '常住地', type: 'single', required: true, options: [{ code: '1', label: '城镇' }, { code: '2', label: '乡村' }],
          carryForward: true,
        },
        {
          key: 'familyIncome', label: '家庭年人均收入', type: 'single',
          options: [
            { code: '1', label: '<1000元' }, { code: '2', label: '1000～1999元' }, { code: '3', label: '2000～3999元' },
            { code: '4', label: '4000～7999元' }, { code: '5', label: '≥8000元' },
          ],
          carryForward: true,
        },
        {
          key: 'motherEducation', label: '文化程度', type: 'single',
          options: [
            { code: '1', label: '文盲' }, { code: '2', label: '小学' }, { code: '3', label: '初中' }, { code: '4', label: '高中、中专' },
            { code: '5', label: '大专及以上' },
          ],
          carryForward: true,
        },
      ],
    },
    {
      id: 'child', title: '缺陷儿情况',
      fields: [
        { key: 'child', label: '儿童', type: 'resident', proposed: 'resident.id' },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        {
          key: 'sex', label: '性别', type: 'single', required: true,
          options: [{ code: '1', label: '男' }, { code: '2', label: '女' }, { code: '3', label: '不明' }],
          proposed: "resident.sex == 'male' ? '1' : '2'",
        },
        { key: 'gestationalWeeks', label: '胎龄', type: 'integer', unit: '周', required: true, min: 12, max: 45 },
        { key: 'birthWeight', label: '体重', type: 'integer', unit: 'g', required: true, min: 100, max: 8000 },
        {
          key: 'plurality', label: '胎数', type: 'single', required: true,
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '多胎' }],
        },
        {
          key: 'zygosity', label: '双胎或多胎类别', type: 'single', options: [{ code: '1', label: '同卵' }, { code: '2', label: '异卵' }],
          visibleWhen: { field: 'plurality', in: ['2', '3'] },
        },
        {
          key: 'outcome', label: '转归', type: 'single', required: true,
          options: [
            { code: '1', label: '活产' }, { code: '2', label: '死胎' }, { code: '3', label: '死产' }, { code: '4', label: '七天内死亡' },
            { code: '9', label: '其他' },
          ],
        },
        {
          key: 'therapeuticInduction', label: '诊断为出生缺陷后治疗性引产', type: 'single', required: true,
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }],
        },
        {
          key: 'diagnosisBasis', label: '诊断依据', type: 'multi', required: true,
          options: [
            { code: '1', label: '临床诊断' }, { code: '2', label: '超声检查' }, { code: '3', label: '尸体解剖' }, { code: '4', label: '生化检查' },
            { code: '5', label: '染色体检测' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'diagnosisBasisOther',
        },
        { key: 'diagnosisBasisOther', label: '诊断依据（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'diagnosisBasis', in: ['6'] } },
        {
          key: 'biochemicalTest', label: '生化检查项目', type: 'text', maxLength: 50, visibleWhen: { field: 'diagnosisBasis', in: ['4'] },
          note: '甲胎蛋白、绒毛膜促性腺激素等',
        },
        {
          key: 'confirmTime', label: '畸形确诊时间', type: 'single', required: true,
          options: [
            { code: '1', label: '产前' }, { code: '2', label: '产后七天内' }, { code: '3', label: '产后42天内' }, { code: '4', label: '一周岁内' },
            { code: '5', label: '一周岁后' },
          ],
        },
        {
          key: 'antenatalWeeks', label: '产前确诊孕周', type: 'integer', unit: '周', required: true, min: 8, max: 45,
          visibleWhen: { field: 'confirmTime', in: ['1'] },
        },
      ],
    },
    {
      id: 'diagnosis', title: '出生缺陷诊断',
      fields: [
        {
          key: 'defects', label: '出生缺陷诊断', type: 'multi', required: true, dictionary: 'birth-defect-type', otherCode: '27',
          otherKey: 'defectsOther',
        },
        { key: 'defectsOther', label: '其他缺陷（病名或详细描述）', type: 'longText', maxLength: 300, visibleWhen: { field: 'defects', in: ['27'] } },
        {
          key: 'defectLaterality', label: '侧别', type: 'table', minRows: 0, maxRows: 20,
          columns: [
            { key: 'defect', label: '缺陷', type: 'single', required: true, dictionary: 'birth-defect-type' },
            {
              key: 'side', label: '侧别', type: 'single', required: true,
              options: [{ code: '1', label: '左' }, { code: '2', label: '右' }, { code: '3', label: '双侧' }],
            },
          ],
          note: '字典 lateral=true 的类别填写',
        },
        { key: 'congenitalHeartType', label: '先天性心脏病类型', type: 'text', maxLength: 100, visibleWhen: { field: 'defects', in: ['26'] } },
        { key: 'photos', label: '照片', type: 'image' },
      ],
    },
    {
      id: 'early-pregnancy', title: '孕早期情况',
      fields: [
        {
          key: 'earlyIllness', label: '患病', type: 'multi',
          options: [
            { code: '0', label: '无' }, { code: '1', label: '发热（>38℃）' }, { code: '2', label: '病毒感染' }, { code: '3', label: '糖尿病' },
            { code: '9', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '9', otherKey: 'earlyIllnessOther',
        },
        { key: 'earlyIllnessOther', label: '患病（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'earlyIllness', in: ['9'] } },
        { key: 'virusType', label: '病毒感染类型', type: 'text', maxLength: 50, visibleWhen: { field: 'earlyIllness', in: ['2'] } },
        {
          key: 'medicine', label: '服药', type: 'multi',
          options: [
            { code: '0', label: '无' }, { code: '1', label: '磺胺类' }, { code: '2', label: '抗生素' }, { code: '3', label: '避孕药' },
            { code: '4', label: '镇静药' }, { code: '9', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '9', otherKey: 'medicineOther',
        },
        { key: 'medicineOther', label: '服药（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'medicine', in: ['9'] } },
        { key: 'sulfonamideName', label: '磺胺类名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medicine', in: ['1'] } },
        { key: 'antibioticName', label: '抗生素名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medicine', in: ['2'] } },
        { key: 'contraceptiveName', label: '避孕药名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medicine', in: ['3'] } },
        { key: 'sedativeName', label: '镇静药名称', type: 'text', maxLength: 50, visibleWhen: { field: 'medicine', in: ['4'] } },
        {
          key: 'otherFactors', label: '接触其他有害因素', type: 'multi',
          options: [
            { code: '0', label: '无' }, { code: '1', label: '饮酒' }, { code: '2', label: '农药' }, { code: '3', label: '射线' },
            { code: '4', label: '化学制剂' }, { code: '9', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '9', otherKey: 'otherFactorsOther',
        },
        {
          key: 'otherFactorsOther', label: '接触其他有害因素（其他）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'otherFactors', in: ['9'] },
        },
        { key: 'alcoholDose', label: '饮酒剂量', type: 'text', maxLength: 50, visibleWhen: { field: 'otherFactors', in: ['1'] } },
        { key: 'pesticideName', label: '农药名称', type: 'text', maxLength: 50, visibleWhen: { field: 'otherFactors', in: ['2'] } },
        { key: 'radiationType', label: '射线类型', type: 'text', maxLength: 50, visibleWhen: { field: 'otherFactors', in: ['3'] } },
        { key: 'chemicalName', label: '化学制剂名称', type: 'text', maxLength: 50, visibleWhen: { field: 'otherFactors', in: ['4'] } },
      ],
    },
    {
      id: 'family', title: '家庭史',
      fields: [
        { key: 'stillbirths', label: '异常生育史：死胎', type: 'integer', unit: '例', min: 0, max: 20, default: 0 },
        { key: 'miscarriages', label: '异常生育史：自然流产', type: 'integer', unit: '例', min: 0, max: 20, default: 0 },
        { key: 'defectiveChildren', label: '异常生育史：缺陷儿', type: 'integer', unit: '例', min: 0, max: 20, default: 0 },
        {
          key: 'defectiveChildrenNames', label: '缺陷儿缺陷名', type: 'table', carryForward: true, minRows: 0, maxRows: 3,
          columns: [{ key: 'defectName', label: '缺陷名', type: 'single', dictionary: 'birth-defect-type' }],
        },
        {
          key: 'geneticHistory', label: '家庭遗传史', type: 'table', carryForward: true, minRows: 0, maxRows: 3,
          columns: [
            { key: 'defectName', label: '缺陷名', type: 'single', required: true, dictionary: 'birth-defect-type' },
            { key: 'relation', label: '与缺陷儿亲缘关系', type: 'text', required: true, maxLength: 20 },
          ],
        },
        {
          key: 'consanguinity', label: '近亲婚配史', type: 'single', required: true,
          options: [{ code: '1', label: '不是' }, { code: '2', label: '是' }], carryForward: true,
        },
        {
          key: 'consanguinityRelation', label: '近亲婚配关系', type: 'text', maxLength: 20, visibleWhen: { field: 'consanguinity', in: ['2'] },
          carryForward: true,
        },
      ],
    },
    {
      id: 'sign-off', title: '填报',
      fields: [
        { key: 'reporter', label: '填表人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'reporterTitle', label: '填表人职称', type: 'text', maxLength: 20 },
        { key: 'reportDate', label: '填表日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'hospitalReviewer', label: '医院审表人', type: 'user' },
        { key: 'hospitalReviewerTitle', label: '审表人职称', type: 'text', maxLength: 20 },
        { key: 'hospitalReviewDate', label: '审表日期', type: 'date', max: 'today' },
        { key: 'upperReviewer', label: '上级审表人', type: 'text', maxLength: 20 },
        { key: 'upperReviewDate', label: '上级审表日期', type: 'date' },
        { key: 'remark', label: '备注', type: 'longText', maxLength: 300 },
      ],
    },
  ],
  checks: [
    {
      id: 'mother-birth-date-before-birth-date', when: 'motherBirthDate >= birthDate', severity: 'error', message: '出生日期应晚于出生日期，请核对。',
      fields: ['birthDate', 'motherBirthDate'],
    },
    {
      id: 'parity-above-gravidity', when: 'parity > gravidity', severity: 'error', message: '产次不能大于孕次，请核对。',
      fields: ['parity', 'gravidity'],
    },
    {
      id: 'lateral-age', when: 'motherAge != fullYears(motherBirthDate, birthDate)', severity: 'warning',
      message: '产妇年龄与出生日期不一致，请核对。', fields: ['motherAge', 'motherBirthDate'],
    },
    {
      id: 'report-in-time', when: 'reportDate > addDays(birthDate, 49)', severity: 'warning',
      message: '监测至生后 42 天，发现后 7 天内填卡，请核对日期。', fields: ['reportDate'],
    },
  ],
};
