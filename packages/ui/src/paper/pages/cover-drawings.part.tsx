import type { Drawing } from '../drawings.ts';
import { answerOf } from '../paper-answers.rules.ts';
import { ArchiveCover } from './archive-cover.part.tsx';
import { Barcode } from './codes.part.tsx';
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

/** Barcode of the archive number in the upper right corner of a report; nothing where the number is not known. */
export const ArchiveBarcodeDrawing: Drawing = ({ sheet }) => {
  const number = answerOf('archiveNo', sheet) || answerOf('resident.archiveNumber', sheet);
  return number === '' ? null : (
    <div className="gwr-corner">
      <Barcode text={number} width={48} height={8} />
    </div>
  );
};
