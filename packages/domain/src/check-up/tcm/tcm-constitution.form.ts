import type { FormDefinition } from '../../forms/index.ts';

/** 老年人中医药健康管理服务记录表. */
export const tcmConstitution: FormDefinition = {
  id: 'tcm-constitution',
  version: 1,
  title: '老年人中医药健康管理服务记录表',
  module: 'tcm',
  routes: ['oldZyyjk', '/cust/collect', 'zyyjk/pg'],
  subject: 'resident',
  occurs: 'yearly',
  occurredOn: 'fillDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 中医药健康管理服务规范 附件1 老年人中医药健康管理服务记录表、附件2 体质判定标准表',
  verified: ['public-copy', 'peer-schema', 'peer-scoring', 'recall'],
  sections: [
    {
      id: 'measurements', title: '测量（可取自健康体检）',
      fields: [
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 50, max: 250, precision: 1, usual: [130, 195], concept: 'body-height',
          carryForward: true,
        },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 2, max: 300, precision: 1, usual: [30, 120], concept: 'body-weight' },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 1,
          concept: 'body-mass-index',
        },
        {
          key: 'waist', label: '腹围（腰围）', type: 'decimal', unit: 'cm', min: 30, max: 200, precision: 1, usual: [55, 130],
          concept: 'waist-circumference',
        },
      ],
    },
    {
      id: 'questionnaire', title: '请根据近一年的体验和感觉，回答以下问题',
      fields: [
        {
          key: 'energetic', label: '（1）您精力充沛吗？（指精神头足，乐于做事）', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入平和质（正向）',
        },
        {
          key: 'easilyTired', label: '（2）您容易疲乏吗？（指体力如何，是否稍微活动一下或做一点家务劳动就感到累）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入气虚质、平和质（反向）',
        },
        {
          key: 'shortOfBreath', label: '（3）您容易气短，呼吸短促，接不上气吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入气虚质',
        },
        {
          key: 'weakVoice', label: '（4）您说话声音低弱无力吗？（指说话没有力气）', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入气虚质、平和质（反向）',
        },
        {
          key: 'depressedMood', label: '（5）您感到闷闷不乐、情绪低沉吗？（指心情不愉快，情绪低落）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入气郁质、平和质（反向）',
        },
        {
          key: 'nervousAnxious', label: '（6）您容易精神紧张、焦虑不安吗？（指遇事是否心情紧张）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入气郁质',
        },
        {
          key: 'lonelyLost', label: '（7）您因为生活状态改变而感到孤独、失落吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入气郁质',
        },
        {
          key: 'easilyFrightened', label: '（8）您容易感到害怕或受到惊吓吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入气郁质',
        },
        {
          key: 'bodyHeavy', label: '（9）您感到身体超重不轻松吗？（感觉身体沉重）[BMI指数＝体重（kg）/身高²（m）]', type: 'single', required: true,
          options: [
            { code: '1', label: 'BMI＜24' }, { code: '2', label: '24≤BMI＜25' }, { code: '3', label: '25≤BMI＜26' },
            { code: '4', label: '26≤BMI＜28' }, { code: '5', label: 'BMI≥28' },
          ],
          proposed: 'proposals.bodyHeavy', note: '计入痰湿质；可由BMI自动填写，边界如选项',
        },
        { key: 'dryEyes', label: '（10）您眼睛干涩吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale', note: '计入阴虚质' },
        {
          key: 'coldHandsFeet', label: '（11）您手脚发凉吗？（不包含因周围温度低或穿的少导致的手脚发冷）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入阳虚质',
        },
        {
          key: 'coldStomachBackKnees', label: '（12）您胃脘部、背部或腰膝部怕冷吗？（指上腹部、背部、腰部或膝关节等，有一处或多处怕冷）',
          type: 'single', required: true, dictionary: 'tcm-frequency-scale', note: '计入阳虚质',
        },
        {
          key: 'coldIntolerant', label: '（13）您比一般人耐受不了寒冷吗？（指比别人容易害怕冬天或是夏天的冷空调、电扇等）', type: 'single',
          required: true, dictionary: 'tcm-frequency-scale', note: '计入阳虚质、平和质（反向）',
        },
        {
          key: 'frequentColds', label: '（14）您容易患感冒吗？（指每年感冒的次数）', type: 'single', required: true,
          options: [
            { code: '1', label: '一年＜2次' }, { code: '2', label: '一年感冒2～4次' }, { code: '3', label: '一年感冒5～6次' },
            { code: '4', label: '一年8次以上' }, { code: '5', label: '几乎每月都感冒' },
          ],
          note: '计入气虚质；表中7次无对应选项，平台约定归入4（介于5～6次与8次以上，取就高）',
        },
        {
          key: 'nasalWithoutCold', label: '（15）您没有感冒时也会鼻塞、流鼻涕吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入特禀质',
        },
        {
          key: 'stickyMouthOrSnoring', label: '（16）您有口粘口腻，或睡眠打鼾吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入痰湿质',
        },
        {
          key: 'allergyProne', label: '（17）您容易过敏（对药物、食物、气味、花粉或在季节交替、气候变化时）吗？', type: 'single', required: true,
          options: [
            { code: '1', label: '从来没有' }, { code: '2', label: '一年1、2次' }, { code: '3', label: '一年3、4次' },
            { code: '4', label: '一年5、6次' }, { code: '5', label: '每次遇到上述原因都过敏' },
          ],
          note: '计入特禀质',
        },
        {
          key: 'urticariaProne', label: '（18）您的皮肤容易起荨麻疹吗？（包括风团、风疹块、风疙瘩）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入特禀质',
        },
        {
          key: 'spontaneousBruising',
          label: '（19）您的皮肤在不知不觉中会出现青紫瘀斑、皮下出血吗？（指皮肤在没有外伤的情况下出现青一块紫一块的情况）', type: 'single',
          required: true, dictionary: 'tcm-frequency-scale', note: '计入血瘀质',
        },
        {
          key: 'dermographism', label: '（20）您的皮肤一抓就红，并出现抓痕吗？（指被指甲或钝物划过后皮肤的反应）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入特禀质',
        },
        {
          key: 'drySkinLips', label: '（21）您皮肤或口唇干吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入阴虚质',
        },
        {
          key: 'numbnessFixedPain', label: '（22）您有肢体麻木或固定部位疼痛的感觉吗？', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入血瘀质',
        },
        {
          key: 'oilyFaceNose', label: '（23）您面部或鼻部有油腻感或者油亮发光吗？（指脸上或鼻子）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入湿热质',
        },
        {
          key: 'dullComplexionSpots', label: '（24）您面色或目眶晦黯，或出现褐色斑块/斑点吗？', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入血瘀质',
        },
        {
          key: 'eczemaBoils', label: '（25）您有皮肤湿疹、疮疖吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入湿热质',
        },
        {
          key: 'dryMouthThirst', label: '（26）您感到口干咽燥、总想喝水吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale',
          note: '计入阴虚质',
        },
        {
          key: 'bitterMouthOdor', label: '（27）您感到口苦或嘴里有异味吗？（指口苦或口臭）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入湿热质',
        },
        {
          key: 'largeAbdomen', label: '（28）您腹部肥大吗？（指腹部脂肪肥厚）', type: 'single', required: true,
          options: [
            { code: '1', label: '腹围＜80cm，相当于2.4尺' }, { code: '2', label: '腹围80～85cm，2.4～2.55尺' },
            { code: '3', label: '腹围86～90cm，2.56～2.7尺' }, { code: '4', label: '腹围91～105cm，2.71～3.15尺' },
            { code: '5', label: '腹围＞105cm，3.15尺以上' },
          ],
          proposed: 'proposals.largeAbdomen', note: '计入痰湿质；可由腰围自动填写：＜80→1，80～85→2，86～90→3，91～105→4，＞105→5（腰围先取整）',
        },
        {
          key: 'coldFoodDiscomfort',
          label: '（29）您吃（喝）凉的东西会感到不舒服或者怕吃（喝）凉的东西吗？（指不喜欢吃凉的食物，或吃了凉的食物后会不舒服）', type: 'single',
          required: true, dictionary: 'tcm-frequency-scale', note: '计入阳虚质',
        },
        {
          key: 'stickyStool', label: '（30）您有大便黏滞不爽、解不尽的感觉吗？（大便容易粘在马桶或便坑壁上）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入湿热质',
        },
        { key: 'dryStool', label: '（31）您容易大便干燥吗？', type: 'single', required: true, dictionary: 'tcm-frequency-scale', note: '计入阴虚质' },
        {
          key: 'thickGreasyTongue', label: '（32）您舌苔厚腻或有舌苔厚厚的感觉吗？（如果自我感觉不清楚可由调查员观察后填写）', type: 'single',
          required: true, dictionary: 'tcm-frequency-scale', note: '计入痰湿质',
        },
        {
          key: 'purpleSublingualVeins', label: '（33）您舌下静脉瘀紫或增粗吗？（可由调查员辅助观察后填写）', type: 'single', required: true,
          dictionary: 'tcm-frequency-scale', note: '计入血瘀质',
        },
      ],
    },
    {
      id: 'four-examinations', title: '四诊（可选，体质辨识登记）',
      fields: [
        { key: 'inspection', label: '望', type: 'text', maxLength: 200 },
        { key: 'tongueBody', label: '舌质', type: 'text', maxLength: 100 },
        { key: 'tongueCoating', label: '舌苔', type: 'text', maxLength: 100 },
        { key: 'listeningSmelling', label: '闻', type: 'text', maxLength: 200 },
        { key: 'inquiry', label: '问', type: 'text', maxLength: 200 },
        { key: 'pulse', label: '切（脉象）', type: 'text', maxLength: 200 },
      ],
    },
    {
      id: 'identification', title: '体质辨识与中医药保健指导',
      fields: [
        {
          key: 'qiDeficiencyScore', label: '气虚质得分', type: 'computed', unit: '分',
          computed: 'easilyTired + shortOfBreath + weakVoice + frequentColds',
        },
        {
          key: 'qiDeficiencyResult', label: '气虚质辨识', type: 'computed', computed: 'qiDeficiencyScore >= 11 ? 1 : qiDeficiencyScore >= 9 ? 2 : 3',
          dictionary: 'tcm-identification',
        },
        {
          key: 'qiDeficiencyGuidance', label: '气虚质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'qiDeficiencyGuidanceOther', visibleWhen: { field: 'qiDeficiencyResult', in: ['1', '2'] },
        },
        {
          key: 'qiDeficiencyGuidanceOther', label: '其他指导', type: 'text', maxLength: 200,
          visibleWhen: { field: 'qiDeficiencyGuidance', in: ['6'] },
        },
        {
          key: 'yangDeficiencyScore', label: '阳虚质得分', type: 'computed', unit: '分',
          computed: 'coldHandsFeet + coldStomachBackKnees + coldIntolerant + coldFoodDiscomfort',
        },
        {
          key: 'yangDeficiencyResult', label: '阳虚质辨识', type: 'computed',
          computed: 'yangDeficiencyScore >= 11 ? 1 : yangDeficiencyScore >= 9 ? 2 : 3', dictionary: 'tcm-identification',
        },
        {
          key: 'yangDeficiencyGuidance', label: '阳虚质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'yangDeficiencyGuidanceOther', visibleWhen: { field: 'yangDeficiencyResult', in: ['1', '2'] },
        },
        {
          key: 'yangDeficiencyGuidanceOther', label: '其他指导', type: 'text', maxLength: 200,
          visibleWhen: { field: 'yangDeficiencyGuidance', in: ['6'] },
        },
        {
          key: 'yinDeficiencyScore', label: '阴虚质得分', type: 'computed', unit: '分', computed: 'dryEyes + drySkinLips + dryMouthThirst + dryStool',
        },
        {
          key: 'yinDeficiencyResult', label: '阴虚质辨识', type: 'computed',
          computed: 'yinDeficiencyScore >= 11 ? 1 : yinDeficiencyScore >= 9 ? 2 : 3', dictionary: 'tcm-identification',
        },
        {
          key: 'yinDeficiencyGuidance', label: '阴虚质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'yinDeficiencyGuidanceOther', visibleWhen: { field: 'yinDeficiencyResult', in: ['1', '2'] },
        },
        {
          key: 'yinDeficiencyGuidanceOther', label: '其他指导', type: 'text', maxLength: 200,
          visibleWhen: { field: 'yinDeficiencyGuidance', in: ['6'] },
        },
        {
          key: 'phlegmDampnessScore', label: '痰湿质得分', type: 'computed', unit: '分',
          computed: 'bodyHeavy + stickyMouthOrSnoring + largeAbdomen + thickGreasyTongue',
        },
        {
          key: 'phlegmDampnessResult', label: '痰湿质辨识', type: 'computed',
          computed: 'phlegmDampnessScore >= 11 ? 1 : phlegmDampnessScore >= 9 ? 2 : 3', dictionary: 'tcm-identification',
        },
        {
          key: 'phlegmDampnessGuidance', label: '痰湿质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'phlegmDampnessGuidanceOther', visibleWhen: { field: 'phlegmDampnessResult', in: ['1', '2'] },
        },
        {
          key: 'phlegmDampnessGuidanceOther', label: '其他指导', type: 'text', maxLength: 200,
          visibleWhen: { field: 'phlegmDampnessGuidance', in: ['6'] },
        },
        {
          key: 'dampHeatScore', label: '湿热质得分', type: 'computed', unit: '分',
          computed: 'oilyFaceNose + eczemaBoils + bitterMouthOdor + stickyStool',
        },
        {
          key: 'dampHeatResult', label: '湿热质辨识', type: 'computed', computed: 'dampHeatScore >= 11 ? 1 : dampHeatScore >= 9 ? 2 : 3',
          dictionary: 'tcm-identification',
        },
        {
          key: 'dampHeatGuidance', label: '湿热质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'dampHeatGuidanceOther', visibleWhen: { field: 'dampHeatResult', in: ['1', '2'] },
        },
        { key: 'dampHeatGuidanceOther', label: '其他指导', type: 'text', maxLength: 200, visibleWhen: { field: 'dampHeatGuidance', in: ['6'] } },
        {
          key: 'bloodStasisScore', label: '血瘀质得分', type: 'computed', unit: '分',
          computed: 'spontaneousBruising + numbnessFixedPain + dullComplexionSpots + purpleSublingualVeins',
        },
        {
          key: 'bloodStasisResult', label: '血瘀质辨识', type: 'computed', computed: 'bloodStasisScore >= 11 ? 1 : bloodStasisScore >= 9 ? 2 : 3',
          dictionary: 'tcm-identification',
        },
        {
          key: 'bloodStasisGuidance', label: '血瘀质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'bloodStasisGuidanceOther', visibleWhen: { field: 'bloodStasisResult', in: ['1', '2'] },
        },
        { key: 'bloodStasisGuidanceOther', label: '其他指导', type: 'text', maxLength: 200, visibleWhen: { field: 'bloodStasisGuidance', in: ['6'] } },
        {
          key: 'qiStagnationScore', label: '气郁质得分', type: 'computed', unit: '分',
          computed: 'depressedMood + nervousAnxious + lonelyLost + easilyFrightened',
        },
        {
          key: 'qiStagnationResult', label: '气郁质辨识', type: 'computed', computed: 'qiStagnationScore >= 11 ? 1 : qiStagnationScore >= 9 ? 2 : 3',
          dictionary: 'tcm-identification',
        },
        {
          key: 'qiStagnationGuidance', label: '气郁质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'qiStagnationGuidanceOther', visibleWhen: { field: 'qiStagnationResult', in: ['1', '2'] },
        },
        {
          key: 'qiStagnationGuidanceOther', label: '其他指导', type: 'text', maxLength: 200,
          visibleWhen: { field: 'qiStagnationGuidance', in: ['6'] },
        },
        {
          key: 'specialDiathesisScore', label: '特禀质得分', type: 'computed', unit: '分',
          computed: 'nasalWithoutCold + allergyProne + urticariaProne + dermographism',
        },
        {
          key: 'specialDiathesisResult', label: '特禀质辨识', type: 'computed',
          computed: 'specialDiathesisScore >= 11 ? 1 : specialDiathesisScore >= 9 ? 2 : 3', dictionary: 'tcm-identification',
        },
        {
          key: 'specialDiathesisGuidance', label: '特禀质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'specialDiathesisGuidanceOther', visibleWhen: { field: 'specialDiathesisResult', in: ['1', '2'] },
        },
        {
          key: 'specialDiathesisGuidanceOther', label: '其他指导', type: 'text', maxLength: 200,
          visibleWhen: { field: 'specialDiathesisGuidance', in: ['6'] },
        },
        {
          key: 'balancedScore', label: '平和质得分', type: 'computed', unit: '分',
          computed: 'energetic + (6 - easilyTired) + (6 - weakVoice) + (6 - depressedMood) + (6 - coldIntolerant)',
        },
        {
          key: 'balancedResult', label: '平和质辨识', type: 'computed', computed: 'identification.balancedResult',
          dictionary: 'tcm-identification-balanced',
        },
        {
          key: 'balancedGuidance', label: '平和质中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'balancedGuidanceOther', visibleWhen: { field: 'balancedResult', in: ['1', '2'] },
        },
        { key: 'balancedGuidanceOther', label: '其他指导', type: 'text', maxLength: 200, visibleWhen: { field: 'balancedGuidance', in: ['6'] } },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        { key: 'fillDate', label: '填表日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'doctor', label: '医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'residentSignature', label: '居民（家属）签名', type: 'signature' },
      ],
    },
  ],
  derivations: [
    { key: 'proposals', rule: 'tcmProposals', inputs: ['weight', 'height', 'waist'] },
    {
      key: 'identification', rule: 'tcmConstitution',
      inputs: [
        'energetic', 'easilyTired', 'shortOfBreath', 'weakVoice', 'depressedMood', 'nervousAnxious', 'lonelyLost', 'easilyFrightened', 'bodyHeavy',
        'dryEyes', 'coldHandsFeet', 'coldStomachBackKnees', 'coldIntolerant', 'frequentColds', 'nasalWithoutCold', 'stickyMouthOrSnoring',
        'allergyProne', 'urticariaProne', 'spontaneousBruising', 'dermographism', 'drySkinLips', 'numbnessFixedPain', 'oilyFaceNose',
        'dullComplexionSpots', 'eczemaBoils', 'dryMouthThirst', 'bitterMouthOdor', 'largeAbdomen', 'coldFoodDiscomfort', 'stickyStool', 'dryStool',
        'thickGreasyTongue', 'purpleSublingualVeins',
      ],
    },
  ],
  checks: [
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'under-65', when: 'fullYears(resident.birthDate, fillDate) < 65', severity: 'warning',
      message: '本表服务对象为 65 岁及以上老年人，请核对年龄。', fields: ['fillDate'],
    },
  ],
};
