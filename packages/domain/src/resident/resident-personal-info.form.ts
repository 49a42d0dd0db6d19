import type { FormDefinition } from '../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;

/**
 * 个人基本信息表.
 * Written once when the archive is opened; saving it updates the resident (`residentChangesFrom`).
 */
export const residentPersonalInfo: FormDefinition = {
  id: 'resident-personal-info',
  version: 1,
  title: '个人基本信息表',
  module: 'archive',
  routes: ['jbxx', '/cust/base', '/cust/header'],
  subject: 'resident',
  occurs: 'one',
  occurredOn: 'filingDate',
  diesOn: 'deathDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：个人基本信息表及填表说明',
  verified: ['standard-text', 'peer-schema', 'recall'],
  sections: [
    {
      id: 'identity', title: '基本信息', page: 'jbxx',
      fields: [
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        {
          key: 'archiveNo', label: '编号', type: 'text', maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber',
          note: '17 位居民健康档案编号，结构见 rules/check-up.md；其他表只填后 8 位',
        },
        {
          key: 'archiveNoShort', label: '编号（后8位）', type: 'computed', computed: 'right(archiveNo, 8)', internal: true, paper: { hidden: true },
          note: '打印为 3 位-5 位',
        },
        { key: 'photo', label: '照片', type: 'image', paper: { hidden: true }, note: '扩展项' },
        {
          key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex',
          proposed: "isMissing(citizen.sex) ? (resident.sex == 'male' ? '1' : '2') : citizen.sex",
        },
        {
          key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today',
          proposed: 'isMissing(citizen.birthDate) ? resident.birthDate : citizen.birthDate', note: '与居民身份证一致；印刷格式为年4位月2位日2位',
        },
        { key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(birthDate, today)', precision: 0, paper: { hidden: true } },
        {
          key: 'idDocumentType', label: '证件类别', type: 'single', dictionary: 'id-document-type', proposed: "isMissing(resident.noNumber) ? '01' : '99'", paper: { hidden: true },
          note: '纸质表只有身份证号；其他证件为扩展',
        },
        {
          key: 'idNumber', label: '身份证号', type: 'text', required: true, maxLength: 18,
          pattern: '^[1-9]\\d{5}(18|19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[\\dX]$',
          visibleWhen: { field: 'idDocumentType', in: ['01'] }, proposed: 'resident.idNumber', sensitive: 'id-number',
          note: '18 位，末位校验码按 GB 11643；15 位旧号先换算',
        },
        {
          key: 'otherIdNumber', label: '其他证件号码', type: 'text', required: true, maxLength: 30,
          visibleWhen: { field: 'idDocumentType', in: ['02', '03', '04', '05', '06', '07', '99'] }, sensitive: 'id-number',
          proposed: "lookup(concat(idDocumentType, resident.noNumber), {'991': '无（新生儿未落户）', '992': '无（无证或号码不详）'})",
          note: '没有任何证件的写明原因，不编号码；有了身份证号后改选居民身份证',
        },
        {
          key: 'workplace', label: '工作单位', type: 'text', maxLength: 70,
          note: '目前所在单位全称；离退休者填最后工作单位；下岗待业或无工作经历者注明',
        },
        {
          key: 'phone', label: '本人电话', type: 'text', required: true, maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$', proposed: 'resident.phone', sensitive: 'phone',
        },
        { key: 'contactName', label: '联系人姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, note: '与建档对象关系紧密的亲友' },
        {
          key: 'contactPhone', label: '联系人电话', type: 'text', required: true, maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$', sensitive: 'phone',
        },
        { key: 'contactRelation', label: '与联系人关系', type: 'single', dictionary: 'kinship', paper: { hidden: true }, note: '扩展项（同类系统）' },
        { key: 'residenceType', label: '常住类型', type: 'single', required: true, dictionary: 'residence-type' },
        { key: 'ethnicGroup', label: '民族', type: 'single', required: true, dictionary: 'ethnic-group', default: '01' },
        {
          key: 'ethnicCategory', label: '民族（表格代码）', type: 'computed', computed: "ethnicGroup == '01' ? '01' : '99'", internal: true,
          options: [{ code: '01', label: '汉族' }, { code: '99', label: '少数民族' }], note: '纸质表格印 01 汉族 / 99 少数民族并写明名称',
        },
        { key: 'aboBloodType', label: '血型', type: 'single', required: true, dictionary: 'abo-blood-type' },
        { key: 'rhBloodType', label: 'RH', type: 'single', required: true, dictionary: 'rh-blood-type' },
        {
          key: 'educationLevel', label: '文化程度', type: 'single', required: true, dictionary: 'education-level',
          note: '截至建档时最高学历或相当学历',
        },
        { key: 'occupation', label: '职业', type: 'single', required: true, dictionary: 'occupation' },
        { key: 'maritalStatus', label: '婚姻状况', type: 'single', required: true, dictionary: 'marital-status' },
        {
          key: 'paymentMethods', label: '医疗费用支付方式', type: 'multi', required: true, dictionary: 'payment-method', otherCode: '8',
          otherKey: 'paymentMethodOther', paper: { boxes: 3 }, note: '可多选，纸质表印 3 格',
        },
        { key: 'paymentMethodOther', label: '其他支付方式', type: 'text', maxLength: 100, visibleWhen: { field: 'paymentMethods', in: ['8'] } },
        {
          key: 'medicalInsuranceNo', label: '医保卡号', type: 'text', maxLength: 30, paper: { hidden: true },
          note: '扩展项（部分省版印有职工/居民医保卡号、贫困救助卡号）',
        },
      ],
    },
    {
      id: 'allergy-exposure', title: '药物过敏史与暴露史', page: 'jbxx',
      fields: [
        {
          key: 'drugAllergies', label: '药物过敏史', type: 'multi', required: true, dictionary: 'drug-allergy', exclusive: ['1'], otherCode: '5',
          otherKey: 'drugAllergyOther', abnormal: ['2', '3', '4', '5'], normalFinding: ['1'], paper: { boxes: 4 },
        },
        { key: 'drugAllergyOther', label: '其他药物过敏', type: 'text', maxLength: 100, visibleWhen: { field: 'drugAllergies', in: ['5'] } },
        {
          key: 'exposureHistory', label: '暴露史', type: 'multi', required: true, dictionary: 'exposure-history', exclusive: ['1'],
          abnormal: ['2', '3', '4'], normalFinding: ['1'], paper: { boxes: 3 },
        },
      ],
    },
    {
      id: 'past-diseases', title: '既往史·疾病', page: 'jbxx',
      fields: [
        {
          key: 'pastDiseases', label: '疾病', type: 'multi', required: true, dictionary: 'past-disease', exclusive: ['1'], otherCode: '13',
          otherKey: 'otherDiseaseName', abnormal: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'], normalFinding: ['1'],
          paper: { boxes: 6 }, note: '纸质表印 6 格，可多选；须有一级及以上医院的正式诊断依据',
        },
        {
          key: 'malignantTumorName', label: '恶性肿瘤（部位或名称）', type: 'text', required: true, maxLength: 100,
          visibleWhen: { field: 'pastDiseases', in: ['6'] },
        },
        {
          key: 'occupationalDiseaseName', label: '职业病名称', type: 'text', required: true, maxLength: 100,
          visibleWhen: { field: 'pastDiseases', in: ['12'] },
        },
        {
          key: 'otherDiseaseName', label: '其他疾病名称', type: 'text', required: true, maxLength: 100,
          visibleWhen: { field: 'pastDiseases', in: ['13'] },
        },
        {
          key: 'pastDiseaseDetails', label: '疾病确诊时间', type: 'table',
          visibleWhen: { field: 'pastDiseases', in: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] }, minRows: 1, maxRows: 6,
          columns: [
            { key: 'disease', label: '疾病', type: 'single', required: true, dictionary: 'past-disease', note: '不可选 1 无' },
            {
              key: 'diseaseName', label: '疾病名称', type: 'text', maxLength: 100, visibleWhen: { field: 'disease', in: ['6', '11', '12', '13'] },
              note: '恶性肿瘤、职业病、其他必须写明具体名称或部位',
            },
            {
              key: 'diagnosedMonth', label: '确诊时间', type: 'text', required: true, maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$',
              note: '年月；只知年份时可只填年',
            },
          ],
        },
      ],
    },
    {
      id: 'past-surgeries', title: '既往史·手术', page: 'jbxx',
      fields: [
        { key: 'surgeryHistory', label: '手术', type: 'single', required: true, options: noneOrPresent, normalFinding: '1' },
        {
          key: 'surgeries', label: '手术史', type: 'table', visibleWhen: { field: 'surgeryHistory', in: ['2'] }, minRows: 1, maxRows: 2,
          columns: [
            { key: 'name', label: '名称', type: 'text', required: true, maxLength: 100 },
            { key: 'occurredMonth', label: '时间', type: 'text', maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' },
          ],
        },
      ],
    },
    {
      id: 'past-traumas', title: '既往史·外伤', page: 'jbxx',
      fields: [
        { key: 'traumaHistory', label: '外伤', type: 'single', required: true, options: noneOrPresent, normalFinding: '1' },
        {
          key: 'traumas', label: '外伤史', type: 'table', visibleWhen: { field: 'traumaHistory', in: ['2'] }, minRows: 1, maxRows: 2,
          columns: [
            { key: 'name', label: '名称', type: 'text', required: true, maxLength: 100 },
            { key: 'occurredMonth', label: '时间', type: 'text', maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' },
          ],
        },
      ],
    },
    {
      id: 'past-transfusions', title: '既往史·输血', page: 'jbxx',
      fields: [
        { key: 'transfusionHistory', label: '输血', type: 'single', required: true, options: noneOrPresent, normalFinding: '1' },
        {
          key: 'transfusions', label: '输血史', type: 'table', visibleWhen: { field: 'transfusionHistory', in: ['2'] }, minRows: 1, maxRows: 2,
          columns: [
            { key: 'reason', label: '原因', type: 'text', required: true, maxLength: 100 },
            { key: 'occurredMonth', label: '时间', type: 'text', maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' },
          ],
        },
      ],
    },
    {
      id: 'family-history', title: '家族史', page: 'jbxx',
      fields: [
        {
          key: 'familyHistoryFather', label: '父亲', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'familyHistoryFatherOther', normalFinding: ['1'], paper: { boxes: 6 }, note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistoryFatherOther', label: '父亲·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistoryFather', in: ['12'] },
        },
        {
          key: 'familyHistoryMother', label: '母亲', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'familyHistoryMotherOther', normalFinding: ['1'], paper: { boxes: 6 }, note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistoryMotherOther', label: '母亲·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistoryMother', in: ['12'] },
        },
        {
          key: 'familyHistorySiblings', label: '兄弟姐妹', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'],
          otherCode: '12', otherKey: 'familyHistorySiblingsOther', normalFinding: ['1'], paper: { boxes: 6 },
          note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistorySiblingsOther', label: '兄弟姐妹·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistorySiblings', in: ['12'] },
        },
        {
          key: 'familyHistoryChildren', label: '子女', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'familyHistoryChildrenOther', normalFinding: ['1'], paper: { boxes: 6 },
          note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistoryChildrenOther', label: '子女·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistoryChildren', in: ['12'] },
        },
      ],
    },
    {
      id: 'hereditary-disease', title: '遗传病史', page: 'jbxx',
      fields: [
        {
          key: 'hereditaryDiseaseHistory', label: '遗传病史', type: 'single', required: true, options: noneOrPresent, abnormal: ['2'],
          normalFinding: '1',
        },
        {
          key: 'hereditaryDiseaseName', label: '疾病名称', type: 'text', maxLength: 100,
          visibleWhen: { field: 'hereditaryDiseaseHistory', in: ['2'] },
        },
      ],
    },
    {
      id: 'disability', title: '残疾情况', page: 'jbxx',
      fields: [
        {
          key: 'disabilities', label: '残疾情况', type: 'multi', required: true, dictionary: 'disability-type', exclusive: ['1'], otherCode: '8',
          otherKey: 'disabilityOther', abnormal: ['2', '3', '4', '5', '6', '7', '8'], normalFinding: ['1'], paper: { boxes: 6 },
        },
        { key: 'disabilityOther', label: '其他残疾', type: 'text', maxLength: 100, visibleWhen: { field: 'disabilities', in: ['8'] } },
      ],
    },
    {
      id: 'living-environment', title: '生活环境', page: 'jbxx',
      note: '表中标 * ：农村地区建立档案时按实际情况填写，城市居民可不填',
      fields: [
        {
          key: 'kitchenVentilation', label: '厨房排风设施', type: 'single',
          options: [{ code: '1', label: '无' }, { code: '2', label: '油烟机' }, { code: '3', label: '换气扇' }, { code: '4', label: '烟囱' }],
        },
        {
          key: 'fuelType', label: '燃料类型', type: 'single',
          options: [
            { code: '1', label: '液化气' }, { code: '2', label: '煤' }, { code: '3', label: '天然气' }, { code: '4', label: '沼气' },
            { code: '5', label: '柴火' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'fuelTypeOther',
        },
        {
          key: 'fuelTypeOther', label: '其他燃料', type: 'text', maxLength: 100, visibleWhen: { field: 'fuelType', in: ['6'] },
          paper: { hidden: true }, note: '纸质表“其他”后不留空，扩展项',
        },
        {
          key: 'drinkingWater', label: '饮水', type: 'single',
          options: [
            { code: '1', label: '自来水' }, { code: '2', label: '经净化过滤的水' }, { code: '3', label: '井水' }, { code: '4', label: '河湖水' },
            { code: '5', label: '塘水' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'drinkingWaterOther',
        },
        {
          key: 'drinkingWaterOther', label: '其他饮水', type: 'text', maxLength: 100, visibleWhen: { field: 'drinkingWater', in: ['6'] },
          paper: { hidden: true }, note: '扩展项',
        },
        {
          key: 'toiletType', label: '厕所', type: 'single',
          options: [
            { code: '1', label: '卫生厕所' }, { code: '2', label: '一格或二格粪池式' }, { code: '3', label: '马桶' },
            { code: '4', label: '露天粪坑' }, { code: '5', label: '简易棚厕' },
          ],
        },
        {
          key: 'livestockPen', label: '禽畜栏', type: 'single',
          options: [{ code: '1', label: '无' }, { code: '2', label: '单设' }, { code: '3', label: '室内' }, { code: '4', label: '室外' }],
        },
      ],
    },
    {
      id: 'registration', title: '建档登记', page: '/cust/base',
      fields: [
        {
          key: 'currentAddress', label: '现住址', type: 'region', required: true, proposed: 'previous.currentAddress', paper: { hidden: true },
          note: '行政区划到村（居）加详细地址',
        },
        {
          key: 'currentAddressDetail', label: '现住址（详细）', type: 'text', required: true, maxLength: 100, proposed: 'resident.address',
          sensitive: 'address', paper: { hidden: true },
        },
        {
          key: 'registeredAddress', label: '户籍地址', type: 'region', required: true, proposed: 'lookup(residenceType, {1: currentAddress})',
          paper: { hidden: true },
        },
        {
          key: 'registeredAddressDetail', label: '户籍地址（详细）', type: 'text', maxLength: 100,
          proposed: 'lookup(residenceType, {1: currentAddressDetail})', sensitive: 'address', paper: { hidden: true },
        },
        {
          key: 'townshipName', label: '乡镇（街道）名称', type: 'text', maxLength: 50, proposed: 'previous.townshipName', paper: { hidden: true },
        },
        {
          key: 'villageName', label: '村（居）委会名称', type: 'text', maxLength: 50, proposed: 'previous.villageName', paper: { hidden: true },
        },
        {
          key: 'filingInstitution', label: '建档单位', type: 'institution', required: true, proposed: 'user.institutionCode', paper: { hidden: true },
        },
        { key: 'filingPerson', label: '建档人', type: 'user', required: true, proposed: 'user.id', paper: { hidden: true } },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id', paper: { hidden: true } },
        { key: 'filingDate', label: '建档日期', type: 'date', required: true, max: 'today', proposed: 'today', paper: { hidden: true } },
        {
          key: 'populationCategories', label: '人群分类', type: 'multi',
          options: [
            { code: '1', label: '一般人群' }, { code: '2', label: '0～6岁儿童' }, { code: '3', label: '孕产妇' },
            { code: '4', label: '65岁及以上老年人' }, { code: '5', label: '高血压患者' }, { code: '6', label: '2型糖尿病患者' },
            { code: '7', label: '严重精神障碍患者' }, { code: '8', label: '肺结核患者' }, { code: '9', label: '慢性阻塞性肺疾病患者' },
            { code: '10', label: '残疾人' }, { code: '99', label: '其他' },
          ],
          exclusive: ['1'], proposed: 'population.codes', paper: { hidden: true }, note: '产品编码，非标准印刷项；由各专项管理自动打标',
        },
        { key: 'remarks', label: '档案备注', type: 'longText', maxLength: 200, paper: { hidden: true }, note: '扩展项' },
      ],
    },
    {
      id: 'household', title: '家庭信息', page: '/cust/base',
      note: '国家第三版表不印；省级版本与同类系统的扩展项',
      fields: [
        { key: 'isHouseholdHead', label: '是否户主', type: 'boolean', paper: { hidden: true } },
        { key: 'relationToHead', label: '与户主关系', type: 'single', dictionary: 'kinship', paper: { hidden: true } },
        { key: 'householdHeadName', label: '户主姓名', type: 'text', sensitive: 'person-name', maxLength: 50, paper: { hidden: true } },
        {
          key: 'householdHeadIdNumber', label: '户主身份证号', type: 'text', maxLength: 18,
          pattern: '^[1-9]\\d{5}(18|19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[\\dX]$', sensitive: 'id-number', paper: { hidden: true },
        },
        { key: 'householdSize', label: '家庭人口数', type: 'integer', min: 1, max: 30, paper: { hidden: true } },
        {
          key: 'livingArrangement', label: '居住情况', type: 'single',
          options: [
            { code: '1', label: '与成年子女同住' }, { code: '2', label: '与子孙三代（四代）同住' }, { code: '3', label: '夫妻二人同住' },
            { code: '4', label: '独居' }, { code: '5', label: '计划生育特殊家庭' },
          ],
          paper: { hidden: true },
        },
      ],
    },
    {
      id: 'archive-status', title: '档案状态', page: '/cust/base',
      note: '填表说明要求：失访写明原因；死亡写日期和原因；迁出记录去向和交接',
      fields: [
        {
          key: 'archiveStatus', label: '档案状态', type: 'single', required: true, dictionary: 'archive-status', default: '1',
          paper: { hidden: true },
        },
        {
          key: 'statusDate', label: '状态变更日期', type: 'date', max: 'today',
          visibleWhen: { field: 'archiveStatus', in: ['2', '3', '4', '5', '6', '9'] }, paper: { hidden: true },
        },
        {
          key: 'deathDate', label: '死亡日期', type: 'date', max: 'today', visibleWhen: { field: 'archiveStatus', in: ['3'] },
          paper: { hidden: true },
        },
        {
          key: 'deathCause', label: '死亡原因', type: 'text', maxLength: 100, visibleWhen: { field: 'archiveStatus', in: ['3'] },
          paper: { hidden: true },
        },
        {
          key: 'lostReason', label: '失访原因', type: 'text', maxLength: 100, visibleWhen: { field: 'archiveStatus', in: ['4'] },
          paper: { hidden: true },
        },
        {
          key: 'moveOutDestination', label: '迁往地点', type: 'text', maxLength: 100, visibleWhen: { field: 'archiveStatus', in: ['2'] },
          paper: { hidden: true },
        },
        {
          key: 'handoverRecord', label: '档案交接记录', type: 'longText', maxLength: 300, visibleWhen: { field: 'archiveStatus', in: ['2'] },
          paper: { hidden: true },
        },
        {
          key: 'closedBy', label: '终止操作人', type: 'user', visibleWhen: { field: 'archiveStatus', in: ['2', '3', '4', '5', '6', '9'] },
          paper: { hidden: true },
        },
      ],
    },
  ],
  derivations: [
    { key: 'citizen', rule: 'citizenNumberFacts', inputs: ['idNumber', 'today', 'user.institutionCode'] },
    { key: 'phones', rule: 'phoneFacts', inputs: ['phone', 'contactPhone'] },
    { key: 'population', rule: 'populationCategories', inputs: ['age', 'pastDiseases', 'disabilities'] },
    {
      key: 'history', rule: 'historyDates',
      inputs: ['birthDate', 'filingDate', 'pastDiseases', 'pastDiseaseDetails', 'surgeries', 'traumas', 'transfusions'],
    },
  ],
  checks: [
    {
      id: 'id-number-came', when: "isMissing(resident.noNumber) && left(otherIdNumber, 2) == '无（'", severity: 'warning',
      message: '档案已有身份证号，请把证件类别改为居民身份证。', fields: ['otherIdNumber'],
    },
    {
      id: 'id-check-digit', when: 'citizen.checkDigitWrong == true', severity: 'error', message: '身份证号校验码不对，请逐位核对。',
      fields: ['idNumber'],
    },
    {
      id: 'id-impossible', when: 'citizen.impossible == true', severity: 'error', message: '身份证号里的出生日期不存在或晚于今天，请核对。',
      fields: ['idNumber'],
    },
    {
      id: 'id-region', when: 'citizen.regionUnknown == true', severity: 'warning', message: '身份证号前六位不是任何地区用过的代码，请核对是否抄错。',
      fields: ['idNumber'],
    },
    {
      id: 'phone-cut', when: 'phones.phoneCut == true', severity: 'warning', message: '电话像是没有写完的手机号，请核对；若确是固定电话可不改。',
      fields: ['phone'],
    },
    {
      id: 'contact-phone-cut', when: 'phones.contactPhoneCut == true', severity: 'warning', message: '电话像是没有写完的手机号，请核对；若确是固定电话可不改。',
      fields: ['contactPhone'],
    },
    {
      id: 'id-birth-date', when: 'birthDate != citizen.birthDate', severity: 'error', message: '出生日期与身份证号不一致，请核对。',
      fields: ['birthDate', 'idNumber'],
    },
    {
      id: 'id-sex', when: 'sex != citizen.sex', severity: 'error', message: '性别与身份证号不一致（第 17 位奇数为男、偶数为女），请核对。',
      fields: ['sex', 'idNumber'],
    },
    { id: 'young-child', when: 'age < 7', severity: 'warning', advice: true, message: '0～6 岁儿童不填本表，请建儿童保健手册。', fields: ['birthDate'] },
    {
      id: 'disease-details', when: 'history.unchosenDisease == true', severity: 'error', message: '确诊时间表里的疾病，须先在“疾病”中选上。',
      fields: ['pastDiseaseDetails', 'pastDiseases'],
    },
    {
      id: 'disease-none-in-details', when: 'history.noneInDetails == true', severity: 'error', message: '确诊时间表里不能选“无”。',
      fields: ['pastDiseaseDetails'],
    },
    {
      id: 'disease-without-details', when: 'history.diseaseWithoutDetails == true', severity: 'warning', message: '有的疾病没有填确诊时间，请补填。',
      fields: ['pastDiseaseDetails'],
    },
    {
      id: 'history-before-birth', when: 'history.beforeBirth == true', severity: 'error', message: '确诊、手术、外伤或输血的时间不能早于出生年月。',
      fields: ['pastDiseaseDetails', 'surgeries', 'traumas', 'transfusions'],
    },
    {
      id: 'history-after-filing', when: 'history.afterFiling == true', severity: 'error', message: '确诊、手术、外伤或输血的时间不能晚于填表日。',
      fields: ['pastDiseaseDetails', 'surgeries', 'traumas', 'transfusions'],
    },
    {
      id: 'same-phone-as-contact', when: 'phone == contactPhone && name != contactName', severity: 'warning',
      message: '联系人电话与本人电话相同，请核对是否填错。', fields: ['contactPhone', 'phone'],
    },
    {
      id: 'death-before-birth', when: 'deathDate < birthDate', severity: 'error', message: '死亡日期不能早于出生日期。',
      fields: ['deathDate', 'birthDate'],
    },
  ],
};
