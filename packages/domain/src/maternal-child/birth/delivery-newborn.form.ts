import type { FieldDefinition, FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;
/** What is asked only of who was born alive. */
const bornAlive = { field: 'deliveryOutcome', in: ['1'] } as const;
const ofLiveBirths = (fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  fields.map((field) => ({ visibleWhen: bornAlive, ...field }));
const vaccinatedOrNot = [{ code: '1', label: '已接种' }, { code: '2', label: '未接种' }] as const;

/** 产时情况（婴儿）. */
export const deliveryNewborn: FormDefinition = {
  id: 'delivery-newborn',
  version: 1,
  title: '产时情况（婴儿）',
  module: 'maternal',
  routes: ['csyebj'],
  subject: 'child',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'birthTime',
  source: '分娩登记；出生医学信息；同类生产系统分娩记录（婴儿）',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'birth', title: '出生情况',
      fields: [
        { key: 'birthOrder', label: '胎次序号', type: 'integer', required: true, min: 1, max: 8, proposed: 'previous.birthOrder', note: '多胎按娩出顺序' },
        {
          key: 'newbornName', label: '新生儿姓名', type: 'text', sensitive: 'person-name', maxLength: 50,
          proposed: 'lookup(resident.age < 10 ? 1 : 0, {1: resident.name})',
        },
        { key: 'birthCertificateNumber', label: '出生医学证明编号', type: 'text', maxLength: 20, proposed: 'previous.birthCertificateNumber', visibleWhen: bornAlive },
        {
          key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex',
          // Before the child has a file the sheet is kept in its mother's: her sex says nothing of the child's.
          proposed: "lookup(resident.age < 10 ? (resident.sex == 'male' ? 1 : 2) : 0, {1: '1', 2: '2'})",
        },
        { key: 'birthTime', label: '出生时间', type: 'dateTime', sensitive: 'birth-date', required: true, proposed: 'previous.birthTime' },
        { key: 'gestationalWeek', label: '出生孕周', type: 'integer', unit: '周', required: true, min: 20, max: 44, proposed: 'previous.gestationalWeeks' },
        { key: 'gestationalDay', label: '出生孕周（天）', type: 'integer', sensitive: 'birth-date', unit: '天', min: 0, max: 6, proposed: 'previous.gestationalDays' },
        {
          key: 'birthWeight', label: '出生体重', type: 'integer', unit: 'g', required: true, min: 300, max: 8000,
          normal: [{ low: 2500, high: 3999, note: '<2500 低出生体重；≥4000 巨大儿' }],
        },
        { key: 'birthLength', label: '出生身长', type: 'decimal', unit: 'cm', required: true, min: 20, max: 70, precision: 1 },
        { key: 'headCircumference', label: '头围', type: 'decimal', unit: 'cm', min: 15, max: 50, precision: 1 },
        { key: 'chestCircumference', label: '胸围', type: 'decimal', unit: 'cm', min: 15, max: 50, precision: 1 },
        {
          key: 'deliveryOutcome', label: '分娩结局', type: 'single', required: true,
          options: [{ code: '1', label: '活产' }, { code: '2', label: '死胎' }, { code: '3', label: '死产' }],
        },
      ],
    },
    {
      id: 'apgar', title: 'Apgar 评分',
      fields: ofLiveBirths([
        {
          key: 'apgar1', label: '1分钟', type: 'integer', unit: '分', required: true, min: 0, max: 10,
        },
        {
          key: 'apgar5', label: '5分钟', type: 'integer', unit: '分', required: true, min: 0, max: 10,
        },
        { key: 'apgar10', label: '10分钟', type: 'integer', unit: '分', min: 0, max: 10 },
        {
          key: 'apgarDetail', label: '评分明细', type: 'table', minRows: 0, maxRows: 3,
          columns: [
            {
              key: 'time', label: '时点', type: 'single',
              options: [{ code: '1', label: '1分钟' }, { code: '5', label: '5分钟' }, { code: '10', label: '10分钟' }],
            },
            { key: 'heartRate', label: '心率', type: 'integer', unit: '分', min: 0, max: 2 },
            { key: 'respiration', label: '呼吸', type: 'integer', unit: '分', min: 0, max: 2 },
            { key: 'muscleTone', label: '肌张力', type: 'integer', unit: '分', min: 0, max: 2 },
            { key: 'reflex', label: '喉反射', type: 'integer', unit: '分', min: 0, max: 2 },
            { key: 'color', label: '皮肤颜色', type: 'integer', unit: '分', min: 0, max: 2 },
          ],
        },
        { key: 'asphyxia', label: '窒息程度', type: 'computed', computed: 'apgar.asphyxia' },
      ]),
    },
    {
      id: 'condition', title: '健康情况',
      fields: [
        { key: 'birthDefect', label: '出生缺陷', type: 'single', required: true, options: noneOrPresent },
        {
          key: 'birthDefectTypes', label: '出生缺陷类型', type: 'multi', dictionary: 'birth-defect-type', otherCode: '27',
          otherKey: 'birthDefectTypesOther', visibleWhen: { field: 'birthDefect', in: ['2'] },
        },
        {
          key: 'birthDefectTypesOther', label: '出生缺陷类型（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'birthDefectTypes', in: ['27'] },
        },
        { key: 'hasComplication', label: '新生儿并发症', type: 'single', required: true, options: noneOrPresent, visibleWhen: bornAlive },
        {
          key: 'complications', label: '并发症', type: 'multi', dictionary: 'newborn-complication', otherCode: '99', otherKey: 'complicationsOther',
          visibleWhen: { field: 'hasComplication', in: ['2'] },
        },
        { key: 'complicationsOther', label: '并发症（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'complications', in: ['99'] } },
        { key: 'resuscitation', label: '抢救', type: 'single', options: noneOrPresent },
        {
          key: 'resuscitationMethods', label: '抢救方法', type: 'multi', dictionary: 'newborn-resuscitation', otherCode: '9',
          otherKey: 'resuscitationMethodsOther', visibleWhen: { field: 'resuscitation', in: ['2'] },
        },
        {
          key: 'resuscitationMethodsOther', label: '抢救方法（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'resuscitationMethods', in: ['9'] },
        },
        { key: 'placentaRecord', label: '胎盘记录', type: 'text', maxLength: 200 },
        { key: 'membraneRecord', label: '胎膜记录', type: 'text', maxLength: 200 },
        { key: 'cordRecord', label: '脐带记录', type: 'text', maxLength: 200 },
        { key: 'amnioticFluidRecord', label: '羊水记录', type: 'text', maxLength: 200 },
      ],
    },
    {
      id: 'care', title: '出生后处理',
      fields: ofLiveBirths([
        { key: 'hepatitisBVaccine', label: '乙肝疫苗', type: 'single', options: vaccinatedOrNot },
        {
          key: 'hepatitisBVaccineTime', label: '乙肝疫苗接种时间', type: 'dateTime', sensitive: 'birth-date', visibleWhen: { field: 'hepatitisBVaccine', in: ['1'] },
          note: '出生后24小时内',
        },
        { key: 'hepatitisBVaccineLot', label: '乙肝疫苗批号', type: 'text', maxLength: 30, visibleWhen: { field: 'hepatitisBVaccine', in: ['1'] } },
        { key: 'hepatitisBVaccineReason', label: '未接种原因', type: 'text', maxLength: 100, visibleWhen: { field: 'hepatitisBVaccine', in: ['2'] } },
        { key: 'bcgVaccine', label: '卡介苗', type: 'single', options: vaccinatedOrNot },
        { key: 'bcgVaccineTime', label: '卡介苗接种时间', type: 'dateTime', sensitive: 'birth-date', visibleWhen: { field: 'bcgVaccine', in: ['1'] } },
        { key: 'bcgVaccineLot', label: '卡介苗批号', type: 'text', maxLength: 30, visibleWhen: { field: 'bcgVaccine', in: ['1'] } },
        { key: 'bcgVaccineReason', label: '未接种原因', type: 'text', maxLength: 100, visibleWhen: { field: 'bcgVaccine', in: ['2'] } },
        {
          key: 'hbig', label: '乙肝免疫球蛋白', type: 'single',
          options: [{ code: '1', label: '已注射' }, { code: '2', label: '未注射' }, { code: '3', label: '不需要' }],
        },
        { key: 'hbigTime', label: '乙肝免疫球蛋白注射时间', type: 'dateTime', sensitive: 'birth-date', visibleWhen: { field: 'hbig', in: ['1'] } },
        { key: 'hbigLot', label: '乙肝免疫球蛋白批号', type: 'text', maxLength: 30, visibleWhen: { field: 'hbig', in: ['1'] } },
        { key: 'vitaminK', label: '维生素K1', type: 'single', options: [{ code: '1', label: '已注射' }, { code: '2', label: '未注射' }] },
        {
          key: 'hearingScreening', label: '听力筛查', type: 'single',
          options: [{ code: '1', label: '通过' }, { code: '2', label: '未通过' }, { code: '3', label: '未筛查' }, { code: '4', label: '不详' }],
        },
        {
          key: 'metabolicScreening', label: '新生儿疾病筛查采血', type: 'single',
          options: [{ code: '1', label: '已采' }, { code: '2', label: '未采' }],
        },
        { key: 'metabolicScreeningDate', label: '采血日期', type: 'date', visibleWhen: { field: 'metabolicScreening', in: ['1'] } },
        {
          key: 'feeding', label: '喂养方式', type: 'single',
          options: [{ code: '1', label: '纯母乳' }, { code: '2', label: '混合' }, { code: '3', label: '人工' }],
        },
        { key: 'died', label: '是否死亡', type: 'single', required: true, options: [{ code: '1', label: '否' }, { code: '2', label: '是' }] },
        { key: 'deathTime', label: '死亡时间', type: 'dateTime', required: true, visibleWhen: { field: 'died', in: ['2'] } },
        { key: 'deathCause', label: '死亡原因', type: 'text', required: true, maxLength: 200, visibleWhen: { field: 'died', in: ['2'] } },
        { key: 'guidance', label: '新生儿指导', type: 'text', maxLength: 200 },
        {
          key: 'destination', label: '转归去向', type: 'single',
          options: [{ code: '1', label: '母婴同室' }, { code: '2', label: '转新生儿科' }, { code: '3', label: '转院' }, { code: '4', label: '死亡' }],
        },
        { key: 'dischargeDate', label: '出院日期', type: 'date', sensitive: 'birth-date', max: 'today' },
      ]).concat([{ key: 'recorder', label: '登记人', type: 'user' }]),
    },
  ],
  derivations: [{ key: 'apgar', rule: 'apgarAssessment', inputs: ['deliveryOutcome', 'apgar1', 'apgar5', 'apgar10', 'apgarDetail'] }],
  checks: [
    {
      id: 'stillborn', when: "hasAny(deliveryOutcome, ['2', '3']) && (gestationalWeek >= 28 || birthWeight >= 1000)", severity: 'warning', advice: true,
      message: '死胎、死产须另填围产儿死亡报告，不建儿童档案；产妇的产后访视和42天检查照常。', fields: ['deliveryOutcome'],
    },
    { id: 'defect-card', when: "birthDefect == '2'", severity: 'warning', advice: true, message: '有出生缺陷，须另填出生缺陷儿登记卡。', fields: ['birthDefect'] },
    {
      id: 'early-death', when: 'daysBetween(birthTime, deathTime) <= 7', severity: 'warning', advice: true, message: '出生后 7 日内死亡，须另填围产儿死亡报告。',
      fields: ['deathTime'],
    },
    {
      id: 'death-before-birth', when: 'deathTime < birthTime', severity: 'error', message: '死亡时间不能早于出生时间。',
      fields: ['deathTime', 'birthTime'],
    },
    {
      id: 'low-weight', when: 'birthWeight < 2500', severity: 'warning', message: '出生体重低于 2500 g，为低出生体重儿，请核对。',
      fields: ['birthWeight'],
    },
    {
      id: 'apgar-detail', when: 'apgar1 != apgar.apgar1 || apgar5 != apgar.apgar5 || apgar10 != apgar.apgar10', severity: 'warning',
      message: 'Apgar 总分与评分明细之和不符，请核对。', fields: ['apgar1', 'apgar5', 'apgar10'],
    },
  ],
};
