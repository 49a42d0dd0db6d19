import { shortNumberOf, type PaperPerson } from '@gongwei/paper';
import { ShortNumber } from './short-number.part.tsx';

/** 姓名 and the boxes of the archive number's last eight digits. */
export const PaperHead = ({ name, archiveNumber }: PaperPerson) => (
  <div className="gwp-head">
    <span>
      姓名：
      <span className="gwp-value" style={{ minWidth: '8em' }}>
        {name}
      </span>
    </span>
    <span aria-label={`编号 ${shortNumberOf(archiveNumber).join('-')}`}>
      编号 <ShortNumber archiveNumber={archiveNumber} />
    </span>
  </div>
);
