import type { PaperLayout } from '../../sheet-layout.ts';

/** 居民健康档案封面 (国家基本公共卫生服务规范第三版，2017, 居民健康档案管理服务规范 附件), with barcode and QR code of the number. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '',
  code: 'none',
  pages: [
    {
      blocks: [
        {
          drawing: 'archive-cover',
          prints: ['archiveNo', 'name', 'currentAddress', 'registeredAddress', 'phone', 'townshipName', 'villageName', 'filingInstitution', 'filingPerson', 'responsibleDoctor', 'filingDate'],
        },
      ],
    },
  ],
};
