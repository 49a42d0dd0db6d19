import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h, row } from '../build.ts';

/** A question of PHQ-9 or GAD-7: the score given is ringed. */
const question = (key: string, words: string): SheetRow => grid(c(words), ...[0, 1, 2, 3].map((score) => h(`~${key}=${score}:${score}~`)));

const HEAD: SheetRow = grid(h('在过去两周里，您有多少时间受到以下问题困扰？'), h('完全不会'), h('好几天'), h('一半以上的天数'), h('几乎每天'));

const WIDTHS = [60, 10, 10, 10, 10] as const;

/** 健康自我评估: what a resident says about health, habits and mood; PHQ-9 and GAD-7 where they were asked. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '健康自我评估表',
  flows: true,
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          rows: [
            row('自评健康', '评估日期', '{assessDate:9}'),
            row('自评健康', '健康状态', '[healthSatisfaction]'),
            row('自评健康', '生活自理能力', '[selfCareSelfRated]'),
            row('自评健康', '与一年前相比', '[comparedLastYear]'),
            row('自评健康', '近期症状', '[symptoms]'),
            row('生活方式', '吸烟', '[smoking]'),
            row('生活方式', '饮酒', '[drinking]'),
            row('生活方式', '体育锻炼', '[exerciseFrequency]'),
            row('生活方式', '饮食习惯', '[dietHabits]'),
            row('生活方式', '口味轻重', '[saltTaste]'),
            row('生活方式', '每天吃蔬菜≥300g、水果≥200g', '[vegetableDaily]'),
            row('自测', '体重', '{weightSelf} kg', '腰围', '{waistSelf} cm'),
            row('自测', '血压', '{systolicSelf:3}/ {diastolicSelf:3} mmHg', '血糖', '{glucoseSelf} mmol/L'),
            row('睡眠与情绪', '日睡眠时间', '{sleepHours:3} 小时', '做情绪量表', '[moodScreen]'),
            row('睡眠与情绪', '睡眠质量', '[sleepQuality]'),
            row('最想咨询的健康问题', '{concerns:0:260}'),
            row('填写人', '[filledBy]'),
          ],
        },
      ],
    },
    {
      blocks: [
        { paragraphs: ['抑郁症状（PHQ-9）'] },
        {
          widths: WIDTHS,
          rows: [
            HEAD,
            question('phq1', '（1）做事时提不起劲或没有兴趣'),
            question('phq2', '（2）感到心情低落、沮丧或绝望'),
            question('phq3', '（3）入睡困难、睡不安稳或睡眠过多'),
            question('phq4', '（4）感觉疲倦或没有活力'),
            question('phq5', '（5）食欲不振或吃太多'),
            question('phq6', '（6）觉得自己很糟，或觉得自己很失败，或让自己或家人失望'),
            question('phq7', '（7）对事物专注有困难，例如阅读报纸或看电视时'),
            question('phq8', '（8）动作或说话速度缓慢到别人已经觉察，或正好相反，烦躁或坐立不安、动来动去的情况更胜于平常'),
            question('phq9', '（9）有不如死掉或用某种方式伤害自己的念头'),
            grid(h('总分'), c('{phqTotal:3} 分', 4)),
            grid(h('分级'), c('[phqLevel]', 4)),
            grid(h('第9题得分≥1，须医生当面评估'), c('[suicideRiskFlag]', 4)),
          ],
        },
        { paragraphs: ['焦虑症状（GAD-7）'] },
        {
          widths: WIDTHS,
          rows: [
            HEAD,
            question('gad1', '（1）感觉紧张、焦虑或急切'),
            question('gad2', '（2）不能够停止或控制担忧'),
            question('gad3', '（3）对各种各样的事情担忧过多'),
            question('gad4', '（4）很难放松下来'),
            question('gad5', '（5）由于不安而无法静坐'),
            question('gad6', '（6）变得容易烦恼或急躁'),
            question('gad7', '（7）感到似乎将有可怕的事情发生而害怕'),
            grid(h('总分'), c('{gadTotal:3} 分', 4)),
            grid(h('分级'), c('[gadLevel]', 4)),
          ],
        },
      ],
    },
  ],
};
