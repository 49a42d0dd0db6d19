import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 家族史 and 遗传病史 as the personal information sheet prints them. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '家族史',
  code: 'archive-number',
  pages: [
    page([],
      row('家族史', '父亲', '[familyHistoryFather]'),
      row('家族史', '母亲', '[familyHistoryMother]'),
      row('家族史', '兄弟姐妹', '[familyHistorySiblings]'),
      row('家族史', '子女', '[familyHistoryChildren]'),
      row('遗传病史', '[hereditaryDiseaseHistory]　疾病名称 {hereditaryDiseaseName:14:60}'),
    ),
  ],
};
