import type { GridCell, PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

const person = (who: 'husband' | 'wife'): readonly (readonly GridCell[])[] => [
  [h('姓名'), c(`{${who}Name:8:40}`), h('民族'), c(`{${who}Ethnicity:6}`)],
  [h('证件类型'), c(`{${who}IdDocumentType:8}`), h('证件号码'), c(`{${who}IdNumber:12}`)],
  [h('出生年月'), c(`{${who}BirthDate:8}`), h('年龄'), c(`{${who}Age:3} 岁`)],
  [h('文化程度'), c(`{${who}Education:8}`), h('手机号码'), c(`{${who}Phone:9}`)],
  [h('职业'), c(`[${who}Occupation]`, 3)],
  [h('户口性质'), c(`[${who}HouseholdNature]`, 3)],
  [h('户口所在地'), c(`{${who}HouseholdRegion:14:50} {${who}HouseholdAddress:12:80}`, 3)],
];

/** 国家免费孕前优生健康检查项目技术服务家庭档案：基础信息. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '孕前优生健康检查技术服务家庭档案',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('档案',
        [h('档案编号'), c('{recordNumber:10:30}'), h('服务机构'), c('{institution:10:50}')],
        [h('知情同意书签署'), c('[informedConsent]', 3)],
      ),
      ...under('丈夫', ...person('husband')),
      ...under('妻子', ...person('wife')),
      ...under('夫妇',
        [h('妻子现住址'), c('{wifeResidenceRegion:14:50} {wifeResidenceAddress:12:80}', 3)],
        [h('邮编'), c('{postalCode:5}'), h('座机号码'), c('{landline:9}')],
        [h('结婚时间'), c('{marriageDate:8}'), h('计划生育孩次'), c('{birthOrder:2} 孩')],
        [h('人口类型'), c('[populationType]'), h('是否再次检查'), c('[repeatExam]')],
        [h('检查类型'), c('[examType]', 3)],
      ),
      grid(h('医师签名', 2), c('{doctor:8}'), h('填写日期'), c('{recordDate:8}')),
    ),
  ],
};
