import type { FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;
const normalOrAbnormal = [{ code: '1', label: '正常' }, { code: '2', label: '异常' }] as const;
const whenVaginalExam = { field: 'examRoute', in: ['2'] } as const;
const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;

/** 女性婚前医学检查表：体格检查. */
export const premaritalFemalePhysicalExam: FormDefinition = {
  id: 'premarital-female-physical-exam',
  version: 1,
  title: '女性婚前医学检查表：体格检查',
  module: 'premarital',
  routes: ['womantgjc'],
  subject: 'resident',
  occurs: 'many',
  source: '婚前保健工作规范（修订，2002）附件 男性／女性婚前医学检查表；公开的两套系统打印版式与字段注释',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'physical', title: '体格检查',
      fields: [
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139 }], concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ low: 60, high: 89 }], concept: 'diastolic-blood-pressure',
        },
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 100, max: 230, precision: 1, usual: [130, 195], concept: 'body-height',
          carryForward: true,
        },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 25, max: 250, precision: 1, usual: [30, 120], concept: 'body-weight' },
        {
          key: 'specialPosture', label: '特殊体态', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'specialPostureDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'specialPostureDetail', label: '特殊体态（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'specialPosture', in: ['2'] } },
        {
          key: 'mentalState', label: '精神状态', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'mentalStateDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'mentalStateDetail', label: '精神状态异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'mentalState', in: ['2'] } },
        {
          key: 'specialFacies', label: '特殊面容', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'specialFaciesDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'specialFaciesDetail', label: '特殊面容（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'specialFacies', in: ['2'] } },
        { key: 'intelligence', label: '智力', type: 'single', required: true, options: normalOrAbnormal, abnormal: ['2'], normalFinding: '1' },
        {
          key: 'intelligenceAbnormal', label: '智力异常表现', type: 'multi',
          options: [{ code: '1', label: '常识' }, { code: '2', label: '判断' }, { code: '3', label: '记忆' }, { code: '4', label: '计算' }],
          visibleWhen: { field: 'intelligence', in: ['2'] },
        },
        {
          key: 'skinHair', label: '皮肤毛发', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2', otherKey: 'skinHairDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'skinHairDetail', label: '皮肤毛发异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'skinHair', in: ['2'] } },
        {
          key: 'facialFeatures', label: '五官', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'facialFeaturesDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'facialFeaturesDetail', label: '五官异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'facialFeatures', in: ['2'] } },
        {
          key: 'thyroid', label: '甲状腺', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2', otherKey: 'thyroidDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'thyroidDetail', label: '甲状腺异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'thyroid', in: ['2'] } },
        {
          key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', required: true, min: 30, max: 220, usual: [45, 130],
          normal: [{ low: 60, high: 100 }], concept: 'heart-rate',
        },
        { key: 'cardiacRhythm', label: '心律', type: 'text', required: true, maxLength: 50 },
        {
          key: 'heartMurmur', label: '杂音', type: 'single', required: true, options: noneOrPresent, otherCode: '2', otherKey: 'heartMurmurDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'heartMurmurDetail', label: '杂音（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'heartMurmur', in: ['2'] } },
        {
          key: 'lungs', label: '肺', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2', otherKey: 'lungsDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'lungsDetail', label: '肺异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'lungs', in: ['2'] } },
        {
          key: 'liver', label: '肝', type: 'single', required: true, options: [{ code: '1', label: '未及' }, { code: '2', label: '可及' }],
          otherCode: '2', otherKey: 'liverDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'liverDetail', label: '肝（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'liver', in: ['2'] } },
        {
          key: 'limbsSpine', label: '四肢脊柱', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'limbsSpineDetail', abnormal: ['2'], normalFinding: '1',
          note: '另一套打印版式四肢与脊柱分列：四肢 1正常 2肌萎缩 3麻痹 4痉挛 5震颤',
        },
        { key: 'limbsSpineDetail', label: '四肢脊柱异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'limbsSpine', in: ['2'] } },
        { key: 'otherPhysical', label: '其他', type: 'text', maxLength: 300 },
        { key: 'physicalDoctorSignature', label: '医师签名', type: 'signature', required: true },
      ],
    },
    {
      id: 'sexual', title: '第二性征与生殖器',
      fields: [
        {
          key: 'pubicHair', label: '阴毛', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '稀少' }, { code: '3', label: '无' }], abnormal: ['2', '3'], normalFinding: '1',
        },
        {
          key: 'breasts', label: '乳房', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2', otherKey: 'breastsDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'breastsDetail', label: '乳房异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'breasts', in: ['2'] } },
        {
          key: 'examRoute', label: '检查方式', type: 'single', required: true,
          options: [{ code: '1', label: '肛门腹壁双合诊' }, { code: '2', label: '阴道检查' }], default: '1',
        },
        {
          key: 'vaginalExamConsent', label: '阴道检查知情同意', type: 'single', required: true,
          options: [{ code: '1', label: '同意' }, { code: '2', label: '不同意' }], visibleWhen: whenVaginalExam,
        },
        { key: 'vaginalExamConsentSignature', label: '受检者（家属）签名', type: 'signature', required: true, visibleWhen: whenVaginalExam },
        {
          key: 'vulva', label: '外阴', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'vulvaDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'vulvaDetail', label: '外阴异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vulva', in: ['2'] } },
        {
          key: 'secretion', label: '分泌物', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'secretionDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'secretionDetail', label: '分泌物异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'secretion', in: ['2'] } },
        {
          key: 'uterus', label: '子宫（肛查）', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'uterusDetail',
          abnormal: ['2'], visibleWhen: { field: 'examRoute', in: ['1'] }, normalFinding: '1',
        },
        { key: 'uterusDetail', label: '子宫（肛查）异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'uterus', in: ['2'] } },
        {
          key: 'adnexa', label: '附件（肛查）', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'adnexaDetail',
          abnormal: ['2'], visibleWhen: { field: 'examRoute', in: ['1'] }, normalFinding: '1',
        },
        { key: 'adnexaDetail', label: '附件（肛查）异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'adnexa', in: ['2'] } },
        {
          key: 'vagina', label: '阴道（必要时）', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'vaginaDetail',
          abnormal: ['2'], visibleWhen: whenVaginalExam, normalFinding: '1',
        },
        { key: 'vaginaDetail', label: '阴道（必要时）异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vagina', in: ['2'] } },
        {
          key: 'cervix', label: '宫颈（必要时）', type: 'single', options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'cervixDetail',
          abnormal: ['2'], visibleWhen: whenVaginalExam, normalFinding: '1',
        },
        { key: 'cervixDetail', label: '宫颈（必要时）异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'cervix', in: ['2'] } },
        {
          key: 'uterusVaginal', label: '子宫（阴道检查）', type: 'single', options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'uterusVaginalDetail', abnormal: ['2'], visibleWhen: whenVaginalExam, normalFinding: '1',
        },
        {
          key: 'uterusVaginalDetail', label: '子宫（阴道检查）异常描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'uterusVaginal', in: ['2'] },
        },
        {
          key: 'adnexaVaginal', label: '附件（阴道检查）', type: 'single', options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'adnexaVaginalDetail', abnormal: ['2'], visibleWhen: whenVaginalExam, normalFinding: '1',
        },
        {
          key: 'adnexaVaginalDetail', label: '附件（阴道检查）异常描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adnexaVaginal', in: ['2'] },
        },
        { key: 'hymenAnomaly', label: '处女膜发育异常', type: 'text', maxLength: 100, note: '仅记发育异常，不得描述完整性' },
        { key: 'sexualOther', label: '其他', type: 'text', maxLength: 300 },
        { key: 'sexualDoctorSignature', label: '医师签名', type: 'signature', required: true },
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'vaginal-consent', when: "examRoute == '2' && vaginalExamConsent == '2'", severity: 'error',
      message: '受检者不同意阴道检查，请改为肛门腹壁双合诊。', fields: ['examRoute', 'vaginalExamConsent'],
    },
  ],
};
