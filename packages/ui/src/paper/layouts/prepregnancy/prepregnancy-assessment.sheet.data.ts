import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 孕前优生健康检查：风险评估 and the letter 评估建议告知书 (国家免费孕前优生健康检查项目). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '孕前优生健康检查结果及评估建议告知书',
  code: 'none',
  pages: [
    {
      blocks: [
        { paragraphs: ['{wifeName:6:40}（妻子，{wifeAge:2} 岁，电话 {wifePhone:7}）、{husbandName:6:40}（丈夫，{husbandAge:2} 岁，电话 {husbandPhone:7}）：', '住址：{address:18:70}'] },
        { paragraphs: ['根据你们夫妇接受的孕前优生健康检查，经综合评估，现将结果与建议告知如下。'], indent: true },
        page(
          [18, 82],
          grid(h('人群分类'), c('[riskGroup]　风险方 [riskSide]')),
          grid(h('风险因素分类'), c('[riskClasses]')),
          grid(h('风险因素'), c('[riskFactorGroups]')),
        ),
        { widths: [50, 50], rows: [{ label: '', table: 'abnormalItems', rows: 4, columns: [['side', '方', 9], ['item', '异常项目', 28], ['value', '结果', 26], ['reference', '参考', 26], ['riskClass', '分类', 11]] }] },
        { paragraphs: ['一、评估结论', '[conclusion]'] },
        { paragraphs: ['二、一般建议', '[advices]'] },
        { paragraphs: ['三、个性化建议', '{individualAdvice:40:520}'] },
        { paragraphs: ['四、转诊：[referral]　机构及科室 {referralTo:16:80}'] },
        { paragraphs: ['告知医师签名 {doctor:8}　　告知日期 {adviceDate:8}'], align: 'right' },
        { cut: true },
        { paragraphs: ['以上内容医师已向我们说明，我们已知晓。'], indent: true },
        { paragraphs: ['妻子签名 <wifeSignature>　{wifeSignDate:8}', '丈夫签名 <husbandSignature>　{husbandSignDate:8}'], align: 'right' },
      ],
    },
  ],
};
