import type { PaperLayout } from '../../sheet-layout.ts';
import { closing, finding, graded, illness, NOT_ASKED, options, warningSigns } from './child-visit-lines.ts';

const complexion = options('complexion', ['红润', '其他'], 'complexionOther');
const complexionEarly = options('complexionEarly', ['红润', '黄染', '其他'], 'complexionEarlyOther');
const fontanelle = ['~fontanelle=1:1 闭合~ ~fontanelle=2:2 未闭~', '{fontanelleLength:2} cm × {fontanelleWidth:2} cm'];
const neckMass = options('neckMass', ['有', '无']);
const hearing = options('hearing', ['通过', '未通过']);
const haemoglobin = ['{haemoglobin:3} g/L'];
const teeth = ['{teethCount:2} / {cariesCount:2}'];
const outdoor = ['{outdoorActivity:3} 小时/日'];
const vitaminD = ['{vitaminD:3} IU/日'];
const vision = ['左 {visionLeft:2} 右 {visionRight:2}'];

const stagesOf = (...codes: readonly (readonly [string, string])[]) => ({
  stages: { field: 'stageMonth', codes },
  when: { field: 'stageMonth', codes: codes.map(([code]) => code) },
  columns: codes.length,
  said: ['developmentDeviation=2'],
});

const GROWTH_CHART = [{ drawing: 'growth-chart' }] as const;

const symptoms = options('ricketsSymptoms', ['无', '夜惊', '多汗', '烦躁']);
const infantSigns = options('ricketsSigns', ['无', '肋串珠', '肋软骨沟', '鸡胸', '手足镯', '颅骨软化', '方颅']);
const toddlerSigns = options('ricketsSignsToddler', ['无', '肋串珠', '肋软骨沟', '鸡胸', '手足镯', '“O”型腿', '“X”型腿']);

/** 1～8月龄儿童健康检查记录表 as printed (国家基本公共卫生服务规范第三版，2017). */
const infants: PaperLayout = {
  kind: 'visits',
  title: '1～8月龄儿童健康检查记录表',
  ...stagesOf(['1', '满月'], ['3', '3月龄'], ['6', '6月龄'], ['8', '8月龄']),
  rows: [
    { label: '随访日期', cell: ['{followUpDate:6} {record.correctedAge:0}'] },
    { label: '体重（kg）', cell: graded('weight', 'weightLevel') },
    { label: '身长（cm）', cell: graded('height', 'heightLevel') },
    { label: '头围（cm）', cell: ['{headCircumference:3}'] },
    { label: '体格检查', item: '面色', cell: complexion, cells: [complexionEarly, complexionEarly, complexion, complexion] },
    { label: '体格检查', item: '皮肤', cell: finding('skin') },
    { label: '体格检查', item: '前囟', cell: fontanelle },
    { label: '体格检查', item: '颈部包块', cell: neckMass, cells: [neckMass, neckMass, neckMass, NOT_ASKED] },
    { label: '体格检查', item: '眼睛', cell: finding('eyes') },
    { label: '体格检查', item: '耳外观', cell: finding('earAppearance') },
    { label: '体格检查', item: '听力', cell: hearing, cells: [NOT_ASKED, NOT_ASKED, hearing, NOT_ASKED] },
    { label: '体格检查', item: '口腔', cell: finding('oralCavity'), cells: [finding('oralCavity'), finding('oralCavity'), ['出牙数 {teethCount:2} 颗'], ['出牙数 {teethCount:2} 颗']] },
    { label: '体格检查', item: '胸部', cell: finding('chest') },
    { label: '体格检查', item: '腹部', cell: finding('abdomen') },
    {
      label: '体格检查', item: '脐部', cell: NOT_ASKED,
      cells: [options('umbilicalCord', ['未脱', '脱落', '脐部有渗出', '其他'], 'umbilicalCordOther'), options('umbilicus', ['未见异常', '异常'], 'umbilicusDetail'), NOT_ASKED, NOT_ASKED],
    },
    { label: '体格检查', item: '四肢', cell: finding('limbs') },
    { label: '体格检查', item: '可疑佝偻病症状', cell: symptoms, cells: [NOT_ASKED, symptoms, symptoms, symptoms] },
    { label: '体格检查', item: '可疑佝偻病体征', cell: infantSigns, cells: [NOT_ASKED, options('ricketsSigns3m', ['无', '颅骨软化']), infantSigns, infantSigns] },
    { label: '体格检查', item: '肛门／外生殖器', cell: finding('anusGenitalia') },
    { label: '体格检查', item: '血红蛋白值', cell: haemoglobin, cells: [NOT_ASKED, NOT_ASKED, haemoglobin, haemoglobin] },
    { label: '户外活动', cell: outdoor },
    { label: '服用维生素D', cell: vitaminD },
    {
      label: '发育评估', cell: NOT_ASKED,
      cells: [
        NOT_ASKED,
        warningSigns(3, ['对很大声音没有反应', '逗引时不发音或不会微笑', '不注视人脸，不追视移动人或物品', '俯卧时不会抬头']),
        warningSigns(6, ['发音少，不会笑出声', '不会伸手抓物', '紧握拳松不开', '不能扶坐']),
        warningSigns(8, ['听到声音无应答', '不会区分生人和熟人', '双手间不会传递玩具', '不会独坐']),
      ],
    },
    { label: '两次随访间患病情况', cell: illness },
  ],
  closing: closing('guidance', '科学喂养'),
  back: GROWTH_CHART,
};

