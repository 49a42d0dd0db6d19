import { formatDay, type ArchiveCoverTexts } from '@gongwei/paper';
import { Barcode, QrCode, ArchiveNumberBoxes } from './codes.part.tsx';
import { CoverRows } from './cover-rows.part.tsx';

/** 居民健康档案封面 as the third edition prints it (2017), with the codes that find the file again. */
export const ArchiveCover = ({ words }: { readonly words: ArchiveCoverTexts }) => (
  <div className="gwr-archive-cover">
    <p className="gwr-cover-number">
      编号 <ArchiveNumberBoxes number={words.archiveNo} />
    </p>
    <h1>居民健康档案</h1>
    <CoverRows
      rows={[
        ['姓名', words.name],
        ['现住址', words.currentAddress],
        ['户籍地址', words.registeredAddress],
        ['联系电话', words.phone],
      ]}
    />
    <CoverRows
      labels={9}
      rows={[
        ['乡镇（街道）名称', words.townshipName],
        ['村（居）委会名称', words.villageName],
      ]}
    />
    <CoverRows
      rows={[
        ['建档单位', words.filingInstitution],
        ['建档人', words.filingPerson],
        ['责任医生', words.responsibleDoctor],
        ['建档日期', formatDay(words.filingDate)],
      ]}
    />
    <div className="gwr-cover-codes">
      <Barcode text={words.archiveNo} />
      <QrCode text={words.archiveNo} />
    </div>
  </div>
);
