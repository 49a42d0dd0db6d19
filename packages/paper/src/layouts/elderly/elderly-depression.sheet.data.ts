import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** Codes 1 是, 2 否. Reversed items score for 否: 1, 5, 7, 9, 15, 19, 21, 27, 29, 30. */
const item = (key: string, words: string): SheetRow => grid(c(words), h(`~${key}=1:是~`), h(`~${key}=2:否~`));

/** 老年抑郁量表（GDS-30）, Yesavage 1982: the feelings of the last week. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '老年抑郁量表（GDS-30）',
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          widths: [17, 83],
          rows: [
            grid(h('粗筛'), c(['询问“你经常感到伤心或抑郁吗”或“你的情绪怎么样”', '[oftenSad]'])),
            grid(h('粗筛结果'), c('[coarseScreening]')),
          ],
        },
        { paragraphs: ['请选择最切合您最近一周来的感受的答案。'] },
        {
          widths: [80, 10, 10],
          rows: [
            grid(h('项目'), h('是'), h('否')),
            item('satisfied', '1. 你对生活基本上满意吗？'),
            item('droppedActivities', '2. 你是否已放弃了许多活动与兴趣？'),
            item('lifeEmpty', '3. 你是否觉得生活空虚？'),
            item('oftenBored', '4. 你是否常感到厌倦？'),
            item('hopefulFuture', '5. 你觉得未来有希望吗？'),
            item('botheredByThoughts', '6. 你是否因为脑子里有一些想法摆脱不掉而烦恼？'),
            item('energeticMostTime', '7. 你是否大部分时间精力充沛？'),
            item('fearBadEvent', '8. 你是否害怕会有不幸的事落到你头上？'),
            item('happyMostTime', '9. 你是否大部分时间感到幸福？'),
            item('feelHelpless', '10. 你是否常感到孤立无援？'),
            item('restless', '11. 你是否经常坐立不安、心烦意乱？'),
            item('preferStayHome', '12. 你是否希望呆在家里而不愿去做些新鲜事？'),
            item('worryFuture', '13. 你是否常常担心将来？'),
            item('memoryWorse', '14. 你是否觉得记忆力比以前差？'),
            item('wonderfulAlive', '15. 你觉得现在活着很惬意吗？'),
            item('downhearted', '16. 你是否常感到心情沉重、郁闷？'),
            item('worthless', '17. 你是否觉得像现在这样活着毫无意义？'),
            item('worryPast', '18. 你是否总为过去的事忧愁？'),
            item('lifeExciting', '19. 你觉得生活很令人兴奋吗？'),
            item('hardStartProjects', '20. 你开始一件新的工作很困难吗？'),
            item('fullOfEnergy', '21. 你觉得生活充满活力吗？'),
            item('hopeless', '22. 你是否觉得你的处境已毫无希望？'),
            item('othersBetterOff', '23. 你是否觉得大多数人比你强得多？'),
            item('upsetLittleThings', '24. 你是否常为些小事伤心？'),
            item('cryOften', '25. 你是否常觉得想哭？'),
            item('troubleConcentrating', '26. 你集中精力有困难吗？'),
            item('enjoyMornings', '27. 你早晨起来很快活吗？'),
            item('avoidGatherings', '28. 你希望避开聚会吗？'),
            item('easyDecisions', '29. 你做决定很容易吗？'),
            item('mindClear', '30. 你的头脑像往常一样清晰吗？'),
          ],
        },
        {
          widths: [17, 18, 12, 15, 12, 26],
          rows: [
            grid(h('总分'), c('{totalScore:4} 分（0～10分正常，11～20分轻度抑郁，21～30分中重度抑郁）', 5)),
            grid(h('判定'), c('[depressionLevel]', 5)),
            grid(h('处理'), c('[referralAdvice]', 5)),
            grid(h('评定日期'), c('{assessDate:0}'), h('评估医生'), c('{assessDoctor:0}'), h('评估机构'), c('{assessInstitution:0:60}')),
          ],
        },
      ],
    },
  ],
};
