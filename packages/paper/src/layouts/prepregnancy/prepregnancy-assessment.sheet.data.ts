import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

const ADVICE = [
  '有计划怀孕，避免大龄生育', '合理营养，科学增补叶酸、碘、铁、钙等', '预防慢性病和传染病', '谨慎用药，备孕期尽量避免服药', '避免接触有毒有害物质，避免密切接触宠物',
  '保持健康的生活方式和行为', '保持心理健康', '调整避孕措施', '出现异常情况及早咨询',
];

/** 孕前优生健康检查：风险评估 and the letter 评估建议告知书 (国家免费孕前优生健康检查项目). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '孕前优生健康检查结果及评估建议告知书',
  code: 'none',
  flows: true,
  pages: [
    {
      blocks: [
        { paragraphs: [
          '妻子 {wifeName:6:40}　年龄 {wifeAge:2} 岁　联系电话 {wifePhone:8}', '丈夫 {husbandName:6:40}　年龄 {husbandAge:2} 岁　联系电话 {husbandPhone:8}', '住址 {address:18:70}',
        ] },
        { paragraphs: ['根据你们夫妇接受的孕前优生健康检查，经综合评估，现将结果与建议告知如下。'], indent: true },
        page(
          [18, 82],
          grid(h('人群分类'), c('[riskGroup]　风险方 [riskSide]')),
          grid(h('风险因素分类'), c('[riskClasses]')),
          grid(h('风险因素'), c('[riskFactorGroups]')),
        ),
        { widths: [50, 50], rows: [{ label: '', table: 'abnormalItems', rows: 4, columns: [['side', '方', 9], ['item', '异常项目', 28], ['value', '结果', 26], ['reference', '参考', 26], ['riskClass', '分类', 11]] }] },
        { paragraphs: [
          '一、评估结论',
          '~conclusion=1:□ 已接受的检查中暂未发现夫妇双方存在对怀孕不利的风险因素。~',
          '~conclusion=2:□ 仅一方接受检查，暂未发现风险，建议另一方尽快检查。~',
          '~conclusion=3:□ 发现对怀孕不利的风险因素，建议进一步咨询、查治。~',
        ] },
        { paragraphs: ['二、一般建议', ...ADVICE.map((words, at) => `~advices=${at + 1}:□ ${words}~`), '~advices=99:□ 其他~ {advicesOther:20:120}'] },
        { paragraphs: ['三、个性化建议', '{individualAdvice:40:520}'] },
        { paragraphs: ['四、转诊：[referral]　机构及科室 {referralTo:16:80}'] },
        { paragraphs: ['告知医师签名 {doctor:8}　　告知日期 {adviceDate:8}'], align: 'right' },
        { paragraphs: ['以上内容医师已向我们说明，我们已知晓。'], indent: true },
        { paragraphs: ['妻子签名 <wifeSignature>　{wifeSignDate:8}', '丈夫签名 <husbandSignature>　{husbandSignDate:8}'], align: 'right' },
      ],
    },
  ],
};
