import type { FormDefinition } from '../../forms/index.ts';

const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;
const vaccinatedOrNot = [{ code: '1', label: '已接种' }, { code: '2', label: '未接种' }] as const;

/** 新生儿家庭访视记录表. */
export const newbornHomeVisit: FormDefinition = {
  id: 'newborn-home-visit',
  version: 1,
  title: '新生儿家庭访视记录表',
  module: 'child',
  routes: ['etbjMenu', 'etbjxx/{id}/jbxx/xsejtfs'],
  subject: 'child',
  occurs: 'many',
  occurredOn: 'visitDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 附件 新生儿家庭访视记录表',
  verified: ['public-copy', 'peer-schema', 'recall'],
  sections: [
    {
      id: 'identity', title: '基本信息',
      fields: [
        { key: 'recordNumber', label: '编号', type: 'text', maxLength: 20 },
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 30, proposed: 'resident.name', note: '未取名者填母亲姓名+之男或之女' },
        { key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'" },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        {
          key: 'idNumber', label: '身份证号', type: 'text', maxLength: 18,
          pattern: '^[1-9]\\d{5}(18|19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[0-9Xx]$', proposed: 'resident.idNumber',
          sensitive: 'id-number',
        },
        { key: 'homeAddress', label: '家庭住址', type: 'text', maxLength: 100, proposed: 'resident.address', sensitive: 'address' },
        { key: 'fatherName', label: '父亲姓名', type: 'text', sensitive: 'person-name', maxLength: 30, carryForward: true, proposed: 'previous.fatherName' },
        { key: 'fatherOccupation', label: '父亲职业', type: 'single', dictionary: 'occupation', carryForward: true, proposed: 'previous.fatherOccupation' },
        { key: 'fatherPhone', label: '父亲联系电话', type: 'text', maxLength: 25, carryForward: true, sensitive: 'phone', proposed: 'previous.fatherPhone' },
        { key: 'fatherBirthDate', label: '父亲出生日期', type: 'date', sensitive: 'birth-date', max: 'today', carryForward: true, proposed: 'previous.fatherBirthDate' },
        { key: 'motherName', label: '母亲姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 30, carryForward: true, proposed: 'isMissing(resident.motherName) ? previous.motherName : resident.motherName' },
        { key: 'motherOccupation', label: '母亲职业', type: 'single', dictionary: 'occupation', carryForward: true, proposed: 'previous.motherOccupation' },
        { key: 'motherPhone', label: '母亲联系电话', type: 'text', required: true, maxLength: 25, carryForward: true, sensitive: 'phone', proposed: 'previous.motherPhone' },
        { key: 'motherBirthDate', label: '母亲出生日期', type: 'date', sensitive: 'birth-date', max: 'today', carryForward: true, proposed: 'previous.motherBirthDate' },
      ],
    },
    {
      id: 'birth', title: '出生情况',
      fields: [
        { key: 'gestationalWeeks', label: '出生孕周', type: 'integer', proposed: 'previous.gestationalWeeks', unit: '周', required: true, min: 20, max: 45 },
        {
          key: 'maternalPregnancyDisease', label: '母亲妊娠期患病情况', type: 'multi', proposed: 'previous.maternalPregnancyDisease', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '糖尿病' }, { code: '3', label: '妊娠期高血压' }, { code: '4', label: '其他' }],
          exclusive: ['1'], otherCode: '4', otherKey: 'maternalPregnancyDiseaseOther',
        },
        {
          key: 'maternalPregnancyDiseaseOther', label: '母亲妊娠期患病情况（其他）', type: 'text', proposed: 'previous.maternalPregnancyDiseaseOther', maxLength: 100,
          visibleWhen: { field: 'maternalPregnancyDisease', in: ['4'] },
        },
        { key: 'deliveryInstitution', label: '助产机构名称', type: 'text', proposed: 'previous.deliveryInstitution', maxLength: 70 },
        {
          key: 'birthMode', label: '出生情况', type: 'multi', proposed: 'previous.birthMode', required: true, dictionary: 'child-birth-mode', otherCode: '7',
          otherKey: 'birthModeOther', note: '可多选，如剖宫并双多胎',
        },
        { key: 'birthModeOther', label: '出生情况（其他）', type: 'text', proposed: 'previous.birthModeOther', maxLength: 50, visibleWhen: { field: 'birthMode', in: ['7'] } },
        { key: 'asphyxia', label: '新生儿窒息', type: 'single', proposed: 'previous.asphyxia', required: true, dictionary: 'none-present' },
        {
          key: 'apgarKnown', label: 'Apgar评分', type: 'single', proposed: "lookup(previous.apgar1 >= 0 ? 1 : 0, {1: '1'})", options: [{ code: '1', label: '有评分' }, { code: '2', label: '不详' }],
          visibleWhen: { field: 'asphyxia', in: ['2'] },
        },
        { key: 'apgar1', label: 'Apgar评分1分钟', type: 'integer', proposed: 'previous.apgar1', unit: '分', min: 0, max: 10, visibleWhen: { field: 'apgarKnown', in: ['1'] } },
        { key: 'apgar5', label: 'Apgar评分5分钟', type: 'integer', proposed: 'previous.apgar5', unit: '分', min: 0, max: 10, visibleWhen: { field: 'apgarKnown', in: ['1'] } },
        {
          key: 'malformation', label: '畸形', type: 'single', proposed: 'previous.birthDefect', required: true, dictionary: 'none-present', otherCode: '2',
          otherKey: 'malformationDetail',
        },
        { key: 'malformationDetail', label: '畸形描述', type: 'text', proposed: 'previous.malformationDetail', maxLength: 100, visibleWhen: { field: 'malformation', in: ['2'] } },
        { key: 'hearingScreening', label: '新生儿听力筛查', type: 'single', proposed: 'previous.hearingScreening', required: true, dictionary: 'newborn-hearing-screening', abnormal: ['2'] },
        {
          key: 'diseaseScreening', label: '新生儿疾病筛查', type: 'multi', proposed: 'previous.diseaseScreening', required: true, dictionary: 'newborn-disease-screening',
          exclusive: ['1', '2'], otherCode: '5', otherKey: 'diseaseScreeningOther',
        },
        { key: 'diseaseScreeningOther', label: '其他遗传代谢病', type: 'text', proposed: 'previous.diseaseScreeningOther', maxLength: 50, visibleWhen: { field: 'diseaseScreening', in: ['5'] } },
        { key: 'birthWeight', label: '新生儿出生体重', type: 'decimal', proposed: 'previous.birthWeight', unit: 'kg', required: true, min: 0.3, max: 8, precision: 2 },
        { key: 'birthLength', label: '出生身长', type: 'decimal', proposed: 'previous.birthLength', unit: 'cm', required: true, min: 20, max: 65, precision: 1 },
      ],
    },
    {
      id: 'current', title: '目前情况',
      fields: [
        {
          key: 'currentWeight', label: '目前体重', type: 'decimal', unit: 'kg', required: true, min: 0.3, max: 10, precision: 2,
          concept: 'body-weight',
        },
        { key: 'feedingMethod', label: '喂养方式', type: 'single', proposed: 'previous.feedingMethod', required: true, dictionary: 'child-feeding-method', carryForward: true },
        { key: 'milkVolume', label: '吃奶量', type: 'integer', unit: 'mL/次', optionalExam: true, min: 0, max: 300 },
        { key: 'milkTimes', label: '吃奶次数', type: 'integer', unit: '次/日', optionalExam: true, min: 0, max: 30 },
        { key: 'vomiting', label: '呕吐', type: 'single', optionalExam: true, dictionary: 'none-present', abnormal: ['2'] },
        {
          key: 'stool', label: '大便', type: 'single', optionalExam: true,
          options: [{ code: '1', label: '糊状' }, { code: '2', label: '稀' }, { code: '3', label: '其他' }], otherCode: '3', otherKey: 'stoolOther',
        },
        { key: 'stoolOther', label: '大便（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'stool', in: ['3'] } },
        { key: 'stoolTimes', label: '大便次数', type: 'integer', unit: '次/日', optionalExam: true, min: 0, max: 30 },
        {
          key: 'temperature', label: '体温', type: 'decimal', unit: '℃', required: true, min: 33, max: 43, precision: 1,
          normal: [{ low: 36, high: 37.4, note: '≥37.5℃或≤35.5℃建议转诊' }], concept: 'body-temperature',
        },
        {
          key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', required: true, min: 60, max: 250,
          normal: [{ low: 100, high: 160, note: '<100或>160建议转诊' }], concept: 'heart-rate',
        },
        {
          key: 'respiratoryRate', label: '呼吸频率', type: 'integer', unit: '次/分钟', required: true, min: 10, max: 120,
          normal: [{ low: 20, high: 60, note: '<20或>60建议转诊' }], concept: 'respiratory-rate',
        },
      ],
    },
    {
      id: 'examination', title: '体格检查',
      fields: [
        {
          key: 'complexion', label: '面色', type: 'single', required: true,
          options: [{ code: '1', label: '红润' }, { code: '2', label: '黄染' }, { code: '3', label: '其他' }], otherCode: '3',
          otherKey: 'complexionOther', abnormal: ['2', '3'], normalFinding: '1',
        },
        { key: 'complexionOther', label: '面色（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'complexion', in: ['3'] } },
        {
          key: 'jaundiceSite', label: '黄疸部位', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '面部' }, { code: '3', label: '躯干' }, { code: '4', label: '四肢' },
            { code: '5', label: '手足' },
          ],
          exclusive: ['1'], abnormal: ['2', '3', '4', '5'], normalFinding: ['1'],
        },
        { key: 'fontanelleWidth', label: '前囟横径', type: 'decimal', unit: 'cm', min: 0, max: 10, precision: 1 },
        { key: 'fontanelleLength', label: '前囟纵径', type: 'decimal', unit: 'cm', min: 0, max: 10, precision: 1 },
        {
          key: 'fontanelleState', label: '前囟', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '膨隆' }, { code: '3', label: '凹陷' }, { code: '4', label: '其他' }],
          otherCode: '4', otherKey: 'fontanelleStateOther', abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        { key: 'fontanelleStateOther', label: '前囟（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'fontanelleState', in: ['4'] } },
        {
          key: 'eyes', label: '眼睛', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'eyesDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'eyesDetail', label: '眼睛异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'eyes', in: ['2'] } },
        {
          key: 'limbMovement', label: '四肢活动度', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'limbMovementDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'limbMovementDetail', label: '四肢活动度异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'limbMovement', in: ['2'] } },
        {
          key: 'earAppearance', label: '耳外观', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'earAppearanceDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'earAppearanceDetail', label: '耳外观异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'earAppearance', in: ['2'] } },
        { key: 'neckMass', label: '颈部包块', type: 'single', required: true, dictionary: 'none-present', abnormal: ['2'], normalFinding: '1' },
        {
          key: 'nose', label: '鼻', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'noseDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'noseDetail', label: '鼻异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'nose', in: ['2'] } },
        {
          key: 'skin', label: '皮肤', type: 'single', required: true,
          options: [{ code: '1', label: '未见异常' }, { code: '2', label: '湿疹' }, { code: '3', label: '糜烂' }, { code: '4', label: '其他' }],
          otherCode: '4', otherKey: 'skinOther', abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        { key: 'skinOther', label: '皮肤（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'skin', in: ['4'] } },
        {
          key: 'oralCavity', label: '口腔', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'oralCavityDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'oralCavityDetail', label: '口腔异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'oralCavity', in: ['2'] } },
        {
          key: 'anus', label: '肛门', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'anusDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'anusDetail', label: '肛门异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'anus', in: ['2'] } },
        {
          key: 'heartLung', label: '心肺听诊', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'heartLungDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'heartLungDetail', label: '心肺听诊异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'heartLung', in: ['2'] } },
        {
          key: 'chest', label: '胸部', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'chestDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'chestDetail', label: '胸部异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'chest', in: ['2'] } },
        {
          key: 'abdomen', label: '腹部触诊', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'abdomenDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'abdomenDetail', label: '腹部触诊异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'abdomen', in: ['2'] } },
        {
          key: 'spine', label: '脊柱', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'spineDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'spineDetail', label: '脊柱异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'spine', in: ['2'] } },
        {
          key: 'externalGenitalia', label: '外生殖器', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'externalGenitaliaDetail', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'externalGenitaliaDetail', label: '外生殖器异常描述', type: 'text', maxLength: 100,
          visibleWhen: { field: 'externalGenitalia', in: ['2'] },
        },
        {
          key: 'umbilicalCord', label: '脐带', type: 'single', required: true,
          options: [{ code: '1', label: '未脱' }, { code: '2', label: '脱落' }, { code: '3', label: '脐部有渗出' }, { code: '4', label: '其他' }],
          otherCode: '4', otherKey: 'umbilicalCordOther', abnormal: ['3'],
        },
        { key: 'umbilicalCordOther', label: '脐带（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'umbilicalCord', in: ['4'] } },
      ],
    },
    {
      id: 'immunization', title: '预防接种核对',
      fields: [
        {
          key: 'hepatitisBFirstDose', label: '乙肝疫苗第1剂', type: 'single', proposed: 'previous.hepatitisBFirstDose', options: vaccinatedOrNot,
          note: '规范正文要求访视时核对，表上无此栏；未接种者告知尽快补种',
        },
        { key: 'bcg', label: '卡介苗', type: 'single', proposed: 'previous.bcg', options: vaccinatedOrNot, note: '同上' },
      ],
    },
    {
      id: 'conclusion', title: '转诊与指导',
      fields: [
        {
          key: 'referral', label: '转诊建议', type: 'single', required: true, dictionary: 'none-present', abnormal: ['2'],
          proposed: 'newborn.referral',
        },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
          proposed: 'newborn.referralReason',
        },
        {
          key: 'referralTarget', label: '转诊机构及科室', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
        },
        {
          key: 'guidance', label: '指导', type: 'multi', required: true,
          options: [
            { code: '1', label: '喂养指导' }, { code: '2', label: '发育指导' }, { code: '3', label: '防病指导' },
            { code: '4', label: '预防伤害指导' }, { code: '5', label: '口腔保健指导' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'guidanceOther',
        },
        { key: 'guidanceOther', label: '指导（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'guidance', in: ['6'] } },
      ],
    },
    {
      id: 'sign-off', title: '访视',
      fields: [
        { key: 'visitDate', label: '本次访视日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'visitPlace', label: '本次访视地点', type: 'text', maxLength: 100 },
        { key: 'nextVisitPlace', label: '下次随访地点', type: 'text', maxLength: 100 },
        { key: 'nextVisitDate', label: '下次随访日期', type: 'date', sensitive: 'birth-date', proposed: 'newborn.nextVisitDate' },
        { key: 'doctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'guardianSignature', label: '家长签名', type: 'signature' },
      ],
    },
  ],
  derivations: [
    {
      key: 'newborn', rule: 'newbornVisit',
      inputs: [
        'sex', 'birthDate', 'gestationalWeeks', 'maternalPregnancyDisease', 'birthMode', 'asphyxia', 'apgarKnown', 'apgar1', 'apgar5', 'malformation',
        'hearingScreening', 'diseaseScreening', 'birthWeight', 'birthLength', 'currentWeight', 'feedingMethod', 'milkVolume', 'milkTimes', 'vomiting',
        'stool', 'stoolTimes', 'temperature', 'heartRate', 'respiratoryRate', 'complexion', 'jaundiceSite', 'fontanelleWidth', 'fontanelleLength',
        'fontanelleState', 'eyes', 'limbMovement', 'earAppearance', 'neckMass', 'nose', 'skin', 'oralCavity', 'anus', 'heartLung', 'chest', 'abdomen',
        'spine', 'externalGenitalia', 'umbilicalCord', 'hepatitisBFirstDose', 'bcg', 'visitDate',
      ],
    },
  ],
  checks: [
    {
      id: 'birth-date-before-visit-date', when: 'birthDate > visitDate', severity: 'error', message: '出生日期不能晚于本次访视日期，请核对。',
      fields: ['visitDate', 'birthDate'],
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
      id: 'next-visit-date', when: 'nextVisitDate <= visitDate', severity: 'error', message: '下次随访日期应晚于本次访视日期。',
      fields: ['nextVisitDate'],
    },
    {
      id: 'urgent', when: "newborn.urgent == true && referral == '1'", severity: 'warning', advice: true, message: '有须立即转诊的情况，请核对转诊建议。',
      fields: ['referral'],
    },
    {
      id: 'lost-weight', when: 'currentWeight < birthWeight * 0.9', severity: 'warning', advice: true, message: '目前体重比出生体重下降超过 10%，应复查或转诊。',
      fields: ['currentWeight', 'birthWeight'],
    },
    { id: 'weeks', when: 'gestationalWeeks < 37', severity: 'warning', advice: true, message: '早产儿：请增加访视次数。', fields: ['gestationalWeeks'] },
    {
      id: 'jaundice', when: "hasAny(jaundiceSite, ['4', '5']) && referral == '1'", severity: 'warning', advice: true,
      message: '黄疸达四肢或手足：请核对是否需要转诊。', fields: ['referral', 'jaundiceSite'],
    },
    {
      id: 'fever', when: "(temperature >= 37.5 || temperature < 35.5) && referral == '1'", severity: 'warning', advice: true,
      message: '体温≥37.5 ℃ 或 <35.5 ℃：请复测并核对是否需要转诊。', fields: ['temperature', 'referral'],
    },
  ],
};
