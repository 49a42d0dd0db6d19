import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

const SCORES = ['1', '2', '3', '4', '5'] as const;

/** A question with its five scores, of which the one given is ringed; `words` where the sheet says what a score stands for. */
const question = (key: string, text: string, words: readonly string[] = []): SheetRow =>
  grid(c(text), ...SCORES.map((score, at) => h(words[at] === undefined ? `~${key}=${score}:${score}~` : [`~${key}=${score}:${score}~`, `（${words[at]}）`])));

const HEAD: SheetRow = grid(h('请根据近一年的体验和感觉，回答以下问题'), h(['没有', '（根本不/从来没有）']), h(['很少', '（有一点/偶尔）']), h(['有时', '（有些/少数时间）']), h(['经常', '（相当/多数时间）']), h(['总是', '（非常/每天）']));

const WIDTHS = [45, 11, 11, 11, 11, 11] as const;

type Constitution = readonly [key: string, name: string];
const CONSTITUTIONS: readonly Constitution[] = [
  ['qiDeficiency', '气虚质'],
  ['yangDeficiency', '阳虚质'],
  ['yinDeficiency', '阴虚质'],
  ['phlegmDampness', '痰湿质'],
  ['dampHeat', '湿热质'],
  ['bloodStasis', '血瘀质'],
  ['qiStagnation', '气郁质'],
  ['specialDiathesis', '特禀质'],
  ['balanced', '平和质'],
];

/** 平和质 is 基本是 where the others are 倾向是. */
const identified = ([key]: Constitution): readonly string[] => [
  `1.得分{${key}Score:2}`,
  `~${key}Result=1:2.是~`,
  key === 'balanced' ? `~${key}Result=2:3.基本是~` : `~${key}Result=2:3.倾向是~`,
];

const guidance = ([key]: Constitution): readonly string[] => [
  ...['情志调摄', '饮食调养', '起居调摄', '运动保健', '穴位保健'].map((words, at) => `~${key}Guidance=${at + 1}:${at + 1}.${words}~`),
  `~${key}Guidance=6:6.其他：~{${key}GuidanceOther:2:24}`,
];

