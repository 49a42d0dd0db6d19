import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 既往史 as the personal information sheet prints it, with the hospitals and outcomes that are kept beside. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '既往史',
  code: 'archive-number',
  pages: [
    page([],
      row('疾病', ['[pastDiseases]', '恶性肿瘤 {malignantTumorName:12:40}　职业病 {occupationalDiseaseName:12:40}']),
      {
        label: '疾病',
        table: 'pastDiseaseDetails',
        rows: 6,
        columns: [['disease', '疾病'], ['diseaseName', '疾病名称'], ['diagnosedMonth', '确诊时间'], ['diagnosisInstitution', '确诊医院'], ['outcome', '转归情况']],
      },
      row('手术', '[surgeryHistory]'),
      { label: '手术', table: 'surgeries', rows: 2, columns: [['name', '名称'], ['occurredMonth', '时间'], ['institution', '手术医院']] },
      row('外伤', '[traumaHistory]'),
      { label: '外伤', table: 'traumas', rows: 2, columns: [['name', '名称'], ['occurredMonth', '时间']] },
      row('输血', '[transfusionHistory]'),
      { label: '输血', table: 'transfusions', rows: 2, columns: [['reason', '原因'], ['occurredMonth', '时间']] },
    ),
  ],
};
