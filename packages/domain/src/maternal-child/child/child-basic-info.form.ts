import type { FormDefinition } from '../../forms/index.ts';

const motherSerology = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }, { code: '3', label: '未检测' }, { code: '4', label: '不详' }] as const;

/** 儿童基本资料. */
export const childBasicInfo: FormDefinition = {
  id: 'child-basic-info',
  version: 1,
  title: '儿童基本资料',
  module: 'child',
  routes: ['etbjMenu', 'etbjxx/{id}/jbxx/etbjzl'],
  subject: 'child',
  occurs: 'one',
  occurredOn: 'recordDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范（建立儿童保健手册）；WS 376.1 儿童保健基本数据集；GB/T 出生医学证明',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'identity', title: '儿童信息',
      fields: [
        { key: 'childRecordNumber', label: '儿童保健册（卡）编号', type: 'text', required: true, maxLength: 20 },
        { key: 'residentId', label: '居民健康档案', type: 'resident', proposed: 'resident.id' },
        {
          key: 'name', label: '儿童姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 30, proposed: 'resident.name',
          note: '未取名时填母亲姓名+之男/之女',
        },
        { key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'" },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        { key: 'birthTime', label: '出生时间', type: 'text', sensitive: 'birth-date', maxLength: 5, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        {
          key: 'idNumber', label: '身份证号', type: 'text', maxLength: 18,
          pattern: '^[1-9]\\d{5}(18|19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[0-9Xx]$', proposed: 'resident.idNumber',
          sensitive: 'id-number',
        },
        { key: 'birthCertificateNumber', label: '出生医学证明编号', type: 'text', proposed: 'previous.birthCertificateNumber', maxLength: 10, pattern: '^[A-Z]\\d{9}$' },
        { key: 'ethnicity', label: '民族', type: 'single', dictionary: 'ethnic-group', default: '01', proposed: 'previous.ethnicGroup' },
        { key: 'nationality', label: '国籍', type: 'text', maxLength: 20, default: '中国' },
        { key: 'immunizationCardNumber', label: '预防接种证（卡）编号', type: 'text', maxLength: 20 },
        { key: 'registeredRegion', label: '户籍地址', type: 'region', required: true, proposed: 'previous.registeredAddress' },
        { key: 'registeredAddress', label: '户籍详细地址', type: 'text', maxLength: 100, sensitive: 'address', proposed: 'previous.registeredAddressDetail' },
        { key: 'currentRegion', label: '现住址', type: 'region', required: true, proposed: 'previous.currentAddress' },
        { key: 'currentAddress', label: '现住详细地址', type: 'text', required: true, maxLength: 100, sensitive: 'address', proposed: 'previous.currentAddressDetail' },
        { key: 'residenceType', label: '常住类型', type: 'single', required: true, dictionary: 'residence-type', proposed: 'previous.residenceType' },
        {
          key: 'registrationOrigin', label: '户籍归属', type: 'single',
          options: [{ code: '11', label: '本市' }, { code: '22', label: '本省外市' }, { code: '23', label: '外省' }],
        },
        { key: 'livedOverOneYear', label: '居住一年以上', type: 'boolean' },
        { key: 'careInstitutionType', label: '托幼情况', type: 'single', options: [{ code: '1', label: '散居' }, { code: '2', label: '托幼机构' }] },
        { key: 'kindergarten', label: '托幼机构名称', type: 'text', maxLength: 70, visibleWhen: { field: 'careInstitutionType', in: ['2'] } },
      ],
    },
    {
      id: 'father', title: '父亲',
      fields: [
        { key: 'fatherName', label: '父亲姓名', type: 'text', sensitive: 'person-name', maxLength: 30, proposed: 'previous.fatherName' },
        {
          key: 'fatherIdNumber', label: '父亲身份证号', type: 'text', maxLength: 18, proposed: 'previous.fatherIdNumber',
          pattern: '^[1-9]\\d{5}(18|19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[0-9Xx]$', sensitive: 'id-number',
        },
        { key: 'fatherBirthDate', label: '父亲出生日期', type: 'date', sensitive: 'birth-date', max: 'today', proposed: 'previous.fatherBirthDate' },
        { key: 'fatherOccupation', label: '父亲职业', type: 'single', dictionary: 'occupation', proposed: 'previous.fatherOccupation' },
        { key: 'fatherPhone', label: '父亲联系电话', type: 'text', maxLength: 25, sensitive: 'phone', proposed: 'previous.fatherPhone' },
        { key: 'fatherEducation', label: '父亲文化程度', type: 'single', dictionary: 'education-level', proposed: 'previous.fatherEducation' },
        { key: 'fatherEthnicity', label: '父亲民族', type: 'single', dictionary: 'ethnic-group', proposed: 'previous.fatherEthnicity' },
        { key: 'fatherEmployer', label: '父亲工作单位', type: 'text', maxLength: 70 },
      ],
    },
    {
      id: 'mother', title: '母亲',
      fields: [
        { key: 'motherName', label: '母亲姓名', type: 'text', sensitive: 'person-name', maxLength: 30, proposed: 'isMissing(resident.motherName) ? previous.motherName : resident.motherName' },
        {
          key: 'motherIdNumber', label: '母亲身份证号', type: 'text', maxLength: 18, proposed: 'previous.motherIdNumber',
          pattern: '^[1-9]\\d{5}(18|19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[0-9Xx]$', sensitive: 'id-number',
        },
        { key: 'motherBirthDate', label: '母亲出生日期', type: 'date', sensitive: 'birth-date', max: 'today', proposed: 'previous.motherBirthDate' },
        { key: 'motherOccupation', label: '母亲职业', type: 'single', dictionary: 'occupation', proposed: 'previous.motherOccupation' },
        { key: 'motherPhone', label: '母亲联系电话', type: 'text', maxLength: 25, sensitive: 'phone', proposed: 'previous.motherPhone' },
        { key: 'motherEducation', label: '母亲文化程度', type: 'single', dictionary: 'education-level', proposed: 'previous.motherEducation' },
        { key: 'motherEthnicity', label: '母亲民族', type: 'single', dictionary: 'ethnic-group', proposed: 'previous.motherEthnicity' },
        { key: 'motherEmployer', label: '母亲工作单位', type: 'text', maxLength: 70 },
        { key: 'motherResidentId', label: '母亲健康档案', type: 'resident', proposed: 'previous.motherResidentId' },
        { key: 'maternalRecordNumber', label: '孕产妇保健手册编号', type: 'text', maxLength: 20 },
      ],
    },
    {
      id: 'guardian', title: '监护人与联系',
      fields: [
        { key: 'guardianName', label: '监护人姓名', type: 'text', sensitive: 'person-name', maxLength: 30, proposed: 'lookup(guardianRelation, {1: fatherName, 2: motherName})' },
        {
          key: 'guardianRelation', label: '监护人与儿童关系', type: 'single',
          options: [
            { code: '1', label: '父亲' }, { code: '2', label: '母亲' }, { code: '3', label: '祖父母' }, { code: '4', label: '外祖父母' },
            { code: '5', label: '兄弟姐妹' }, { code: '9', label: '其他' },
          ],
        },
        { key: 'guardianPhone', label: '联系电话', type: 'text', required: true, maxLength: 25, sensitive: 'phone', proposed: 'lookup(guardianRelation, {1: fatherPhone, 2: motherPhone})' },
      ],
    },
    {
      id: 'pregnancy', title: '母亲孕期情况',
      fields: [
        { key: 'gravidity', label: '第几胎（孕次）', type: 'integer', min: 1, max: 20 },
        { key: 'parity', label: '第几产（产次）', type: 'integer', min: 1, max: 20 },
        {
          key: 'maternalPregnancyDisease', label: '母亲妊娠期患病情况', type: 'multi', proposed: 'previous.maternalPregnancyDisease',
          options: [{ code: '1', label: '无' }, { code: '2', label: '糖尿病' }, { code: '3', label: '妊娠期高血压' }, { code: '4', label: '其他' }],
          exclusive: ['1'], otherCode: '4', otherKey: 'maternalPregnancyDiseaseOther',
        },
        {
          key: 'maternalPregnancyDiseaseOther', label: '母亲妊娠期患病情况（其他）', type: 'text', proposed: 'previous.maternalPregnancyDiseaseOther', maxLength: 100,
          visibleWhen: { field: 'maternalPregnancyDisease', in: ['4'] },
        },
        { key: 'maternalAgeAtBirth', label: '母亲分娩时年龄', type: 'integer', unit: '岁', min: 10, max: 60 },
        {
          key: 'maternalHepatitisBSurfaceAntigen', label: '母亲HBsAg', type: 'single', options: motherSerology,
          note: '决定新生儿首剂乙肝疫苗12小时内接种与HBIG',
        },
        { key: 'maternalHivStatus', label: '母亲HIV抗体', type: 'single', options: motherSerology },
        { key: 'maternalSyphilisStatus', label: '母亲梅毒血清学', type: 'single', options: motherSerology },
      ],
    },
    {
      id: 'birth', title: '出生情况',
      fields: [
        { key: 'gestationalWeeks', label: '出生孕周', type: 'integer', proposed: 'previous.gestationalWeeks', unit: '周', required: true, min: 20, max: 45 },
        { key: 'gestationalDays', label: '出生孕周余天数', type: 'integer', proposed: 'previous.gestationalDays', sensitive: 'birth-date', unit: '天', min: 0, max: 6 },
        {
          key: 'birthMode', label: '出生情况', type: 'multi', proposed: 'previous.birthMode', required: true, dictionary: 'child-birth-mode', otherCode: '7',
          otherKey: 'birthModeOther',
        },
        { key: 'birthModeOther', label: '出生情况（其他）', type: 'text', proposed: 'previous.birthModeOther', maxLength: 50, visibleWhen: { field: 'birthMode', in: ['7'] } },
        { key: 'birthPlace', label: '出生地点', type: 'single', proposed: 'previous.birthPlace', dictionary: 'birth-place' },
        { key: 'deliveryInstitution', label: '助产机构名称', type: 'text', proposed: 'previous.deliveryInstitution', maxLength: 70 },
        {
          key: 'plurality', label: '胎数', type: 'single', proposed: 'previous.plurality', required: true,
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '多胎' }], default: '1',
        },
        { key: 'birthOrder', label: '双多胎中第几个', type: 'integer', proposed: 'previous.birthOrder', min: 1, max: 8, visibleWhen: { field: 'plurality', in: ['2', '3'] } },
        { key: 'birthWeight', label: '出生体重', type: 'decimal', proposed: 'previous.birthWeight', unit: 'kg', required: true, min: 0.3, max: 8, precision: 2 },
        { key: 'birthLength', label: '出生身长', type: 'decimal', proposed: 'previous.birthLength', unit: 'cm', required: true, min: 20, max: 65, precision: 1 },
        { key: 'birthHeadCircumference', label: '出生头围', type: 'decimal', proposed: 'previous.birthHeadCircumference', unit: 'cm', min: 18, max: 45, precision: 1 },
        { key: 'birthChestCircumference', label: '出生胸围', type: 'decimal', proposed: 'previous.birthChestCircumference', unit: 'cm', min: 18, max: 45, precision: 1 },
        { key: 'asphyxia', label: '新生儿窒息', type: 'single', proposed: 'previous.asphyxia', required: true, dictionary: 'none-present', abnormal: ['2'] },
        { key: 'apgar1', label: 'Apgar评分1分钟', type: 'integer', proposed: 'previous.apgar1', min: 0, max: 10 },
        { key: 'apgar5', label: 'Apgar评分5分钟', type: 'integer', proposed: 'previous.apgar5', min: 0, max: 10 },
        { key: 'apgar10', label: 'Apgar评分10分钟', type: 'integer', proposed: 'previous.apgar10', min: 0, max: 10 },
        {
          key: 'deliveryCondition', label: '产时情况', type: 'multi',
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '青紫' }, { code: '3', label: '窒息' }, { code: '4', label: '产伤' },
            { code: '5', label: '抢救' },
          ],
          exclusive: ['1'],
        },
        { key: 'birthDefect', label: '出生缺陷', type: 'single', proposed: 'previous.birthDefect', required: true, dictionary: 'none-present', abnormal: ['2'] },
        {
          key: 'birthDefectTypes', label: '出生缺陷类型', type: 'multi', proposed: 'previous.birthDefectTypes', dictionary: 'birth-defect-type',
          visibleWhen: { field: 'birthDefect', in: ['2'] },
        },
        { key: 'newbornDisease', label: '新生儿期疾病', type: 'single', dictionary: 'none-present' },
        {
          key: 'newbornDiseaseTypes', label: '新生儿疾病类型', type: 'multi', dictionary: 'newborn-disease',
          visibleWhen: { field: 'newbornDisease', in: ['2'] },
        },
      ],
    },
    {
      id: 'screening', title: '筛查与首剂接种',
      fields: [
        {
          key: 'diseaseScreening', label: '新生儿疾病筛查', type: 'multi', proposed: 'previous.diseaseScreening', dictionary: 'newborn-disease-screening', exclusive: ['1', '2'],
          otherCode: '5', otherKey: 'diseaseScreeningOther',
        },
        { key: 'diseaseScreeningOther', label: '其他遗传代谢病', type: 'text', proposed: 'previous.diseaseScreeningOther', maxLength: 50, visibleWhen: { field: 'diseaseScreening', in: ['5'] } },
        { key: 'hearingScreening', label: '新生儿听力筛查', type: 'single', proposed: 'previous.hearingScreening', dictionary: 'newborn-hearing-screening' },
        {
          key: 'hearingScreeningEar', label: '听力筛查未通过侧', type: 'single',
          options: [{ code: '1', label: '左耳' }, { code: '2', label: '右耳' }, { code: '3', label: '双耳' }],
          visibleWhen: { field: 'hearingScreening', in: ['2'] },
        },
        {
          key: 'congenitalHeartScreening', label: '新生儿先天性心脏病筛查', type: 'single',
          options: [{ code: '1', label: '通过' }, { code: '2', label: '未通过' }, { code: '3', label: '未筛查' }, { code: '4', label: '不详' }],
        },
        { key: 'hepatitisBFirstDoseAt', label: '乙肝疫苗第1剂接种时间', type: 'dateTime' },
        { key: 'bcgDate', label: '卡介苗接种日期', type: 'date', max: 'today' },
      ],
    },
    {
      id: 'history', title: '既往与家族史',
      fields: [
        {
          key: 'drugAllergy', label: '药物过敏史', type: 'multi', dictionary: 'drug-allergy', exclusive: ['1'], otherCode: '5',
          otherKey: 'drugAllergyOther',
        },
        { key: 'drugAllergyOther', label: '其他过敏药物', type: 'text', maxLength: 100, visibleWhen: { field: 'drugAllergy', in: ['5'] } },
        {
          key: 'familyHereditaryDisease', label: '遗传性疾病家族史', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '盲' }, { code: '3', label: '聋' }, { code: '4', label: '哑' },
            { code: '5', label: '精神病' }, { code: '6', label: '先天性智力低下' }, { code: '7', label: '先天性心脏病' },
            { code: '8', label: '血友病' }, { code: '9', label: '糖尿病' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'familyHereditaryDiseaseOther',
        },
        {
          key: 'familyHereditaryDiseaseOther', label: '遗传性疾病家族史（其他）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHereditaryDisease', in: ['10'] },
        },
        {
          key: 'familyDiseaseRelation', label: '患病者与儿童关系', type: 'multi',
          options: [
            { code: '5', label: '父母' }, { code: '6', label: '祖父母、外祖父母' }, { code: '7', label: '兄弟姐妹' }, { code: '8', label: '其他' },
          ],
        },
        { key: 'disability', label: '残疾情况', type: 'multi', dictionary: 'disability-type', exclusive: ['1'] },
        {
          key: 'highRiskChild', label: '是否高危儿', type: 'boolean',
          proposed: "countTrue(gestationalWeeks < 37, birthWeight < 2.5, birthWeight >= 4, hasAny(plurality, ['2', '3']), birthDefect == '2', asphyxia == '2') > 0",
        },
        {
          key: 'highRiskTypes', label: '高危儿分类', type: 'multi', dictionary: 'high-risk-child-type', otherCode: '17',
          otherKey: 'highRiskTypesOther', visibleWhen: { field: 'highRiskChild', in: [true] },
        },
        { key: 'highRiskTypesOther', label: '其他高危因素', type: 'text', maxLength: 100, visibleWhen: { field: 'highRiskTypes', in: ['17'] } },
      ],
    },
    {
      id: 'management', title: '管理信息',
      fields: [
        { key: 'managingInstitution', label: '管辖机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'childCareDoctor', label: '儿保医生', type: 'user' },
        { key: 'recordDate', label: '建册日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'recordedBy', label: '建册人', type: 'user', proposed: 'user.id' },
        {
          key: 'status', label: '档案状态', type: 'single',
          options: [{ code: '0', label: '正常' }, { code: '1', label: '已注销' }, { code: '2', label: '已结案' }], default: '0',
        },
        {
          key: 'closureReason', label: '结案（注销）原因', type: 'single', required: true,
          options: [
            { code: '1', label: '死亡' }, { code: '2', label: '迁出' }, { code: '3', label: '失访' }, { code: '4', label: '拒绝' },
            { code: '5', label: '满7周岁结案' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'status', in: ['1', '2'] },
        },
        {
          key: 'closureDate', label: '结案（注销）日期', type: 'date', required: true, max: 'today', visibleWhen: { field: 'status', in: ['1', '2'] },
        },
      ],
    },
  ],
  checks: [
    {
      id: 'birth-date-before-record-date', when: 'birthDate > recordDate', severity: 'error', message: '出生日期不能晚于建册日期，请核对。',
      fields: ['recordDate', 'birthDate'],
    },
    {
      id: 'mother-birth-date-before-birth-date', when: 'motherBirthDate >= birthDate', severity: 'error',
      message: '出生日期应晚于母亲出生日期，请核对。', fields: ['birthDate', 'motherBirthDate'],
    },
    {
      id: 'father-birth-date-before-birth-date', when: 'fatherBirthDate >= birthDate', severity: 'error',
      message: '出生日期应晚于父亲出生日期，请核对。', fields: ['birthDate', 'fatherBirthDate'],
    },
    {
      id: 'parity-above-gravidity', when: 'parity > gravidity', severity: 'error', message: '产次不能大于孕次，请核对。',
      fields: ['parity', 'gravidity'],
    },
    {
      id: 'preterm', when: 'gestationalWeeks < 37', severity: 'warning', advice: true, message: '孕周不足 37 周为早产：24 月龄前按矫正月龄评价生长，增加访视次数。',
      fields: ['gestationalWeeks'],
    },
    {
      id: 'low-weight', when: 'birthWeight < 2.5', severity: 'warning', advice: true, message: '出生体重低于 2.5 kg，为低出生体重，请增加访视次数。',
      fields: ['birthWeight'],
    },
    { id: 'macrosomia', when: 'birthWeight >= 4', severity: 'warning', message: '出生体重 ≥4.0 kg，为巨大儿，请核对。', fields: ['birthWeight'] },
    {
      id: 'apgar-and-asphyxia', when: "apgar1 <= 7 && asphyxia == '1'", severity: 'warning',
      message: '1 分钟 Apgar ≤7 分提示窒息（4～7 轻度，0～3 重度），请核对。', fields: ['asphyxia', 'apgar1'],
    },
    {
      id: 'seven-years', when: 'fullMonths(birthDate, recordDate) >= 84', severity: 'warning',
      message: '已满 7 周岁，不再建 0～6 岁儿童保健册，请核对出生日期。', fields: ['birthDate'],
    },
  ],
};
