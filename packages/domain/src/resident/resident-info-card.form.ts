import type { FormDefinition } from '../forms/index.ts';

/**
 * 居民健康档案信息卡.
 * `previous` holds the answers of the personal information.
 */
export const residentInfoCard: FormDefinition = {
  id: 'resident-info-card',
  version: 1,
  title: '居民健康档案信息卡',
  module: 'archive',
  routes: [],
  subject: 'resident',
  occurs: 'one',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：居民健康档案信息卡（正面、反面）及填表说明',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'front', title: '正面',
      fields: [
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        { key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'" },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        {
          key: 'archiveNo', label: '健康档案编号', type: 'text', required: true, maxLength: 17, pattern: '^\\d{17}$',
          proposed: 'resident.archiveNumber',
        },
        {
          key: 'aboBloodType', label: 'ABO血型', type: 'single',
          options: [{ code: '1', label: 'A' }, { code: '2', label: 'B' }, { code: '3', label: 'O' }, { code: '4', label: 'AB' }],
          proposed: "lookup(previous.aboBloodType, {1: '1', 2: '2', 3: '3', 4: '4'})",
        },
        {
          key: 'rhBloodType', label: 'RH血型', type: 'single',
          options: [{ code: '1', label: 'Rh阴性' }, { code: '2', label: 'Rh阳性' }, { code: '3', label: '不详' }], proposed: 'previous.rhBloodType',
        },
        {
          key: 'chronicDiseases', label: '慢性病患病情况', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '高血压' }, { code: '3', label: '糖尿病' }, { code: '4', label: '脑卒中' },
            { code: '5', label: '冠心病' }, { code: '6', label: '哮喘' }, { code: '7', label: '职业病' }, { code: '8', label: '其他疾病' },
          ],
          exclusive: ['1'], otherCode: '8', otherKey: 'chronicDiseaseOther', proposed: 'chronicDiseases(previous.pastDiseases)',
          note: '卡面为方框勾选，不印代码；代码为顺序号',
        },
        { key: 'chronicDiseaseOther', label: '其他疾病', type: 'text', maxLength: 100, visibleWhen: { field: 'chronicDiseases', in: ['8'] } },
        { key: 'allergyHistory', label: '过敏史', type: 'longText', maxLength: 200, note: '过敏的具体药物、食物或其他过敏物质' },
      ],
    },
    {
      id: 'back', title: '反面',
      fields: [
        { key: 'homeAddress', label: '家庭住址', type: 'text', maxLength: 150, proposed: 'resident.address', sensitive: 'address' },
        {
          key: 'homePhone', label: '家庭电话', type: 'text', maxLength: 20, pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$',
          proposed: 'resident.phone', sensitive: 'phone',
        },
        { key: 'emergencyContactName', label: '紧急情况联系人', type: 'text', sensitive: 'person-name', maxLength: 50, proposed: 'previous.contactName' },
        {
          key: 'emergencyContactPhone', label: '联系人电话', type: 'text', maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$', proposed: 'previous.contactPhone', sensitive: 'phone',
        },
        { key: 'filingInstitutionName', label: '建档机构名称', type: 'text', maxLength: 100 },
        {
          key: 'filingInstitutionPhone', label: '联系电话（建档机构）', type: 'text', maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$',
        },
        { key: 'responsibleDoctorName', label: '责任医生或护士', type: 'text', maxLength: 50 },
        {
          key: 'responsibleDoctorPhone', label: '联系电话（责任医生或护士）', type: 'text', maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$',
        },
        { key: 'otherNotes', label: '其他说明', type: 'longText', maxLength: 200 },
      ],
    },
  ],
};
