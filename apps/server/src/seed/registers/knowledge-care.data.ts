import type { Answers } from '@gongwei/domain/forms';

const question = (seq: number, text: string, source: string, condition: string, score: number) => ({ seq, question: text, source, condition, score });

/** Assessments whose scores are published: self-care of the elderly (国家基本公共卫生服务规范 第三版), risk of diabetes (中国2型糖尿病防治指南 2024), stroke (脑卒中高危人群筛查). */
export const KNOWLEDGE_ASSESSMENTS: readonly Answers[] = [
  {
    name: '老年人生活自理能力自我评估', target: '8', version: '2017',
    questions: [
      question(1, '进餐：切碎、搅拌食物等协助', '1', '需要协助', 3), question(2, '进餐：完全需要帮助', '1', '完全依赖', 5),
      question(3, '梳洗：在协助下和适当时间内能完成部分梳洗', '1', '需要协助', 3), question(4, '梳洗：完全需要帮助', '1', '完全依赖', 7),
      question(5, '穿衣：需要协助，在适当时间内完成部分穿衣', '1', '需要协助', 3), question(6, '穿衣：完全需要帮助', '1', '完全依赖', 5),
      question(7, '如厕：经常失禁，在很多提示和协助下尚能如厕', '1', '经常失禁', 5), question(8, '如厕：完全失禁，完全需要帮助', '1', '完全依赖', 10),
      question(9, '活动：借助较大外力才能完成站立、行走', '1', '需要协助', 5), question(10, '活动：卧床不起，完全需要帮助', '1', '完全依赖', 10),
    ],
    levels: [
      { level: '可自理', low: 0, high: 4, color: '绿', advice: '鼓励保持活动，每年评估一次。', nextDays: 365 },
      { level: '轻度依赖', low: 4, high: 9, color: '黄', advice: '指导家人适当协助，预防跌倒。', nextDays: 180 },
      { level: '中度依赖', low: 9, high: 19, color: '橙', advice: '安排照护者，上门随访，评估辅具。', nextDays: 90 },
      { level: '不能自理', low: 19, color: '红', advice: '落实长期照护，防压疮、防误吸，必要时转诊。', nextDays: 30 },
    ],
  },
  {
    name: '中国糖尿病风险评分表', target: '2', version: '2024',
    questions: [
      ...([['20～24岁', 0], ['25～34岁', 4], ['35～39岁', 8], ['40～44岁', 11], ['45～49岁', 12], ['50～54岁', 13], ['55～59岁', 15], ['60～64岁', 16], ['65～74岁', 18]] as const)
        .map(([condition, score], at) => question(at + 1, '年龄', '5', condition, score)),
      ...([['110～119 mmHg', 1], ['120～129 mmHg', 3], ['130～139 mmHg', 6], ['140～149 mmHg', 7], ['150～159 mmHg', 8], ['≥160 mmHg', 10]] as const)
        .map(([condition, score], at) => question(at + 10, '收缩压', '2', condition, score)),
      ...([['22.0～23.9', 1], ['24.0～29.9', 3], ['≥30.0', 5]] as const).map(([condition, score], at) => question(at + 16, '体质指数（kg/m²）', '2', condition, score)),
      ...([['男75.0～79.9，女70.0～74.9', 3], ['男80.0～84.9，女75.0～79.9', 5], ['男85.0～89.9，女80.0～84.9', 7], ['男90.0～94.9，女85.0～89.9', 8], ['男≥95.0，女≥90.0', 10]] as const)
        .map(([condition, score], at) => question(at + 19, '腰围（cm）', '2', condition, score)),
      question(24, '糖尿病家族史（父母、同胞、子女）', '5', '有', 6), question(25, '性别', '5', '男', 2),
    ],
    levels: [
      { level: '低于25分', low: 0, high: 25, color: '绿', advice: '保持健康生活方式，每年复评。', nextDays: 365 },
      { level: '高风险', low: 25, color: '红', advice: '做口服葡萄糖耐量试验（OGTT），进行生活方式干预。', nextDays: 180 },
    ],
  },
  {
    name: '脑卒中危险因素计数', target: '7', version: '2021',
    questions: [
      ...['高血压（≥140/90 mmHg或正在服药）', '血脂异常', '糖尿病', '心房颤动或瓣膜性心脏病', '吸烟', '明显超重或肥胖（BMI≥26）', '很少进行体育活动', '有脑卒中家族史']
        .map((text, at) => question(at + 1, text, at === 4 || at >= 6 ? '1' : '2', '有', 1)),
    ],
    levels: [
      { level: '少于3项', low: 0, high: 3, color: '黄', advice: '有高血压、糖尿病、房颤之一者按中危管理；既往有脑卒中或TIA者不论项数均为高危。', nextDays: 365 },
      { level: '高危', low: 3, color: '红', advice: '做颈动脉超声等检查，控制全部可控因素，转上级医院评估。', nextDays: 90 },
    ],
  },
];