/** 老年人中医药健康管理服务记录表 (国家基本公共卫生服务规范第三版，2017，中医药健康管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '老年人中医药健康管理服务记录表',
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          widths: WIDTHS,
          rows: [
            HEAD,
            question('energetic', '（1）您精力充沛吗？（指精神头足，乐于做事）'),
            question('easilyTired', '（2）您容易疲乏吗？（指体力如何，是否稍微活动一下或做一点家务劳动就感到累）'),
            question('shortOfBreath', '（3）您容易气短，呼吸短促，接不上气吗？'),
            question('weakVoice', '（4）您说话声音低弱无力吗？（指说话没有力气）'),
            question('depressedMood', '（5）您感到闷闷不乐、情绪低沉吗？（指心情不愉快，情绪低落）'),
            question('nervousAnxious', '（6）您容易精神紧张、焦虑不安吗？（指遇事是否心情紧张）'),
            question('lonelyLost', '（7）您因为生活状态改变而感到孤独、失落吗？'),
            question('easilyFrightened', '（8）您容易感到害怕或受到惊吓吗？'),
            question('bodyHeavy', '（9）您感到身体超重不轻松吗？（感觉身体沉重）［BMI指数＝体重（kg）/身高²（m）］', ['BMI＜24', '24≤BMI＜25', '25≤BMI＜26', '26≤BMI＜28', 'BMI≥28']),
            question('dryEyes', '（10）您眼睛干涩吗？'),
            question('coldHandsFeet', '（11）您手脚发凉吗？（不包含因周围温度低或穿的少导致的手脚发冷）'),
            question('coldStomachBackKnees', '（12）您胃脘部、背部或腰膝部怕冷吗？（指上腹部、背部、腰部或膝关节等，有一处或多处怕冷）'),
            question('coldIntolerant', '（13）您比一般人耐受不了寒冷吗？（指比别人容易害怕冬天或是夏天的冷空调、电扇等）'),
            question('frequentColds', '（14）您容易患感冒吗？（指每年感冒的次数）', ['一年＜2次', '一年感冒2～4次', '一年感冒5～6次', '一年8次以上', '几乎每月都感冒']),
            question('nasalWithoutCold', '（15）您没有感冒时也会鼻塞、流鼻涕吗？'),
            question('stickyMouthOrSnoring', '（16）您有口粘口腻，或睡眠打鼾吗？'),
            question('allergyProne', '（17）您容易过敏（对药物、食物、气味、花粉或在季节交替、气候变化时）吗？', ['从来没有', '一年1、2次', '一年3、4次', '一年5、6次', '每次遇到上述原因都过敏']),
            question('urticariaProne', '（18）您的皮肤容易起荨麻疹吗？（包括风团、风疹块、风疙瘩）'),
            question('spontaneousBruising', '（19）您的皮肤在不知不觉中会出现青紫瘀斑、皮下出血吗？（指皮肤在没有外伤的情况下出现青一块紫一块的情况）'),
            question('dermographism', '（20）您的皮肤一抓就红，并出现抓痕吗？（指被指甲或钝物划过后皮肤的反应）'),
          ],
        },
      ],
    },
    {
      blocks: [
        {
          widths: WIDTHS,
          rows: [
            HEAD,
            question('drySkinLips', '（21）您皮肤或口唇干吗？'),
            question('numbnessFixedPain', '（22）您有肢体麻木或固定部位疼痛的感觉吗？'),
            question('oilyFaceNose', '（23）您面部或鼻部有油腻感或者油亮发光吗？（指脸上或鼻子）'),
            question('dullComplexionSpots', '（24）您面色或目眶晦黯，或出现褐色斑块/斑点吗？'),
            question('eczemaBoils', '（25）您有皮肤湿疹、疮疖吗？'),
            question('dryMouthThirst', '（26）您感到口干咽燥、总想喝水吗？'),
            question('bitterMouthOdor', '（27）您感到口苦或嘴里有异味吗？（指口苦或口臭）'),
            question('largeAbdomen', '（28）您腹部肥大吗？（指腹部脂肪肥厚）', ['腹围＜80cm，相当于2.4尺', '腹围80～85cm，2.4～2.55尺', '腹围86～90cm，2.56～2.7尺', '腹围91～105cm，2.71～3.15尺', '腹围＞105cm，3.15尺以上']),
            question('coldFoodDiscomfort', '（29）您吃（喝）凉的东西会感到不舒服或者怕吃（喝）凉的东西吗？（指不喜欢吃凉的食物，或吃了凉的食物后会不舒服）'),
            question('stickyStool', '（30）您有大便黏滞不爽、解不尽的感觉吗？（大便容易粘在马桶或便坑壁上）'),
            question('dryStool', '（31）您容易大便干燥吗？'),
            question('thickGreasyTongue', '（32）您舌苔厚腻或有舌苔厚厚的感觉吗？（如果自我感觉不清楚可由调查员观察后填写）'),
            question('purpleSublingualVeins', '（33）您舌下静脉瘀紫或增粗吗？（可由调查员辅助观察后填写）'),
          ],
        },
        {
          small: true,
          widths: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
          rows: [
            grid(h('体质类型'), ...CONSTITUTIONS.map(([, name]) => h(name))),
            grid(h('体质辨识'), ...CONSTITUTIONS.map((one) => c(identified(one)))),
            grid(h('中医药保健指导'), ...CONSTITUTIONS.map((one) => c(guidance(one)))),
            grid(h('填表日期'), c('{fillDate:9}', 4), h('医生签名', 2), c('{doctor:8}', 3)),
          ],
        },
      ],
    },
  ],
};
