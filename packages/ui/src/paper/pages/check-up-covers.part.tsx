import { coverFacts, formatDay, type DrawnContent } from '@gongwei/paper';
import { Barcode, QrCode, ArchiveNumberBoxes } from './codes.part.tsx';
import { Cover, personRows } from './cover.part.tsx';
import { CoverRows } from './cover-rows.part.tsx';

/** 健康体检封面: words only, for the plainest printer. */
export const CheckUpCover = (props: DrawnContent) => {
  const facts = coverFacts(props);
  return (
    <Cover kind="plain">
      <p className="gwr-cover-number">
        编号 <ArchiveNumberBoxes number={facts.archiveNumber} />
      </p>
      <h1>健康体检表</h1>
      <CoverRows
        labels={4}
        rows={[
          ...personRows(facts),
          ['现住址', facts.address],
          ['联系电话', facts.phone],
          ['体检日期', formatDay(facts.examDate)],
          ['体检机构', facts.institution],
          ['责任医生', facts.doctor],
        ]}
      />
      <Barcode text={facts.archiveNumber} />
    </Cover>
  );
};

/** 健康体检封面（新）: the institution's name above, the year, room for a photograph, both codes. */
export const CheckUpCoverNew = (props: DrawnContent) => {
  const facts = coverFacts(props);
  return (
    <Cover kind="new">
      <p className="gwr-cover-issuer">{facts.institution}</p>
      <h1>
        <small>{facts.year} 年度</small>
        健康体检报告
      </h1>
      <div className="gwr-cover-person">
        <div className="gwr-photo">照片</div>
        <CoverRows
          labels={4}
          rows={[
            ...personRows(facts),
            ['体检日期', formatDay(facts.examDate)],
            ['责任医生', facts.doctor],
            ['所属村居', facts.village],
          ]}
        />
      </div>
      <div className="gwr-cover-codes">
        <Barcode text={facts.archiveNumber} />
        <QrCode text={facts.archiveNumber} />
      </div>
    </Cover>
  );
};
