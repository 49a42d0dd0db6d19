import type { GridCell, PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

type Item = readonly [key: string, words: string];

const scored = (key: string): readonly GridCell[] => [h(`~${key}=1:1~`), h(`~${key}=0:0~`)];

/** Items under one heading; the score given is ringed. */
const group = (heading: readonly string[], ...items: readonly Item[]): readonly SheetRow[] =>
  items.map(([key, words], at) => grid(...(at === 0 ? [h(heading, 1, items.length)] : []), c(words), ...scored(key)));

/** 简易智力状态检查量表（MMSE）, Folstein 1975, the Chinese wording in use; limits by years of schooling. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '简易智力状态检查量表（MMSE）',
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          widths: [17, 63, 10, 10],
          rows: [
            grid(h('粗筛', 1, 2), c('告知三件物品名称（如铅笔、卡车、书），能否立即重复'), h('~recallImmediate=1:能~'), h('~recallImmediate=2:不能~')),
            grid(c('约1分钟后能否完整回忆三件物品名称'), h('~recallOneMinute=1:能~'), h('~recallOneMinute=2:不能~')),
            grid(h('粗筛结果'), c('[coarseScreening]', 3)),
            grid(h('受教育程度'), c('[educationLevel]', 3)),
          ],
        },
        {
          widths: [17, 63, 10, 10],
          rows: [
            grid(h('项目'), h('检查内容'), h('正确'), h('错误')),
            ...group(
              ['定向力', '（10分）'],
              ['year', '1. 今年是哪一年？'],
              ['season', '2. 现在是什么季节？'],
              ['month', '3. 现在是几月份？'],
              ['dayOfMonth', '4. 今天是几号？'],
              ['weekday', '5. 今天是星期几？'],
              ['province', '6. 我们现在在哪个省（市）？'],
              ['district', '7. 在哪个区（县）？'],
              ['street', '8. 在什么街道（乡镇）？'],
              ['place', '9. 我们现在是在什么地方？'],
              ['floor', '10. 这里是第几层楼？'],
            ),
            ...group(['记忆力', '（3分）'], ['registrationBall', '11. 即刻记忆：皮球'], ['registrationFlag', '12. 即刻记忆：国旗'], ['registrationTree', '13. 即刻记忆：树木']),
            ...group(
              ['注意力和计算力', '（5分）'],
              ['serial93', '14. 100－7＝？（93）'],
              ['serial86', '15. 93－7＝？（86）'],
              ['serial79', '16. 86－7＝？（79）'],
              ['serial72', '17. 79－7＝？（72）'],
              ['serial65', '18. 72－7＝？（65）'],
            ),
            ...group(['回忆能力', '（3分）'], ['recallBall', '19. 延迟回忆：皮球'], ['recallFlag', '20. 延迟回忆：国旗'], ['recallTree', '21. 延迟回忆：树木']),
            ...group(
              ['语言能力', '（9分）'],
              ['nameWatch', '22. 命名：出示手表'],
              ['namePencil', '23. 命名：出示铅笔'],
              ['repetition', '24. 复述：“四十四只石狮子”'],
              ['readCommand', '25. 阅读：按卡片“请闭上您的眼睛”去做'],
              ['commandTake', '26. 三步命令：用右手拿这张纸'],
              ['commandFold', '27. 三步命令：用两只手把它对折起来'],
              ['commandPlace', '28. 三步命令：放在大腿上'],
              ['sentence', '29. 表达：说（写）一句完整的、有意义的句子'],
              ['pentagon', '30. 结构：照样子画两个相交的五边形'],
            ),
          ],
        },
        {
          widths: [17, 18, 12, 15, 12, 26],
          rows: [
            grid(h('总分'), c('{totalScore:4} 分（满分30分）', 2), h('分界值'), c('{cutoff:4} 分', 2)),
            grid(h('判定'), c('[cognitiveResult]', 5)),
            grid(h('处理'), c('[referralAdvice]', 5)),
            grid(h('评定日期'), c('{assessDate:0}'), h('评估医生'), c('{assessDoctor:0}'), h('评估机构'), c('{assessInstitution:0:60}')),
          ],
        },
      ],
    },
  ],
};
