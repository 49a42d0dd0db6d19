import type { FormDefinition } from '../../forms/index.ts';

/** 婚前保健信息. */
export const premaritalBasicInfo: FormDefinition = {
  id: 'premarital-basic-info',
  version: 1,
  title: '婚前保健信息',
  module: 'premarital',
  routes: ['hqbjxx'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '婚前保健工作规范（修订，2002）；婚前保健服务基本数据集（WS 375 系列）；同类生产系统婚前医学检查表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'identity', title: '基本信息',
      fields: [
        { key: 'examNumber', label: '婚检编号', type: 'text', required: true, maxLength: 30 },
        { key: 'examDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'resident', label: '姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'" },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        { key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(birthDate, examDate)' },
        { key: 'idDocumentType', label: '证件类型', type: 'single', dictionary: 'id-document-type', carryForward: true, proposed: "isMissing(resident.noNumber) ? '01' : '99'" },
        { key: 'idNumber', label: '证件号码', type: 'text', required: true, maxLength: 30, proposed: "isMissing(resident.noNumber) ? resident.idNumber : lookup(concat(idDocumentType, resident.noNumber), {'991': '无（新生儿未落户）', '992': '无（无证或号码不详）'})", sensitive: 'id-number' },
        { key: 'ethnicity', label: '民族', type: 'single', dictionary: 'ethnic-group', carryForward: true, proposed: 'previous.ethnicGroup' },
        { key: 'education', label: '文化程度', type: 'single', dictionary: 'education-level', carryForward: true, proposed: 'previous.educationLevel' },
        { key: 'occupation', label: '职业', type: 'single', dictionary: 'occupation', carryForward: true, proposed: 'previous.occupation' },
        { key: 'workUnit', label: '工作单位', type: 'text', maxLength: 100, carryForward: true, proposed: 'previous.workplace' },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20, proposed: 'resident.phone', sensitive: 'phone' },
        { key: 'householdAddress', label: '户口所在地', type: 'region', carryForward: true },
        { key: 'residenceAddress', label: '现住址', type: 'region', carryForward: true, proposed: 'previous.currentAddress' },
        { key: 'postalCode', label: '邮政编码', type: 'text', maxLength: 6, pattern: '^[0-9]{6}$', carryForward: true },
        { key: 'partnerName', label: '对方姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, carryForward: true, proposed: 'resident.spouseName' },
        { key: 'partnerExamNumber', label: '对方编号', type: 'text', maxLength: 30, carryForward: true },
        { key: 'partnerIdNumber', label: '对方证件号码', type: 'text', maxLength: 30, carryForward: true, sensitive: 'id-number' },
        { key: 'plannedMarriageDate', label: '拟结婚登记日期', type: 'date' },
      ],
    },
    {
      id: 'history', title: '病史摘要',
      fields: [
        {
          key: 'kinship', label: '血缘关系', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '表' }, { code: '3', label: '堂' }, { code: '4', label: '其他' }], otherCode: '4',
          otherKey: 'kinshipOther',
        },
        { key: 'kinshipOther', label: '血缘关系（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'kinship', in: ['4'] } },
        {
          key: 'pastDiseases', label: '既往病史', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '心脏病' }, { code: '3', label: '肺结核' }, { code: '4', label: '肝脏病' },
            { code: '5', label: '泌尿生殖系疾病' }, { code: '6', label: '糖尿病' }, { code: '7', label: '高血压' }, { code: '8', label: '精神病' },
            { code: '9', label: '性病' }, { code: '10', label: '癫痫' }, { code: '11', label: '甲亢' }, { code: '12', label: '先天疾患' },
            { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'pastDiseasesOther', carryForward: true,
        },
        {
          key: 'pastDiseasesOther', label: '既往病史（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'pastDiseases', in: ['99'] },
          carryForward: true,
        },
        {
          key: 'geneticFamilyHistory', label: '与遗传有关的家族史', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '盲' }, { code: '3', label: '聋' }, { code: '4', label: '哑' },
            { code: '5', label: '精神病' }, { code: '6', label: '先天性智力低下' }, { code: '7', label: '先天性心脏病' },
            { code: '8', label: '血友病' }, { code: '9', label: '糖尿病' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'geneticFamilyHistoryOther', carryForward: true,
        },
        {
          key: 'geneticFamilyHistoryOther', label: '与遗传有关的家族史（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'geneticFamilyHistory', in: ['10'] }, carryForward: true,
        },
        { key: 'affectedRelativeRelation', label: '患者与本人关系', type: 'text', maxLength: 50, carryForward: true },
        {
          key: 'maritalHistory', label: '既往婚史', type: 'single',
          options: [{ code: '1', label: '无' }, { code: '2', label: '丧偶' }, { code: '3', label: '离异' }], carryForward: true,
        },
      ],
    },
    {
      id: 'result', title: '检查结论',
      fields: [
        {
          key: 'examResult', label: '婚前医学检查结果', type: 'single', required: true,
          options: [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }], otherCode: '2', otherKey: 'examResultDetail', abnormal: ['2'],
        },
        {
          key: 'examResultDetail', label: '婚前医学检查结果异常描述', type: 'text', required: true, maxLength: 200,
          visibleWhen: { field: 'examResult', in: ['2'] },
        },
        {
          key: 'diseaseCategories', label: '检出疾病分类', type: 'multi',
          options: [
            { code: '1', label: '指定传染病' }, { code: '2', label: '其中性病' }, { code: '3', label: '严重遗传性疾病' },
            { code: '4', label: '有关精神病' }, { code: '5', label: '生殖系统疾病' }, { code: '6', label: '内科系统疾病' },
            { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'examResult', in: ['2'] }, note: '与婚前保健情况年报表的疾病分类一致',
        },
        { key: 'diagnosis', label: '疾病诊断', type: 'text', required: "hasAny(medicalOpinion, ['2', '3', '4', '5'])", maxLength: 200 },
        {
          key: 'medicalOpinion', label: '医学意见', type: 'single', required: true,
          options: [
            { code: '1', label: '未发现医学上不宜结婚的情形' }, { code: '2', label: '建议暂缓结婚' }, { code: '3', label: '建议不宜生育' },
            { code: '4', label: '建议不宜结婚' }, { code: '5', label: '建议采取医学措施，尊重受检者意愿' },
          ],
          abnormal: ['2', '3', '4', '5'],
        },
        { key: 'hygieneGuidance', label: '已作婚前卫生指导', type: 'boolean' },
        { key: 'consultation', label: '婚前卫生咨询内容', type: 'longText', maxLength: 500 },
        {
          key: 'guidanceResult', label: '咨询指导结果', type: 'single',
          options: [{ code: '1', label: '接受指导意见' }, { code: '2', label: '不接受指导意见，知情后选择结婚，后果自己承担' }],
        },
        { key: 'referral', label: '转诊', type: 'single', options: [{ code: '1', label: '无' }, { code: '2', label: '有' }] },
        { key: 'referralHospital', label: '转诊医院', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] } },
        { key: 'referralDate', label: '转诊日期', type: 'date', required: true, visibleWhen: { field: 'referral', in: ['2'] } },
        { key: 'returnVisitDate', label: '预约复诊日期', type: 'date' },
        { key: 'certificateNumber', label: '婚前医学检查证明编号', type: 'text', maxLength: 30 },
        { key: 'certificateDate', label: '出具婚前医学检查证明日期', type: 'date' },
        { key: 'examInstitution', label: '检查机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'chiefDoctor', label: '主检医师', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
  ],
  checks: [
    {
      id: 'birth-date-before-certificate-date', when: 'birthDate > certificateDate', severity: 'error',
      message: '出生日期不能晚于出具婚前医学检查证明日期，请核对。', fields: ['certificateDate', 'birthDate'],
    },
    {
      id: 'return-visit-date', when: 'returnVisitDate <= examDate', severity: 'error', message: '预约复诊日期应晚于检查日期。',
      fields: ['returnVisitDate'],
    },
  ],
};
