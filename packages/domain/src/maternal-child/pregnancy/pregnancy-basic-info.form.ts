import type { FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;

/**
 * 孕妇基本情况.
 * The due date follows Naegele by the last menstrual period, or the dating scan, or the embryo transfer; weeks always count
 * days (`rules/maternal.md` section 1).
 */
export const pregnancyBasicInfo: FormDefinition = {
  id: 'pregnancy-basic-info',
  version: 1,
  title: '孕妇基本情况',
  module: 'maternal',
  routes: ['yfjbqk'],
  subject: 'pregnancy',
  occurs: 'one',
  course: 300,
  courseOver: { field: 'recordStatus', in: ['1', '3', '4'] },
  occurredOn: 'registrationDate',
  source: '母子健康手册；国家基本公共卫生服务规范（第三版，2017）孕产妇健康管理服务规范；同类生产系统孕妇基本信息、妇女基本信息表结构',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'registration', title: '建册信息',
      fields: [
        { key: 'handbookNumber', label: '母子健康手册（孕产妇保健手册）编号', type: 'text', required: true, maxLength: 50 },
        {
          key: 'registrationDate', label: '建册日期', type: 'date', required: true, max: 'today', proposed: 'today',
          note: '不得晚于当天，不得早于末次月经',
        },
        { key: 'registrationGestationalWeek', label: '建册孕周', type: 'computed', unit: '周', computed: 'dating.registrationGestationalWeek' },
        { key: 'registrationInstitution', label: '建册机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'registrationDoctor', label: '建册医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'maternalDoctor', label: '妇保医生', type: 'user' },
        { key: 'managementInstitution', label: '管辖机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        {
          key: 'ownerArea', label: '孕妇归属地', type: 'single', required: true,
          options: [{ code: '1', label: '本市' }, { code: '2', label: '本省外市' }, { code: '3', label: '外省' }, { code: '4', label: '婚嫁到本市' }],
          default: '1',
        },
      ],
    },
    {
      id: 'woman', title: '孕妇信息',
      fields: [
        { key: 'resident', label: '姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'idDocumentType', label: '证件类型', type: 'single', dictionary: 'id-document-type', proposed: "isMissing(resident.noNumber) ? '01' : '99'" },
        { key: 'idNumber', label: '证件号码', type: 'text', required: true, maxLength: 30, proposed: "isMissing(resident.noNumber) ? resident.idNumber : lookup(concat(idDocumentType, resident.noNumber), {'991': '无（新生儿未落户）', '992': '无（无证或号码不详）'})", sensitive: 'id-number' },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        { key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(birthDate, registrationDate)' },
        { key: 'ethnicity', label: '民族', type: 'single', dictionary: 'ethnic-group', proposed: 'previous.ethnicGroup' },
        { key: 'nationality', label: '国籍', type: 'text', maxLength: 30, default: '中国' },
        { key: 'education', label: '文化程度', type: 'single', dictionary: 'education-level', proposed: 'previous.educationLevel' },
        { key: 'occupation', label: '职业', type: 'single', dictionary: 'occupation', proposed: 'previous.occupation' },
        { key: 'workUnit', label: '工作单位', type: 'text', maxLength: 100, proposed: 'previous.workplace' },
        { key: 'phone', label: '联系电话', type: 'text', required: true, maxLength: 20, proposed: 'resident.phone', sensitive: 'phone' },
        { key: 'maritalStatus', label: '婚姻状况', type: 'single', dictionary: 'marital-status' },
        { key: 'marriageAge', label: '结婚年龄', type: 'integer', unit: '岁', min: 15, max: 60 },
        { key: 'residenceType', label: '户口类别', type: 'single', dictionary: 'residence-type' },
        { key: 'householdAddress', label: '户籍地址', type: 'region', required: true, proposed: 'previous.registeredAddress' },
        { key: 'residenceAddress', label: '居住（暂住）地址', type: 'region', required: true, proposed: 'previous.currentAddress' },
        { key: 'postpartumAddress', label: '产后休养地', type: 'region' },
        { key: 'residencePermitNumber', label: '居（暂）住证号', type: 'text', maxLength: 30 },
        { key: 'residencePermitDate', label: '办居住证日期', type: 'date', max: 'today' },
        { key: 'aboBloodType', label: 'ABO 血型', type: 'single', dictionary: 'abo-blood-type', proposed: 'previous.aboBloodType' },
        { key: 'rhBloodType', label: 'Rh 血型', type: 'single', dictionary: 'rh-blood-type', proposed: 'previous.rhBloodType' },
      ],
    },
    {
      id: 'husband', title: '丈夫信息',
      fields: [
        { key: 'husbandName', label: '丈夫姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'previous.husbandName' },
        { key: 'husbandIdDocumentType', label: '丈夫证件类型', type: 'single', dictionary: 'id-document-type' },
        { key: 'husbandIdNumber', label: '丈夫证件号码', type: 'text', maxLength: 30, sensitive: 'id-number', proposed: 'previous.husbandIdNumber' },
        { key: 'husbandBirthDate', label: '丈夫出生日期', type: 'date', sensitive: 'birth-date', max: 'today', proposed: 'previous.husbandBirthDate' },
        { key: 'husbandAge', label: '丈夫年龄', type: 'integer', unit: '岁', min: 15, max: 99, proposed: 'fullYears(husbandBirthDate, registrationDate)' },
        { key: 'husbandEthnicity', label: '丈夫民族', type: 'single', dictionary: 'ethnic-group', proposed: 'previous.husbandEthnicity' },
        { key: 'husbandEducation', label: '丈夫文化程度', type: 'single', dictionary: 'education-level', proposed: 'previous.husbandEducation' },
        { key: 'husbandOccupation', label: '丈夫职业', type: 'single', dictionary: 'occupation', proposed: 'previous.husbandOccupation' },
        { key: 'husbandWorkUnit', label: '丈夫工作单位', type: 'text', maxLength: 100 },
        { key: 'husbandPhone', label: '丈夫电话', type: 'text', maxLength: 20, sensitive: 'phone', proposed: 'previous.husbandPhone' },
        {
          key: 'husbandHealth', label: '丈夫健康状况', type: 'single', options: [{ code: '1', label: '健康' }, { code: '2', label: '患病' }],
          otherCode: '2', otherKey: 'husbandHealthDetail',
        },
        {
          key: 'husbandHealthDetail', label: '丈夫健康状况（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'husbandHealth', in: ['2'] },
        },
        { key: 'husbandFamilyHistory', label: '丈夫家族史', type: 'text', maxLength: 100 },
        { key: 'husbandAboBloodType', label: '丈夫 ABO 血型', type: 'single', dictionary: 'abo-blood-type', proposed: 'previous.husbandAboBloodType' },
        { key: 'husbandRhBloodType', label: '丈夫 Rh 血型', type: 'single', dictionary: 'rh-blood-type', proposed: 'previous.husbandRhBloodType' },
        { key: 'husbandHouseholdAddress', label: '丈夫户籍地址', type: 'region', proposed: 'previous.husbandHouseholdAddress' },
      ],
    },
    {
      id: 'menstruation', title: '月经史与预产期',
      fields: [
        { key: 'menarcheAge', label: '初潮年龄', type: 'integer', unit: '岁', required: true, min: 8, max: 25 },
        { key: 'menstrualPeriodDays', label: '经期', type: 'integer', unit: '天', required: true, min: 1, max: 20 },
        { key: 'menstrualCycleDays', label: '周期', type: 'integer', unit: '天', required: true, min: 15, max: 120 },
        {
          key: 'menstrualVolume', label: '月经量', type: 'single', required: true,
          options: [{ code: '1', label: '多' }, { code: '2', label: '中' }, { code: '3', label: '少' }],
        },
        {
          key: 'dysmenorrhea', label: '痛经', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '轻' }, { code: '3', label: '中' }, { code: '4', label: '重' }],
        },
        {
          key: 'lastMenstrualPeriodKnown', label: '末次月经是否明确', type: 'single', required: true,
          options: [{ code: '1', label: '明确' }, { code: '2', label: '不详' }], default: '1',
        },
        {
          key: 'lastMenstrualPeriod', label: '末次月经（首日）', type: 'date', required: true, max: 'today',
          visibleWhen: { field: 'lastMenstrualPeriodKnown', in: ['1'] }, note: '不得晚于当天',
        },
        {
          key: 'dueDateBasis', label: '预产期依据', type: 'single', required: true,
          options: [{ code: '1', label: '末次月经' }, { code: '2', label: '早孕超声' }, { code: '3', label: '辅助生殖移植日' }], default: '1',
        },
        {
          key: 'datingUltrasoundDate', label: '核对孕周的超声日期', type: 'date', required: true, max: 'today',
          visibleWhen: { field: 'dueDateBasis', in: ['2'] },
        },
        {
          key: 'datingUltrasoundWeeks', label: '超声孕周（周）', type: 'integer', unit: '周', required: true, min: 4, max: 42,
          visibleWhen: { field: 'dueDateBasis', in: ['2'] },
        },
        {
          key: 'datingUltrasoundDays', label: '超声孕周（天）', type: 'integer', unit: '天', min: 0, max: 6,
          visibleWhen: { field: 'dueDateBasis', in: ['2'] },
        },
        {
          key: 'embryoTransferDate', label: '胚胎移植日期', type: 'date', required: true, max: 'today',
          visibleWhen: { field: 'dueDateBasis', in: ['3'] },
        },
        {
          key: 'embryoAgeDays', label: '移植胚胎天数', type: 'integer', unit: '天', required: true, min: 2, max: 7,
          visibleWhen: { field: 'dueDateBasis', in: ['3'] },
        },
        {
          key: 'expectedDeliveryDate', label: '预产期', type: 'computed', computed: 'dating.expectedDeliveryDate', required: true,
          note: '见 rules/maternal.md 第1节',
        },
      ],
    },
    {
      id: 'conception', title: '本次妊娠',
      fields: [
        {
          key: 'pregnancyDiagnosisMethod', label: '妊娠确诊方法', type: 'single',
          options: [{ code: '1', label: '血HCG' }, { code: '2', label: '尿HCG' }, { code: '3', label: 'B超' }, { code: '9', label: '其他' }],
        },
        { key: 'pregnancyDiagnosisDate', label: '妊娠确诊日期', type: 'date', max: 'today' },
        {
          key: 'conceptionMode', label: '受孕方式', type: 'single',
          options: [
            { code: '1', label: '自然受孕' }, { code: '2', label: '促排卵' }, { code: '3', label: '人工授精' },
            { code: '4', label: '体外受精—胚胎移植' },
          ],
        },
        {
          key: 'fetusCount', label: '胎数', type: 'single',
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '三胎及以上' }],
        },
        {
          key: 'folicAcidUse', label: '叶酸服用', type: 'single',
          options: [
            { code: '0', label: '未服用' }, { code: '1', label: '孕前3个月起' }, { code: '2', label: '孕前1～2个月起' },
            { code: '3', label: '孕后开始' },
          ],
        },
        { key: 'folicAcidStartDate', label: '叶酸开始日期', type: 'date', visibleWhen: { field: 'folicAcidUse', in: ['1', '2', '3'] } },
        { key: 'morningSickness', label: '早孕反应', type: 'single', options: noneOrPresent },
        {
          key: 'morningSicknessWeek', label: '早孕反应孕周', type: 'integer', unit: '周', min: 4, max: 20,
          visibleWhen: { field: 'morningSickness', in: ['2'] },
        },
        { key: 'quickeningWeek', label: '初感胎动孕周', type: 'integer', unit: '周', min: 14, max: 28 },
        {
          key: 'earlySymptoms', label: '孕早期异常情况', type: 'single', options: noneOrPresent, otherCode: '2', otherKey: 'earlySymptomsDetail',
          note: '发热、病毒感染、阴道出血、用药、射线或毒物接触等',
        },
        {
          key: 'earlySymptomsDetail', label: '孕早期异常情况（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'earlySymptoms', in: ['2'] },
        },
      ],
    },
    {
      id: 'obstetric-history', title: '孕产史',
      fields: [
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', required: true, min: 1, max: 30, note: '含本次妊娠' },
        {
          key: 'parity', label: '产次', type: 'computed', unit: '次', computed: 'vaginalDeliveries + caesareanDeliveries',
          note: '此次怀孕前孕期超过28周的分娩次数',
        },
        { key: 'vaginalDeliveries', label: '阴道分娩次数', type: 'integer', unit: '次', required: true, min: 0, max: 20 },
        { key: 'caesareanDeliveries', label: '剖宫产次数', type: 'integer', unit: '次', required: true, min: 0, max: 10 },
        { key: 'inducedAbortions', label: '人工流产次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'spontaneousAbortions', label: '自然流产次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'medicalAbortions', label: '药物流产次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'midTrimesterInductions', label: '中期引产次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'pretermBirths', label: '早产次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'dystociaCount', label: '难产次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'fetalDeaths', label: '死胎次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'stillbirths', label: '死产次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'birthDefects', label: '畸形（出生缺陷）儿次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'neonatalDeaths', label: '新生儿死亡次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'ectopicPregnancies', label: '异位妊娠次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'hydatidiformMoles', label: '葡萄胎次数', type: 'integer', unit: '次', required: true, min: 0, max: 20, default: 0 },
        { key: 'livingChildren', label: '现有子女数', type: 'integer', unit: '人', min: 0, max: 20 },
        { key: 'previousPregnancyEndDate', label: '前次妊娠终止日期', type: 'date', max: 'today' },
        { key: 'previousPregnancyEndMode', label: '前次妊娠终止方式', type: 'single', dictionary: 'pregnancy-termination-mode' },
        { key: 'previousDeliveryDate', label: '前次分娩日期', type: 'date', sensitive: 'birth-date', max: 'today' },
        { key: 'previousDeliveryMode', label: '前次分娩方式', type: 'single', dictionary: 'delivery-mode' },
        {
          key: 'pregnancyComplicationHistory', label: '妊娠合并症/并发症史', type: 'single', options: noneOrPresent, otherCode: '2',
          otherKey: 'pregnancyComplicationHistoryDetail',
        },
        {
          key: 'pregnancyComplicationHistoryDetail', label: '妊娠合并症/并发症史（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'pregnancyComplicationHistory', in: ['2'] },
        },
        { key: 'abnormalObstetricHistory', label: '异常孕产史', type: 'text', maxLength: 100, default: '无' },
        {
          key: 'pregnancyHistory', label: '历次妊娠情况', type: 'table', minRows: 0, maxRows: 30,
          columns: [
            { key: 'sequence', label: '孕次序号', type: 'integer', min: 1, max: 30 },
            { key: 'endDate', label: '终止或分娩日期', type: 'date', sensitive: 'birth-date' },
            { key: 'endWeek', label: '孕周', type: 'integer', unit: '周', min: 4, max: 44 },
            { key: 'endMode', label: '终止（分娩）方式', type: 'single', dictionary: 'pregnancy-termination-mode' },
            { key: 'birthWeight', label: '出生体重', type: 'decimal', unit: 'kg', min: 0.3, max: 7, precision: 3 },
            { key: 'newbornSex', label: '新生儿性别', type: 'single', dictionary: 'sex' },
            {
              key: 'newbornOutcome', label: '新生儿情况', type: 'single',
              options: [{ code: '1', label: '健康' }, { code: '2', label: '出生缺陷' }, { code: '3', label: '患病' }, { code: '4', label: '死亡' }],
            },
            { key: 'remarks', label: '备注（并发症等）', type: 'text', maxLength: 200 },
          ],
        },
      ],
    },
    {
      id: 'history', title: '健康史',
      fields: [
        {
          key: 'pastHistory', label: '既往史', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '心脏病' }, { code: '3', label: '肾脏疾病' }, { code: '4', label: '肝脏疾病' },
            { code: '5', label: '高血压' }, { code: '6', label: '贫血' }, { code: '7', label: '糖尿病' }, { code: '8', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '8', otherKey: 'pastHistoryOther',
        },
        { key: 'pastHistoryOther', label: '既往史（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'pastHistory', in: ['8'] } },
        {
          key: 'familyHistory', label: '家族史', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '遗传性疾病史' }, { code: '3', label: '精神疾病史' }, { code: '4', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '4', otherKey: 'familyHistoryOther',
        },
        { key: 'familyHistoryOther', label: '家族史（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'familyHistory', in: ['4'] } },
        {
          key: 'personalHistory', label: '个人史', type: 'multi',
          options: [
            { code: '1', label: '无特殊' }, { code: '2', label: '吸烟' }, { code: '3', label: '饮酒' }, { code: '4', label: '服用药物' },
            { code: '5', label: '接触有毒有害物质' }, { code: '6', label: '接触放射线' }, { code: '7', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '7', otherKey: 'personalHistoryOther',
        },
        { key: 'personalHistoryOther', label: '个人史（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'personalHistory', in: ['7'] } },
        { key: 'surgeryHistory', label: '手术史', type: 'single', options: noneOrPresent, otherCode: '2', otherKey: 'surgeryHistoryDetail' },
        { key: 'surgeryHistoryDetail', label: '手术史（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'surgeryHistory', in: ['2'] } },
        {
          key: 'gynecologicSurgeryHistory', label: '妇产科手术史', type: 'single', options: noneOrPresent, otherCode: '2',
          otherKey: 'gynecologicSurgeryHistoryDetail',
        },
        {
          key: 'gynecologicSurgeryHistoryDetail', label: '妇产科手术史（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'gynecologicSurgeryHistory', in: ['2'] },
        },
        { key: 'allergyHistory', label: '过敏史', type: 'single', options: noneOrPresent, otherCode: '2', otherKey: 'allergyHistoryDetail' },
        { key: 'allergyHistoryDetail', label: '过敏史（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'allergyHistory', in: ['2'] } },
        {
          key: 'consanguineousMarriage', label: '近亲婚配', type: 'single', options: [{ code: '1', label: '否' }, { code: '2', label: '是' }],
          otherCode: '2', otherKey: 'consanguineousRelation',
        },
        {
          key: 'consanguineousRelation', label: '近亲婚配（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'consanguineousMarriage', in: ['2'] },
        },
      ],
    },
    {
      id: 'baseline', title: '基础测量',
      fields: [
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', required: true, min: 100, max: 220, precision: 1, usual: [130, 195],
          concept: 'body-height',
        },
        { key: 'prePregnancyWeight', label: '孕前（基础）体重', type: 'decimal', unit: 'kg', required: true, min: 25, max: 200, precision: 1 },
        {
          key: 'prePregnancyBmi', label: '孕前体质指数', type: 'computed', unit: 'kg/m2', computed: 'prePregnancyWeight / (height/100)^2',
          precision: 1, normal: [{ low: 18.5, high: 23.9, note: '<18.5 低体重；24.0～27.9 超重；≥28.0 肥胖（WS/T 801-2022）' }],
        },
        { key: 'baselineSystolic', label: '基础收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300 },
        { key: 'baselineDiastolic', label: '基础舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200 },
      ],
    },
    {
      id: 'risk', title: '风险与状态',
      fields: [
        {
          key: 'riskLevel', label: '妊娠风险分级', type: 'single', required: true, dictionary: 'pregnancy-risk-level', abnormal: ['2', '3', '4', '5'],
          proposed: 'level.riskLevel',
        },
        { key: 'riskFactors', label: '风险因素', type: 'multi', dictionary: 'pregnancy-risk-factor', proposed: 'risk.riskFactors' },
        {
          key: 'recordStatus', label: '档案状态', type: 'single',
          options: [{ code: '0', label: '正常' }, { code: '1', label: '已注销' }, { code: '3', label: '终止妊娠' }, { code: '4', label: '已结案' }],
          default: '0',
        },
        {
          key: 'cancellationReason', label: '注销原因', type: 'single',
          options: [
            { code: '1', label: '死亡' }, { code: '2', label: '迁出' }, { code: '3', label: '失访' }, { code: '4', label: '拒绝' },
            { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'recordStatus', in: ['1'] },
        },
        { key: 'cancellationDate', label: '注销日期', type: 'date', max: 'today', visibleWhen: { field: 'recordStatus', in: ['1'] } },
        {
          key: 'terminationMode', label: '终止妊娠方式', type: 'single', dictionary: 'pregnancy-termination-mode',
          visibleWhen: { field: 'recordStatus', in: ['3'] },
        },
        { key: 'terminationDate', label: '终止妊娠日期', type: 'date', max: 'today', visibleWhen: { field: 'recordStatus', in: ['3'] } },
        { key: 'remarks', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
  ],
  derivations: [
    {
      key: 'dating', rule: 'pregnancyDating',
      inputs: [
        'lastMenstrualPeriodKnown', 'lastMenstrualPeriod', 'dueDateBasis', 'datingUltrasoundDate', 'datingUltrasoundWeeks', 'datingUltrasoundDays',
        'embryoTransferDate', 'embryoAgeDays', 'registrationDate',
      ],
    },
    {
      key: 'risk', rule: 'pregnancyRiskAssessment',
      inputs: [
        'age', 'height', 'prePregnancyWeight', 'prePregnancyBmi', 'fetusCount', 'conceptionMode', 'caesareanDeliveries', 'inducedAbortions',
        'spontaneousAbortions', 'medicalAbortions', 'midTrimesterInductions',
      ],
    },
    { key: 'level', rule: 'pregnancyRiskAssessment', inputs: ['riskFactors'] },
  ],
  checks: [
    {
      id: 'baseline-systolic-above-diastolic', when: 'baselineSystolic <= baselineDiastolic', severity: 'error',
      message: '基础收缩压应大于舒张压，请核对。', fields: ['baselineSystolic', 'baselineDiastolic'],
    },
    {
      id: 'last-menstrual-period-before-registration-date', when: 'lastMenstrualPeriod > registrationDate', severity: 'error',
      message: '末次月经不能晚于建册日期，请核对。', fields: ['registrationDate', 'lastMenstrualPeriod'],
    },
    {
      id: 'dating-ultrasound-date-before-registration-date', when: 'datingUltrasoundDate > registrationDate', severity: 'error',
      message: '核对孕周的超声日期不能晚于建册日期，请核对。', fields: ['registrationDate', 'datingUltrasoundDate'],
    },
    {
      id: 'embryo-transfer-date-before-registration-date', when: 'embryoTransferDate > registrationDate', severity: 'error',
      message: '胚胎移植日期不能晚于建册日期，请核对。', fields: ['registrationDate', 'embryoTransferDate'],
    },
    {
      id: 'parity', when: 'gravidity < parity + 1', severity: 'error', message: '孕次应不小于产次加 1（含本次妊娠），请核对。',
      fields: ['gravidity', 'vaginalDeliveries', 'caesareanDeliveries'],
    },
    {
      id: 'due-date-basis', when: "lastMenstrualPeriodKnown == '2' && dueDateBasis == '1'", severity: 'error',
      message: '末次月经不详时，预产期须用早孕超声或移植日推算。', fields: ['dueDateBasis', 'lastMenstrualPeriodKnown'],
    },
    {
      id: 'late-registration', when: 'registrationGestationalWeek >= 13', severity: 'warning',
      message: '孕 13 周后建册，不计入早孕建册，请核对末次月经。', fields: ['registrationDate', 'lastMenstrualPeriod'],
    },
    {
      id: 'redating', when: "!isMissing(dating.redatingAdvice) && dueDateBasis == '1'", severity: 'warning', advice: true,
      message: '超声孕周与末次月经相差超过允许范围，建议按超声核对预产期。', fields: ['dueDateBasis', 'datingUltrasoundWeeks', 'lastMenstrualPeriod'],
    },
  ],
};
