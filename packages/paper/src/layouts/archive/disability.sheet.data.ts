import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 残疾情况: the item of the personal information sheet with its particulars. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '残疾情况',
  code: 'archive-number',
  pages: [
    page([],
      row('残疾情况', '[disabilities]'),
      { label: '残疾明细', table: 'disabilityDetails', rows: 4, columns: [['type', '残疾类别'], ['level', '残疾等级'], ['cause', '致残原因'], ['disabledSince', '致残时间']] },
      row('残疾人证', '证号', '{disabilityCertificateNo:0}', '发证日期', '{certificateIssueDate:0}'),
      row('康复需求', '{rehabilitationNeeds:0:200}'),
    ),
  ],
};
