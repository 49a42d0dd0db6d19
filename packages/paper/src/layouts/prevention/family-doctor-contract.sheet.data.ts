import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/**
 * 家庭医生签约服务协议书, two pages. Parties, duties, term and fees are the elements that 国卫基层发〔2018〕35号 asks of an agreement; the
 * wording of the articles is the product's own and wants the approval of whoever uses it.
 */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '家庭医生签约服务协议书',
  roomy: true,
  code: 'none',
  pages: [
    {
      blocks: [
        { paragraphs: ['协议编号：{contractNo:14}'], align: 'right' },
        {
          widths: [13, 15, 22, 14, 36],
          rows: [
            grid(h(['甲方', '（签约团队）'], 1, 4), h('签约机构'), c('{institution:0:60}', 3)),
            grid(h('签约团队'), c('{team:0:40}'), h('团队长'), c('{teamLeader:0}')),
            grid(h('家庭医生'), c('{doctor:0}'), h('联系电话'), c('{doctorPhone:0}')),
            grid(h('公卫医生'), c('{publicHealthDoctor:0}'), h('护士'), c('{nurse:0}')),
            grid(h(['乙方', '（签约居民）'], 1, 6), h('姓名'), c('{resident.name:0}'), h('身份证号'), c('{resident.idNumber:0}')),
            grid(h('户主姓名'), c('{householdHead:0}'), h('家庭编号'), c('{familyId:0}')),
            grid(h('联系电话'), c('{mobile:0}'), h('居住地址'), c('{address:0:60}')),
            grid(h('人群分类'), c('{population:0:90}{populationOther:0:40}', 3)),
            grid(h('签约代表'), c('{representative:0}'), h('与乙方关系'), c('{representativeRelation:0}')),
            grid(h('代表身份证号'), c('{representativeIdNo:0}'), h('签约类别'), c('{signKind:0}')),
          ],
        },
        {
          paragraphs: [
            '　　甲、乙双方本着平等、自愿的原则，就家庭医生签约服务订立本协议，共同遵守：',
            '　　一、甲方的责任',
            '　　1. 为乙方建立和维护居民健康档案，并为乙方的健康信息保密；',
            '　　2. 提供常见病、多发病的诊治，慢性病的长期用药与随访，以及健康咨询；',
            '　　3. 按国家基本公共卫生服务规范，免费提供乙方所属人群的健康管理服务；',
            '　　4. 乙方病情需要时，协助预约上级医院的门诊、检查或住院，并接续管理转回的乙方；',
            '　　5. 按乙方选择的服务包，提供下列服务，并在提供前说明内容和收费。',
            '　　二、乙方的责任',
            '　　1. 如实提供与健康有关的信息；联系方式或住址变动时及时告知甲方；',
            '　　2. 患病时优先到甲方就诊，遵从甲方的医嘱和健康指导；',
            '　　3. 按约定的时间接受随访和体检，不能按时到场的提前告知；',
            '　　4. 按服务包的约定支付应由个人承担的费用。',
            '　　三、双方约定',
            '　　1. 乙方同意社区首诊和转诊安排 [firstDiagnosisConsent]',
            '　　2. 乙方同意甲方因服务需要调阅其健康档案，甲方不得向无关的人透露 [privacyConsent]',
          ],
        },
      ],
    },
    {
      blocks: [
        { paragraphs: ['　　四、服务包与费用'] },
        {
          widths: [100],
          rows: [
            {
              label: '',
              table: 'packages',
              rows: 3,
              columns: [['packageCode', '编码', 2], ['packageName', '服务包名称', 4], ['packageKind', '类型', 2], ['price', '单价（元）', 1.5], ['discount', '减免（元）', 1.5]],
            },
          ],
        },
        {
          widths: [22, 28, 22, 28],
          rows: [
            grid(h('签约服务费合计'), c('{totalFee:4} 元'), h('其中个人付费'), c('{personalFee:4} 元')),
            grid(h('费用分担'), c('[feeSources]', 3)),
            grid(h('是否已收费'), c('[feePaid]'), h('发票号码'), c('{invoiceNo:0}')),
          ],
        },
        {
          paragraphs: [
            '　　五、协议期限：{termYears:3}，自 {beginDate:9} 起至 {endDate:9} 止。期满前任何一方没有提出异议的，可以续签。',
            '　　六、任何一方不履行约定，或乙方迁出本辖区的，可以书面或当面提出解约。',
            '　　七、本协议一式两份，甲乙双方各执一份，自双方签字之日起生效。',
            '　　乙方已阅读并理解以上内容 [agreementRead]　　签约方式：{signWay:6}',
          ],
        },
        {
          widths: [50, 50],
          rows: [
            grid(
              { ...c(['甲方（签约医生）：<doctorSignature>', '　　确认人：{partyASigner:6}', '　　{institution:12:40}（盖章）']), tall: 34 },
              { ...c(['乙方（或签约代表）：<residentSignature>']), tall: 34 },
            ),
            grid({ ...c('签约日期：{signDate:9}', 2), align: 'center' }),
          ],
        },
        { paragraphs: ['以下由签约机构登记'] },
        {
          widths: [22, 28, 22, 28],
          rows: [
            grid(h('签约状态'), c('{contractStatus:0}', 3)),
            grid(h('审核人'), c('{reviewer:0}'), h('审核日期'), c('{reviewDate:0}')),
            grid(h('解约日期'), c('{terminateDate:0}'), h('解约原因'), c('{terminateReason:0}{terminateReasonOther:0:40}')),
            grid(h('备注'), c('{remark:0:100}', 3)),
          ],
        },
      ],
    },
  ],
};
