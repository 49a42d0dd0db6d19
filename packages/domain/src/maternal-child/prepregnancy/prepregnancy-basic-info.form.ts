import type { FormDefinition } from '../../forms/index.ts';

/** 孕前优生健康检查：基础信息. */
export const prepregnancyBasicInfo: FormDefinition = {
  id: 'prepregnancy-basic-info',
  version: 1,
  title: '孕前优生健康检查：基础信息',
  module: 'prepregnancy',
  routes: ['jcxx'],
  subject: 'couple',
  occurs: 'many',
  occurredOn: 'recordDate',
  source: '国家免费孕前优生健康检查项目技术服务规范 技术服务家庭档案；国家项目信息系统页面项目（公开录入脚本与字典常量）；同类生产系统孕前询问、孕前检查表结构',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'record', title: '档案',
      fields: [
        { key: 'recordNumber', label: '档案编号', type: 'text', required: true, maxLength: 30 },
        {
          key: 'informedConsent', label: '知情同意书签署', type: 'single', required: true,
          options: [{ code: '0', label: '男女双方都签署' }, { code: '1', label: '男方签署' }, { code: '2', label: '女方签署' }],
        },
        { key: 'institution', label: '服务机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'recordDate', label: '填写日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'doctor', label: '医师签名', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
    {
      id: 'husband', title: '男方信息',
      fields: [
        { key: 'husbandName', label: '丈夫姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, carryForward: true, proposed: "lookup(resident.sex, {'male': resident.name, 'female': resident.spouseName})" },
        { key: 'husbandEthnicity', label: '民族', type: 'single', required: true, dictionary: 'ethnic-group', carryForward: true, proposed: "lookup(resident.sex, {'male': previous.ethnicGroup})" },
        { key: 'husbandIdDocumentType', label: '证件类型', type: 'single', required: true, dictionary: 'id-document-type', carryForward: true, proposed: "lookup(resident.sex, {'male': isMissing(resident.noNumber) ? '01' : '99'})" },
        { key: 'husbandIdNumber', label: '证件号码', type: 'text', required: true, maxLength: 30, carryForward: true, sensitive: 'id-number', proposed: "lookup(resident.sex, {'male': isMissing(resident.noNumber) ? resident.idNumber : lookup(concat(husbandIdDocumentType, resident.noNumber), {'991': '无（新生儿未落户）', '992': '无（无证或号码不详）'})})" },
        { key: 'husbandBirthDate', label: '出生年月', type: 'date', sensitive: 'birth-date', required: true, max: 'today', carryForward: true, proposed: "lookup(resident.sex, {'male': resident.birthDate})" },
        { key: 'husbandAge', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(husbandBirthDate, recordDate)' },
        { key: 'husbandEducation', label: '文化程度', type: 'single', required: true, dictionary: 'education-level', carryForward: true, proposed: "lookup(resident.sex, {'male': previous.educationLevel})" },
        {
          key: 'husbandOccupation', label: '职业', type: 'single', required: true,
          options: [
            { code: '1', label: '农民' }, { code: '2', label: '工人' }, { code: '3', label: '服务业' }, { code: '4', label: '经商' },
            { code: '5', label: '家务' }, { code: '6', label: '教师/公务员/职员等' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'husbandOccupationOther', carryForward: true,
        },
        {
          key: 'husbandOccupationOther', label: '职业（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'husbandOccupation', in: ['7'] },
          carryForward: true,
        },
        {
          key: 'husbandHouseholdNature', label: '户口性质', type: 'single', required: true,
          options: [{ code: '1', label: '农业户口' }, { code: '2', label: '非农业户口' }], carryForward: true,
        },
        { key: 'husbandPhone', label: '手机号码', type: 'text', required: true, maxLength: 20, carryForward: true, sensitive: 'phone' },
        { key: 'husbandHouseholdRegion', label: '丈夫户口所在地（省市县乡村）', type: 'region', required: true, carryForward: true },
        { key: 'husbandHouseholdAddress', label: '丈夫户口所在地详细地址', type: 'text', maxLength: 200, carryForward: true, sensitive: 'address' },
      ],
    },
    {
      id: 'wife', title: '女方信息',
      fields: [
        { key: 'wifeName', label: '妻子姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: "lookup(resident.sex, {'female': resident.name, 'male': resident.spouseName})" },
        { key: 'wifeEthnicity', label: '民族', type: 'single', required: true, dictionary: 'ethnic-group', proposed: "lookup(resident.sex, {'female': previous.ethnicGroup})" },
        { key: 'wifeIdDocumentType', label: '证件类型', type: 'single', required: true, dictionary: 'id-document-type', proposed: "lookup(resident.sex, {'female': isMissing(resident.noNumber) ? '01' : '99'})" },
        { key: 'wifeIdNumber', label: '证件号码', type: 'text', required: true, maxLength: 30, sensitive: 'id-number', proposed: "lookup(resident.sex, {'female': isMissing(resident.noNumber) ? resident.idNumber : lookup(concat(wifeIdDocumentType, resident.noNumber), {'991': '无（新生儿未落户）', '992': '无（无证或号码不详）'})})" },
        { key: 'wifeBirthDate', label: '出生年月', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: "lookup(resident.sex, {'female': resident.birthDate})" },
        { key: 'wifeAge', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(wifeBirthDate, recordDate)' },
        { key: 'wifeEducation', label: '文化程度', type: 'single', required: true, dictionary: 'education-level', proposed: "lookup(resident.sex, {'female': previous.educationLevel})" },
        {
          key: 'wifeOccupation', label: '职业', type: 'single', required: true,
          options: [
            { code: '1', label: '农民' }, { code: '2', label: '工人' }, { code: '3', label: '服务业' }, { code: '4', label: '经商' },
            { code: '5', label: '家务' }, { code: '6', label: '教师/公务员/职员等' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'wifeOccupationOther',
        },
        { key: 'wifeOccupationOther', label: '职业（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'wifeOccupation', in: ['7'] } },
        {
          key: 'wifeHouseholdNature', label: '户口性质', type: 'single', required: true,
          options: [{ code: '1', label: '农业户口' }, { code: '2', label: '非农业户口' }],
        },
        { key: 'wifePhone', label: '手机号码', type: 'text', required: true, maxLength: 20, sensitive: 'phone' },
        { key: 'wifeHouseholdRegion', label: '妻子户口所在地（省市县乡村）', type: 'region', required: true },
        { key: 'wifeHouseholdAddress', label: '妻子户口所在地详细地址', type: 'text', maxLength: 200, sensitive: 'address' },
      ],
    },
    {
      id: 'couple', title: '夫妇信息',
      fields: [
        { key: 'wifeResidenceRegion', label: '妻子现住址（省市县乡村）', type: 'region', required: true, proposed: "lookup(resident.sex, {'female': previous.currentAddress})" },
        { key: 'wifeResidenceAddress', label: '妻子现住址详细地址', type: 'text', maxLength: 200, sensitive: 'address' },
        { key: 'postalCode', label: '邮编', type: 'text', maxLength: 6, pattern: '^[0-9]{6}$' },
        { key: 'landline', label: '座机号码', type: 'text', maxLength: 20 },
        { key: 'marriageDate', label: '结婚时间', type: 'date', required: true, max: 'today' },
        { key: 'populationType', label: '人口类型', type: 'single', options: [{ code: '1', label: '常住人口' }, { code: '2', label: '流动人口' }] },
        {
          key: 'examType', label: '检查类型', type: 'single', options: [{ code: '1', label: '孕前检查、婚前检查' }, { code: '2', label: '孕前检查' }],
        },
        { key: 'birthOrder', label: '计划生育孩次', type: 'integer', unit: '孩', min: 1, max: 10 },
        { key: 'repeatExam', label: '是否再次检查', type: 'single', options: [{ code: '0', label: '首次' }, { code: '1', label: '再次' }] },
      ],
    },
  ],
  checks: [
    {
      id: 'husband-under-age', when: 'husbandAge < 22', severity: 'warning', message: '丈夫不满 22 周岁，请核对出生日期。',
      fields: ['husbandBirthDate'],
    },
    { id: 'wife-under-age', when: 'wifeAge < 20', severity: 'warning', message: '妻子不满 20 周岁，请核对出生日期。', fields: ['wifeBirthDate'] },
    {
      id: 'marriage-before-birth', when: 'marriageDate < wifeBirthDate || marriageDate < husbandBirthDate', severity: 'error',
      message: '结婚时间不能早于出生日期。', fields: ['marriageDate'],
    },
  ],
};