type Step = readonly [week: number, kind: string, content: string, frequency: string, executor: string];
const steps = (rows: readonly Step[]) => rows.map(([week, kind, content, frequency, executor]) => ({ week, kind, content, frequency, executor }));

/** Aims and measures of 中国高血压防治指南 2024, 中国2型糖尿病防治指南 2024 and 成人肥胖食养指南 2024. */
export const KNOWLEDGE_PLANS: readonly Answers[] = [
  {
    name: '高血压生活方式干预（12周）', disease: '1', level: ['1', '2', '3'], cycle: 12,
    goals: [
      { item: '诊室血压', target: '＜140/90，能耐受者＜130/80', unit: 'mmHg' }, { item: '食盐', target: '＜5', unit: 'g/日' },
      { item: '体质指数', target: '18.5～23.9', unit: 'kg/m²' }, { item: '中等强度运动', target: '≥150', unit: '分钟/周' },
    ],
    steps: steps([
      [1, '8', '讲解高血压的危害与长期治疗的必要，教会家庭自测血压。', '1次', '1'],
      [1, '1', '发限盐勺，记录一周食盐用量；少吃腌菜、酱类，用醋、葱蒜调味。', '每日', '4'],
      [1, '6', '晨起服药前和睡前各测2～3次，取平均，连续7天。', '每日2次', '4'],
      [2, '5', '询问吸烟饮酒，劝戒烟；男性酒精＜25g/日、女性＜15g/日，最好不饮。', '每次随访', '3'],
      [3, '2', '快走或太极拳，从每次15分钟加到30分钟。', '每周5次', '4'],
      [6, '3', '核对服药情况和不良反应，血压未达标按指南调整用药。', '1次', '1'],
      [12, '6', '复测血压、体重、腰围，评价目标。', '1次', '1'],
    ]),
    evaluate: '第12周比较血压达标率、食盐量和体重变化；未达标者查找原因，调整方案或转诊。',
  },
  {
    name: '2型糖尿病综合干预（12周）', disease: '2', cycle: 12,
    goals: [
      { item: '空腹血糖', target: '4.4～7.0', unit: 'mmol/L' }, { item: '非空腹血糖', target: '＜10.0', unit: 'mmol/L' },
      { item: '糖化血红蛋白', target: '＜7.0', unit: '%' }, { item: '血压', target: '＜130/80', unit: 'mmHg' },
    ],
    steps: steps([
      [1, '8', '讲解低血糖的识别与处理：≤3.9 mmol/L时吃15～20g葡萄糖，15分钟后复测。', '1次', '1'],
      [1, '1', '按理想体重算总热量，主食定量、粗细搭配，先菜后饭。', '每日', '4'],
      [2, '6', '自测空腹和餐后2小时血糖并记录。', '每周2～4次', '4'],
      [2, '2', '餐后1小时快走30分钟；血糖＞16.7 mmol/L或反复低血糖时不运动。', '每周5次', '4'],
      [4, '6', '检查足部：皮肤、感觉、足背动脉搏动。', '每3个月', '3'],
      [8, '3', '核对服药和注射，血糖不达标者调整用药。', '1次', '1'],
      [12, '6', '查糖化血红蛋白、血脂、尿微量白蛋白。', '1次', '1'],
    ]),
    evaluate: '第12周看糖化血红蛋白变化、低血糖次数和自我监测完成情况。',
  },
  {
    name: '超重肥胖减重方案（24周）', disease: '4', cycle: 24,
    goals: [
      { item: '体重', target: '6个月下降5%～10%', unit: '%' }, { item: '腰围', target: '男＜90，女＜85', unit: 'cm' },
      { item: '运动', target: '150～300', unit: '分钟/周' },
    ],
    steps: steps([
      [1, '1', '每日能量摄入较原来减少500 kcal左右，限油25g、少喝含糖饮料。', '每日', '4'],
      [1, '6', '固定时间称体重并记录。', '每周1次', '4'],
      [2, '2', '中等强度有氧运动，隔日加抗阻训练。', '每周5次', '4'],
      [4, '4', '了解减重中的困难，讨论下一步小目标。', '每月', '3'],
      [12, '6', '复查血压、血糖、血脂。', '1次', '1'],
      [24, '6', '评价体重和腰围，转入维持期。', '1次', '1'],
    ]),
    evaluate: '以6个月体重下降≥5%为有效。',
  },
];

