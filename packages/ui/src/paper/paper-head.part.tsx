import { shortNumberOf } from './archive-boxes.rules.ts';

/** Who the sheet is about, as its head prints it. */
export type PaperPerson = { readonly name: string; readonly archiveNumber: string };

/** 姓名 and the boxes of the archive number's last eight digits. */
export const PaperHead = ({ name, archiveNumber }: PaperPerson) => {
  const [village, order] = shortNumberOf(archiveNumber);
  return (
    <div className="gwp-head">
      <span>
        姓名：
        <span className="gwp-value" style={{ minWidth: '8em' }}>
          {name}
        </span>
      </span>
      <span aria-label={`编号 ${village}-${order}`}>
        编号 {boxes(village)}
        <span className="gwp-dash">-</span>
        {boxes(order)}
      </span>
    </div>
  );
};

const boxes = (digits: string) =>
  [...digits].map((digit, at) => (
    <span key={at} className="gwp-box">
      {digit.trim()}
    </span>
  ));