/** 12～30月龄儿童健康检查记录表 as printed. */
const toddlers: PaperLayout = {
  kind: 'visits',
  title: '12～30月龄儿童健康检查记录表',
  ...stagesOf(['12', '12月龄'], ['18', '18月龄'], ['24', '24月龄'], ['30', '30月龄']),
  rows: [
    { label: '随访日期', cell: ['{followUpDate:6} {record.correctedAge:0}'] },
    { label: '体重（kg）', cell: graded('weight', 'weightLevel') },
    { label: '身长（高）（cm）', cell: graded('height', 'heightLevel') },
    { label: '体格检查', item: '面色', cell: complexion },
    { label: '体格检查', item: '皮肤', cell: finding('skin') },
    { label: '体格检查', item: '前囟', cell: fontanelle, cells: [fontanelle, fontanelle, fontanelle, NOT_ASKED] },
    { label: '体格检查', item: '眼睛', cell: finding('eyes') },
    { label: '体格检查', item: '耳外观', cell: finding('earAppearance') },
    { label: '体格检查', item: '听力', cell: hearing, cells: [hearing, NOT_ASKED, hearing, NOT_ASKED] },
    { label: '体格检查', item: '出牙／龋齿数（颗）', cell: teeth },
    { label: '体格检查', item: '胸部', cell: finding('chest') },
    { label: '体格检查', item: '腹部', cell: finding('abdomen') },
    { label: '体格检查', item: '四肢', cell: finding('limbs') },
    { label: '体格检查', item: '步态', cell: finding('gait'), cells: [NOT_ASKED, finding('gait'), finding('gait'), finding('gait')] },
    { label: '体格检查', item: '可疑佝偻病体征', cell: toddlerSigns },
    { label: '体格检查', item: '血红蛋白值', cell: haemoglobin, cells: [NOT_ASKED, haemoglobin, NOT_ASKED, haemoglobin] },
    { label: '户外活动', cell: outdoor },
    { label: '服用维生素D', cell: vitaminD },
    {
      label: '发育评估', cell: NOT_ASKED,
      cells: [
        warningSigns(12, ['呼唤名字无反应', '不会模仿“再见”或“欢迎”动作', '不会用拇食指对捏小物品', '不会扶物站立']),
        warningSigns(18, ['不会有意识叫“爸爸”或“妈妈”', '不会按要求指人或物', '与人无目光交流', '不会独走']),
        warningSigns(24, ['不会说3个物品的名称', '不会按吩咐做简单事情', '不会用勺吃饭', '不会扶栏上楼梯／台阶']),
        warningSigns(30, ['不会说2～3个字的短语', '兴趣单一、刻板', '不会示意大小便', '不会跑']),
      ],
    },
    { label: '两次随访间患病情况', cell: illness },
  ],
  closing: closing('guidance', '科学喂养'),
  back: GROWTH_CHART,
};

const physique = ['正常', '低体重', '消瘦', '生长迟缓', '超重'].map((word, at) => `~physiqueEvaluation=${at + 1}:${at + 1} ${word}~`);

/** 3～6岁儿童健康检查记录表 as printed. */
const preschool: PaperLayout = {
  kind: 'visits',
  title: '3～6岁儿童健康检查记录表',
  ...stagesOf(['36', '3岁'], ['48', '4岁'], ['60', '5岁'], ['72', '6岁']),
  rows: [
    { label: '随访日期', cell: ['{followUpDate:6}'] },
    { label: '体重（kg）', cell: graded('weight', 'weightLevel') },
    { label: '身高（cm）', cell: graded('height', 'heightLevel') },
    { label: '体重／身高', cell: ['~weightForHeightLevel=1:上~ ~weightForHeightLevel=2:中~ ~weightForHeightLevel=3:下~'] },
    { label: '体格发育评价', cell: physique },
    { label: '体格检查', item: '视力', cell: vision, cells: [NOT_ASKED, vision, vision, vision] },
    { label: '体格检查', item: '听力', cell: hearing, cells: [hearing, NOT_ASKED, NOT_ASKED, NOT_ASKED] },
    { label: '体格检查', item: '牙数（颗）／龋齿数', cell: teeth },
    { label: '体格检查', item: '胸部', cell: finding('chest') },
    { label: '体格检查', item: '腹部', cell: finding('abdomen') },
    { label: '体格检查', item: '血红蛋白值*', cell: haemoglobin },
    { label: '体格检查', item: '其他', cell: ['{otherFindings:4:50}'] },
    {
      label: '发育评估', cell: NOT_ASKED,
      cells: [
        warningSigns(36, ['不会说自己的名字', '不会玩“拿棍当马骑”等假想游戏', '不会模仿画圆', '不会双脚跳']),
        warningSigns(48, ['不会说带形容词的句子', '不能按要求等待或轮流', '不会独立穿衣', '不会单脚站立']),
        warningSigns(60, ['不能简单叙说事情经过', '不知道自己的性别', '不会用筷子吃饭', '不会单脚跳']),
        warningSigns(72, ['不会表达自己的感受或想法', '不会玩角色扮演的集体游戏', '不会画方形', '不会奔跑']),
      ],
    },
    { label: '两次随访间患病情况', cell: illness },
  ],
  closing: closing('guidanceOlder', '合理膳食'),
};

/** One of the sheets by stage. */
export const layouts: readonly PaperLayout[] = [infants, toddlers, preschool];