export const KNOWLEDGE_COMPREHENSIVE: readonly Answers[] = [
  {
    name: '高血压患者健康处方', crowd: ['04'], diseases: ['1'], followUpDays: 90,
    diet: '每日食盐不超过5g，多吃蔬菜水果、低脂奶、豆制品；肾功能正常者可用低钠盐。控制总热量，少吃肥肉和动物油。',
    exercise: '每周5～7天，每次30分钟中等强度有氧运动（快走、骑车、太极拳）；血压≥180/110 mmHg时暂停运动。',
    medicine: '每日按时服药，不自行停药或减量；清晨服药前测血压；出现干咳、脚肿等告诉医生换药。',
    psychology: '保证睡眠，避免情绪激动；长期紧张、焦虑时找医生谈谈。', tcm: '可练八段锦；肝阳上亢者可用菊花代茶饮，按体质辨识给予指导。',
    monitor: '血压稳定者每周测1～2天，早晚各一次；未达标或调药时每日测。', danger: '血压≥180/110 mmHg，或伴剧烈头痛、胸痛、说话不清、肢体无力时，立即就医或转诊。',
  },
  {
    name: '2型糖尿病患者健康处方', crowd: ['05'], diseases: ['2'], followUpDays: 90,
    diet: '定时定量，主食每餐一拳，粗细搭配；蔬菜先吃；不喝含糖饮料；水果在血糖平稳时两餐之间少量吃。',
    exercise: '餐后1小时快走30分钟，每周至少150分钟；随身带糖块；空腹血糖＞16.7 mmol/L时不运动。',
    medicine: '二甲双胍随餐服用；磺脲类和胰岛素要防低血糖；注射部位轮换。', psychology: '接受长期管理，家人一起参与。', tcm: '按体质辨识指导饮食起居，不以偏方代替降糖药。',
    monitor: '血糖稳定者每周测空腹和餐后2小时各1次；每3个月查糖化血红蛋白；每年查眼底、尿微量白蛋白和足部。',
    danger: '血糖≥16.7 mmol/L或≤3.9 mmol/L，意识改变、呼吸有烂苹果味、持续呕吐、足部破溃时，立即处理并转诊。',
  },
  {
    name: '65岁及以上老年人健康处方', crowd: ['03'], followUpDays: 365,
    diet: '食物多样、细软，每日一个鸡蛋、300g以上奶，保证肉鱼蛋豆，预防营养不良；足量饮水。',
    exercise: '每周3次以上平衡和力量练习（单脚站、坐站、弹力带），加散步；防跌倒，穿防滑鞋。',
    medicine: '同时用药5种以上时请医生核对；不自行购买保健品代替药物。', psychology: '多参加社区活动；情绪低落两周以上及时就诊。', tcm: '按体质辨识结果给予中医药保健指导，每年一次。',
    monitor: '每年一次健康体检；有慢性病者按病种随访。', danger: '跌倒后疼痛不能站立、突发口角歪斜或言语不清、胸痛、黑便时立即就医。',
  },
];
