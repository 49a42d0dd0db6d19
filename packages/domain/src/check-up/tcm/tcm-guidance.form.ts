import type { FormDefinition } from '../../forms/index.ts';

/** 中医药健康指导. */
export const tcmGuidance: FormDefinition = {
  id: 'tcm-guidance',
  version: 1,
  title: '中医药健康指导',
  module: 'tcm',
  routes: ['zyjkzd', 'zyyjk/zd'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'assessmentDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 中医药健康管理服务规范（六类指导）；老年人中医药健康管理服务技术规范（各体质要点，2013）',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basis', title: '依据',
      fields: [
        { key: 'assessmentDate', label: '体质辨识日期', type: 'date', required: true, max: 'today', note: '取最近一次老年人中医药健康管理服务记录表' },
        {
          key: 'constitutions', label: '指导针对的体质', type: 'multi', required: true, dictionary: 'tcm-constitution-type',
          note: '默认带入辨识为“是”“倾向是”（平和质“是”“基本是”）的体质',
        },
        {
          key: 'targetGroups', label: '适应人群', type: 'multi',
          options: [
            { code: '1', label: '老年人' }, { code: '2', label: '高血压患者' }, { code: '3', label: '2型糖尿病患者' }, { code: '4', label: '孕产妇' },
            { code: '5', label: '0～36个月儿童' }, { code: '6', label: '其他重点人群' },
          ],
          note: '取自同类系统与重点人群技术规范',
        },
        {
          key: 'guidanceKinds', label: '指导类别', type: 'multi', required: true, dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'guidanceOther',
        },
        { key: 'guidanceOther', label: '其他指导', type: 'text', maxLength: 200, visibleWhen: { field: 'guidanceKinds', in: ['6'] } },
      ],
    },
    {
      id: 'qiDeficiency', title: '气虚质',
      fields: [
        {
          key: 'qiDeficiencyEmotion', label: '气虚质·情志调摄', type: 'multi',
          options: [{ code: '1', label: '稳定乐观，不过思过虑' }, { code: '2', label: '避免长时间悲伤忧郁' }, { code: '3', label: '避免过度劳神' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['1'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'qiDeficiencyDiet', label: '气虚质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '宜益气健脾（粳米、小米、山药、大枣、香菇、鸡肉、鹌鹑、泥鳅、桂圆、蜂蜜）' },
            { code: '2', label: '少食耗气食物（空心菜、生萝卜、槟榔）' }, { code: '3', label: '忌生冷苦寒、辛辣燥热' },
            { code: '4', label: '药膳：山药粥、黄芪童子鸡' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['1'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'qiDeficiencyDailyLife', label: '气虚质·起居调摄', type: 'multi',
          options: [{ code: '1', label: '作息规律，夏季午休' }, { code: '2', label: '保暖避风，防汗出当风' }, { code: '3', label: '避免过劳和熬夜' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['1'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'qiDeficiencyExercise', label: '气虚质·运动保健', type: 'multi',
          options: [
            { code: '1', label: '柔缓运动：散步、太极拳、做操' }, { code: '2', label: '避免剧烈运动和大汗' }, { code: '3', label: '六字诀“吹”字功' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['1'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'qiDeficiencyAcupoint', label: '气虚质·穴位保健', type: 'multi', options: [{ code: '1', label: '气海' }, { code: '2', label: '关元' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['1'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'yangDeficiency', title: '阳虚质',
      fields: [
        {
          key: 'yangDeficiencyEmotion', label: '阳虚质·情志调摄', type: 'multi',
          options: [
            { code: '1', label: '积极向上，多与人交流' }, { code: '2', label: '正确对待生活中的不利事件' },
            { code: '3', label: '可听激昂高亢的音乐' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['2'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'yangDeficiencyDiet', label: '阳虚质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '宜甘温补脾阳、温肾阳（羊肉、鸡肉、带鱼、黄鳝、虾、韭菜、茴香、核桃、栗子、生姜、红茶）' },
            { code: '2', label: '少食生冷苦寒黏腻（螃蟹、西瓜、黄瓜、苦瓜、冬瓜、绿豆、绿茶、冷饮）' }, { code: '3', label: '盛夏不过食寒凉' },
            { code: '4', label: '药膳：当归生姜羊肉汤、韭菜炒胡桃仁' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['2'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'yangDeficiencyDailyLife', label: '阳虚质·起居调摄', type: 'multi',
          options: [
            { code: '1', label: '背部、足部和关节保暖' }, { code: '2', label: '白天多活动、晒太阳' }, { code: '3', label: '夏季少用空调，避免大汗' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['2'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'yangDeficiencyExercise', label: '阳虚质·运动保健', type: 'multi',
          options: [
            { code: '1', label: '阳光下舒缓柔和的户外运动' }, { code: '2', label: '八段锦等功法' }, { code: '3', label: '冬季避免大风大寒中锻炼' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['2'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'yangDeficiencyAcupoint', label: '阳虚质·穴位保健', type: 'multi',
          options: [{ code: '1', label: '足三里' }, { code: '2', label: '命门' }, { code: '3', label: '肾俞' }, { code: '4', label: '温灸上述穴位' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['2'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'yinDeficiency', title: '阴虚质',
      fields: [
        {
          key: 'yinDeficiencyEmotion', label: '阴虚质·情志调摄', type: 'multi',
          options: [
            { code: '1', label: '宁静安神，克制急躁恼怒' }, { code: '2', label: '少参加竞争激烈的活动' }, { code: '3', label: '可听轻柔舒缓的音乐' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['3'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'yinDeficiencyDiet', label: '阴虚质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '宜甘凉滋润（鸭肉、猪瘦肉、百合、黑芝麻、荸荠、银耳、海蜇、海参、甘蔗）' },
            { code: '2', label: '少食温燥辛辣（羊肉、韭菜、辣椒、葱蒜、酒、咖啡、浓茶）' },
            { code: '3', label: '药膳：蜂蜜银耳蒸百合、莲子百合煲瘦肉' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['3'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'yinDeficiencyDailyLife', label: '阴虚质·起居调摄', type: 'multi',
          options: [{ code: '1', label: '环境安静，避免熬夜' }, { code: '2', label: '避免高温酷暑下劳作' }, { code: '3', label: '不宜桑拿、泡温泉' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['3'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'yinDeficiencyExercise', label: '阴虚质·运动保健', type: 'multi',
          options: [
            { code: '1', label: '中小强度、间断性锻炼' }, { code: '2', label: '太极拳、八段锦' }, { code: '3', label: '控制出汗量，及时补水' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['3'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'yinDeficiencyAcupoint', label: '阴虚质·穴位保健', type: 'multi',
          options: [{ code: '1', label: '太溪' }, { code: '2', label: '三阴交' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['3'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'phlegmDampness', title: '痰湿质',
      fields: [
        {
          key: 'phlegmDampnessEmotion', label: '痰湿质·情志调摄', type: 'multi',
          options: [{ code: '1', label: '增加社会交往' }, { code: '2', label: '培养兴趣爱好' }, { code: '3', label: '可听振奋的音乐' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['4'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'phlegmDampnessDiet', label: '痰湿质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '宜健脾祛湿化痰（冬瓜、白萝卜、薏苡仁、赤小豆、荷叶、山楂、生姜、紫菜、海带、鲫鱼、鲤鱼）' },
            { code: '2', label: '少食肥甘油腻酸涩寒凉' }, { code: '3', label: '药膳：荷叶粥、冬瓜海带薏米排骨汤' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['4'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'phlegmDampnessDailyLife', label: '痰湿质·起居调摄', type: 'multi',
          options: [{ code: '1', label: '居室干燥通风' }, { code: '2', label: '衣着透气宽松' }, { code: '3', label: '早睡早起，湿冷天减少户外' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['4'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'phlegmDampnessExercise', label: '痰湿质·运动保健', type: 'multi',
          options: [
            { code: '1', label: '坚持有氧运动并循序渐进：快走、游泳、武术、舞蹈' }, { code: '2', label: '运动应全身出汗为度' },
            { code: '3', label: '体重较大者避免膝关节负荷过重' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['4'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'phlegmDampnessAcupoint', label: '痰湿质·穴位保健', type: 'multi',
          options: [{ code: '1', label: '丰隆' }, { code: '2', label: '足三里' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['4'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'dampHeat', title: '湿热质',
      fields: [
        {
          key: 'dampHeatEmotion', label: '湿热质·情志调摄', type: 'multi',
          options: [{ code: '1', label: '稳定情绪，避免烦恼' }, { code: '2', label: '可听舒缓的音乐' }, { code: '3', label: '学习静心方法' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['5'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'dampHeatDiet', label: '湿热质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '宜甘寒或苦寒清利（绿豆、绿茶、芹菜、黄瓜、苦瓜、西瓜、冬瓜、薏苡仁、赤小豆、马齿苋、藕）' },
            { code: '2', label: '少食辛温滋腻、火锅、烧烤、动物内脏' }, { code: '3', label: '戒烟限酒' },
            { code: '4', label: '药膳：老黄瓜赤小豆煲猪肉汤、绿豆薏米粥' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['5'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'dampHeatDailyLife', label: '湿热质·起居调摄', type: 'multi',
          options: [
            { code: '1', label: '居室干燥通风' }, { code: '2', label: '避免熬夜过劳' }, { code: '3', label: '衣着宽松，保持皮肤清洁和二便通畅' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['5'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'dampHeatExercise', label: '湿热质·运动保健', type: 'multi',
          options: [
            { code: '1', label: '较大强度运动：中长跑、游泳、爬山、球类、武术（依年龄和病情调整）' }, { code: '2', label: '夏季避免烈日锻炼' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['5'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'dampHeatAcupoint', label: '湿热质·穴位保健', type: 'multi', options: [{ code: '1', label: '支沟' }, { code: '2', label: '阴陵泉' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['5'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'bloodStasis', title: '血瘀质',
      fields: [
        {
          key: 'bloodStasisEmotion', label: '血瘀质·情志调摄', type: 'multi',
          options: [{ code: '1', label: '遇事沉稳，避免急躁' }, { code: '2', label: '培养开朗性格' }, { code: '3', label: '可听流畅抒情的音乐' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['6'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'bloodStasisDiet', label: '血瘀质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '宜活血（山楂、醋、玫瑰花、黑豆、油菜、桃仁类）' }, { code: '2', label: '少食收涩寒凉、冰冻和高脂食物' },
            { code: '3', label: '适量饮酒者注意高血压、冠心病禁忌' }, { code: '4', label: '药膳：黑豆川芎粥、红花三七蒸老母鸡' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['6'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'bloodStasisDailyLife', label: '血瘀质·起居调摄', type: 'multi',
          options: [{ code: '1', label: '居室温暖，避免寒冷' }, { code: '2', label: '不久坐，动静结合' }, { code: '3', label: '早睡早起' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['6'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'bloodStasisExercise', label: '血瘀质·运动保健', type: 'multi',
          options: [
            { code: '1', label: '促进气血运行：太极拳、舞蹈、步行、健身操' }, { code: '2', label: '不宜大强度大负荷' },
            { code: '3', label: '运动中胸闷胸痛、头晕即停并就诊' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['6'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'bloodStasisAcupoint', label: '血瘀质·穴位保健', type: 'multi', options: [{ code: '1', label: '期门' }, { code: '2', label: '血海' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['6'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'qiStagnation', title: '气郁质',
      fields: [
        {
          key: 'qiStagnationEmotion', label: '气郁质·情志调摄', type: 'multi',
          options: [
            { code: '1', label: '乐观开朗，多参加社会活动' }, { code: '2', label: '主动倾诉，不苛求' }, { code: '3', label: '可听欢快的音乐' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['7'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'qiStagnationDiet', label: '气郁质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '宜理气解郁（黄花菜、菊花、玫瑰花、茉莉花、大麦、金橘、柑橘、柚子）' },
            { code: '2', label: '少食收敛酸涩（石榴、乌梅、青梅、杨梅、李子、柠檬）' }, { code: '3', label: '睡前避免浓茶、咖啡' },
            { code: '4', label: '药膳：三花茶、黄花菜瘦肉汤' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['7'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'qiStagnationDailyLife', label: '气郁质·起居调摄', type: 'multi',
          options: [{ code: '1', label: '增加户外活动和社交' }, { code: '2', label: '居室明亮' }, { code: '3', label: '保证睡眠，衣着宽松' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['7'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'qiStagnationExercise', label: '气郁质·运动保健', type: 'multi',
          options: [{ code: '1', label: '较大运动量（跑步、登山、游泳）或群体活动（球类、舞蹈）' }, { code: '2', label: '太极拳、五禽戏' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['7'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'qiStagnationAcupoint', label: '气郁质·穴位保健', type: 'multi', options: [{ code: '1', label: '合谷' }, { code: '2', label: '太冲' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['7'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'specialDiathesis', title: '特禀质',
      fields: [
        {
          key: 'specialDiathesisEmotion', label: '特禀质·情志调摄', type: 'multi',
          options: [{ code: '1', label: '顺其自然，情绪稳定' }, { code: '2', label: '避免过度紧张' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['8'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'specialDiathesisDiet', label: '特禀质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '饮食均衡、粗细荤素搭配' },
            { code: '2', label: '少食致敏食物（蚕豆、白扁豆、牛肉、鹅肉、鲤鱼、虾、蟹、茄子、酒、辣椒、浓茶、咖啡）' },
            { code: '3', label: '药膳：固表粥、葱白红枣鸡肉粥' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['8'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'specialDiathesisDailyLife', label: '特禀质·起居调摄', type: 'multi',
          options: [
            { code: '1', label: '避免接触过敏原（尘螨、花粉、油漆）' }, { code: '2', label: '居室通风，勤洗晒床上用品' },
            { code: '3', label: '季节更替及时增减衣物' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['8'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'specialDiathesisExercise', label: '特禀质·运动保健', type: 'multi',
          options: [
            { code: '1', label: '慢跑、散步等缓和运动' }, { code: '2', label: '避免寒冷环境中锻炼' }, { code: '3', label: '过敏季节减少野外活动' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['8'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'specialDiathesisAcupoint', label: '特禀质·穴位保健', type: 'multi',
          options: [{ code: '1', label: '足三里' }, { code: '2', label: '关元' }, { code: '3', label: '神阙' }, { code: '4', label: '肾俞' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['8'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'balanced', title: '平和质',
      fields: [
        {
          key: 'balancedEmotion', label: '平和质·情志调摄', type: 'multi',
          options: [{ code: '1', label: '保持平和心态' }, { code: '2', label: '培养兴趣爱好' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['9'] }, { field: 'guidanceKinds', in: ['1'] }] },
        },
        {
          key: 'balancedDiet', label: '平和质·饮食调养', type: 'multi',
          options: [
            { code: '1', label: '膳食平衡、食物多样' }, { code: '2', label: '不过饥过饱，不偏冷偏热' }, { code: '3', label: '少食过于油腻辛辣' },
          ],
          visibleWhen: { all: [{ field: 'constitutions', in: ['9'] }, { field: 'guidanceKinds', in: ['2'] }] },
        },
        {
          key: 'balancedDailyLife', label: '平和质·起居调摄', type: 'multi',
          options: [{ code: '1', label: '起居规律，睡眠充足' }, { code: '2', label: '劳逸结合' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['9'] }, { field: 'guidanceKinds', in: ['3'] }] },
        },
        {
          key: 'balancedExercise', label: '平和质·运动保健', type: 'multi',
          options: [{ code: '1', label: '适度有氧运动：散步、太极拳、八段锦' }, { code: '2', label: '老年人避免过量' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['9'] }, { field: 'guidanceKinds', in: ['4'] }] },
        },
        {
          key: 'balancedAcupoint', label: '平和质·穴位保健', type: 'multi', options: [{ code: '1', label: '涌泉' }, { code: '2', label: '足三里' }],
          visibleWhen: { all: [{ field: 'constitutions', in: ['9'] }, { field: 'guidanceKinds', in: ['5'] }] },
        },
      ],
    },
    {
      id: 'content', title: '指导内容',
      fields: [
        { key: 'guidanceText', label: '指导内容', type: 'longText', required: true, maxLength: 4000, note: '由所选要点生成后可改' },
        {
          key: 'acupointMethod', label: '穴位操作', type: 'single',
          options: [{ code: '1', label: '指按揉' }, { code: '2', label: '掌揉' }, { code: '3', label: '艾灸' }, { code: '4', label: '其他' }],
          note: '按揉每穴2～3分钟，每日1～2次；艾灸按医嘱',
        },
        { key: 'nextDate', label: '下次指导日期', type: 'date' },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        { key: 'guidanceDate', label: '指导日期', type: 'date', required: true, proposed: 'today' },
        { key: 'doctor', label: '指导医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'institution', label: '指导机构', type: 'institution', proposed: 'user.institutionCode' },
        { key: 'residentSignature', label: '居民（家属）签名', type: 'signature' },
      ],
    },
  ],
  checks: [
    { id: 'next-date', when: 'nextDate <= assessmentDate', severity: 'error', message: '下次指导日期应晚于体质辨识日期。', fields: ['nextDate'] },
  ],
};
