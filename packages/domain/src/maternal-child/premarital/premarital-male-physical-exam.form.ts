import type { FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;
const normalOrAbnormal = [{ code: '1', label: '正常' }, { code: '2', label: '异常' }] as const;

/** 男性婚前医学检查表：体格检查. */
export const premaritalMalePhysicalExam: FormDefinition = {
  id: 'premarital-male-physical-exam',
  version: 1,
  title: '男性婚前医学检查表：体格检查',
  module: 'premarital',
  routes: ['mantgjc'],
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
          key: 'laryngealProminence', label: '喉结', type: 'single', required: true,
          options: [{ code: '1', label: '有' }, { code: '2', label: '无' }], abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'pubicHair', label: '阴毛', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '稀少' }, { code: '3', label: '无' }], abnormal: ['2', '3'], normalFinding: '1',
        },
        {
          key: 'penis', label: '阴茎', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2', otherKey: 'penisDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'penisDetail', label: '阴茎异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'penis', in: ['2'] } },
        {
          key: 'foreskin', label: '包皮', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '过长' }, { code: '3', label: '包茎' }], abnormal: ['2', '3'],
          normalFinding: '1',
        },
        {
          key: 'testes', label: '睾丸', type: 'single', required: true,
          options: [
            { code: '1', label: '双侧扪及' }, { code: '2', label: '左侧未扪及' }, { code: '3', label: '右侧未扪及' },
            { code: '4', label: '双侧未扪及' },
          ],
          abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        {
          key: 'testisLeftVolume', label: '睾丸体积左', type: 'decimal', unit: 'ml', min: 0, max: 60, precision: 1,
          visibleWhen: { field: 'testes', in: ['1', '3'] },
        },
        {
          key: 'testisRightVolume', label: '睾丸体积右', type: 'decimal', unit: 'ml', min: 0, max: 60, precision: 1,
          visibleWhen: { field: 'testes', in: ['1', '2'] },
        },
        {
          key: 'epididymis', label: '附睾', type: 'single', required: true, options: [{ code: '1', label: '双侧正常' }, { code: '2', label: '结节' }],
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'epididymisLeft', label: '附睾结节左', type: 'text', maxLength: 50, visibleWhen: { field: 'epididymis', in: ['2'] } },
        { key: 'epididymisRight', label: '附睾结节右', type: 'text', maxLength: 50, visibleWhen: { field: 'epididymis', in: ['2'] } },
        { key: 'varicocele', label: '精索静脉曲张', type: 'single', required: true, options: noneOrPresent, abnormal: ['2'], normalFinding: '1' },
        {
          key: 'varicoceleSide', label: '部位', type: 'single',
          options: [{ code: '1', label: '左侧' }, { code: '2', label: '右侧' }, { code: '3', label: '双侧' }],
          visibleWhen: { field: 'varicocele', in: ['2'] },
        },
        {
          key: 'varicoceleDegree', label: '程度', type: 'single',
          options: [{ code: '1', label: '轻' }, { code: '2', label: '中' }, { code: '3', label: '重' }],
          visibleWhen: { field: 'varicocele', in: ['2'] },
        },
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
  ],
};
