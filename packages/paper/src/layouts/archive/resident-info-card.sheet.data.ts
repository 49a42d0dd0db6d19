import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 居民健康档案信息卡: front and back, cut out and folded (国家基本公共卫生服务规范第三版，2017，居民健康档案管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '居民健康档案信息卡',
  code: 'none',
  pages: [
    {
      blocks: [
        { paragraphs: ['（正面）'], align: 'center' },
        {
          widths: [18, 19, 9, 12, 14, 28],
          rows: [
            grid(h('姓名'), c('{name:0}'), h('性别'), c('{sex:0}'), h('出生日期'), c('{birthDate:0}')),
            grid(h('健康档案编号'), c('{archiveNo#}', 5)),
            grid(
              h('ABO血型'),
              c('~aboBloodType=1:□A~　~aboBloodType=2:□B~　~aboBloodType=3:□O~　~aboBloodType=4:□AB~', 2),
              h('RH血型'),
              c('~rhBloodType=1:□Rh阴性~　~rhBloodType=2:□Rh阳性~　~rhBloodType=3:□不详~', 2),
            ),
            grid({
              ...c([
                '慢性病患病情况：',
                '~chronicDiseases=1:□无~　~chronicDiseases=2:□高血压~　~chronicDiseases=3:□糖尿病~　~chronicDiseases=4:□脑卒中~　~chronicDiseases=5:□冠心病~　~chronicDiseases=6:□哮喘~',
                '~chronicDiseases=7:□职业病~　~chronicDiseases=8:□其他疾病~ {chronicDiseaseOther:16:60}',
              ], 6),
              tall: 22,
            }),
            grid({ ...c(['过敏史：', '{allergyHistory:0:130}'], 6), tall: 24 }),
          ],
        },
        { drawing: 'archive-codes' },
        { cut: true },
        { paragraphs: ['（反面）'], align: 'center' },
        {
          widths: [18, 37, 17, 28],
          rows: [
            grid(h('家庭住址'), c('{homeAddress:0:60}'), h('家庭电话'), c('{homePhone:0}')),
            grid(h('紧急情况联系人'), c('{emergencyContactName:0}'), h('联系人电话'), c('{emergencyContactPhone:0}')),
            grid(h('建档机构名称'), c('{filingInstitutionName:0:60}'), h('联系电话'), c('{filingInstitutionPhone:0}')),
            grid(h('责任医生或护士'), c('{responsibleDoctorName:0}'), h('联系电话'), c('{responsibleDoctorPhone:0}')),
            grid({ ...c(['其他说明：', '{otherNotes:0:130}'], 4), tall: 24 }),
          ],
        },
      ],
    },
  ],
};
