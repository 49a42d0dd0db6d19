import { shortNumberOf } from '@gongwei/paper';

/** The last eight digits of an archive number, each in its box, as `□□□-□□□□□`. */
export const ShortNumber = ({ archiveNumber }: { readonly archiveNumber: string }) => {
  const [village, order] = shortNumberOf(archiveNumber);
  return (
    <>
      {boxes(village)}
      <span className="gwp-dash">-</span>
      {boxes(order)}
    </>
  );
};

const boxes = (digits: string) =>
  [...digits].map((digit, at) => (
    <span key={at} className="gwp-box">
      {digit.trim()}
    </span>
  ));
