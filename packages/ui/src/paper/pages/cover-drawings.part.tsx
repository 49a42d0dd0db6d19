import { answerOf, type PaperData } from '@gongwei/paper';
import type { Drawing } from '../drawings.ts';
import { ArchiveCover } from './archive-cover.part.tsx';
import { Barcode, QrCode } from './codes.part.tsx';
import './pages.css';

/** 居民健康档案封面 from its own record. */
export const ArchiveCoverDrawing: Drawing = ({ sheet }) => {
  const words = (key: string): string => answerOf(key, sheet);
  return (
    <ArchiveCover
      words={{
        archiveNo: words('archiveNo') || words('resident.archiveNumber'),
        name: words('name'),
        currentAddress: words('currentAddress'),
        registeredAddress: words('registeredAddress'),
        phone: words('phone'),
        townshipName: words('townshipName'),
        villageName: words('villageName'),
        filingInstitution: words('filingInstitution'),
        filingPerson: words('filingPerson'),
        responsibleDoctor: words('responsibleDoctor'),
        filingDate: String(sheet.data['filingDate'] ?? ''),
      }}
    />
  );
};

const numberOn = (sheet: PaperData): string =>
  answerOf('archiveNo', sheet) || answerOf('resident.archiveNumber', sheet);

/** Barcode and QR code of the archive number side by side, for a card; nothing where the number is not known. */
export const ArchiveCodesDrawing: Drawing = ({ sheet }) => {
  const number = numberOn(sheet);
  return number === '' ? null : (
    <div className="gwr-card-codes">
      <Barcode text={number} width={56} height={9} />
      <QrCode text={number} size={18} />
    </div>
  );
};

/** Barcode of the archive number in the upper right corner of a report; nothing where the number is not known. */
export const ArchiveBarcodeDrawing: Drawing = ({ sheet }) => {
  const number = numberOn(sheet);
  return number === '' ? null : (
    <div className="gwr-corner">
      <Barcode text={number} width={48} height={8} />
    </div>
  );
};
