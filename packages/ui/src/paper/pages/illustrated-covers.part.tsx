import { coverFacts, formatDay, HEALTH_HINTS, type DrawnContent } from '@gongwei/paper';
import { Barcode, QrCode } from './codes.part.tsx';
import { CoverLandscape, JacketMark } from './cover-art.part.tsx';
import { Cover, personRows } from './cover.part.tsx';
import { CoverRows } from './cover-rows.part.tsx';

/** 健康体检封面（图片）: a drawing over the whole page. */
export const CheckUpCoverImage = (props: DrawnContent) => {
  const facts = coverFacts(props);
  return (
    <Cover kind="image">
      <CoverLandscape />
      <p className="gwr-cover-issuer">{facts.institution}</p>
      <h1>
        <small>{facts.year} 年度</small>
        居民健康体检报告
      </h1>
      <div className="gwr-cover-card">
        <CoverRows
          labels={4}
          rows={[
            ['姓名', facts.name],
            ['性别年龄', `${facts.sex}　${facts.age} 岁`],
            ['体检日期', formatDay(facts.examDate)],
            ['责任医生', facts.doctor],
          ]}
        />
      </div>
      <div className="gwr-cover-codes">
        <Barcode text={facts.archiveNumber} />
      </div>
    </Cover>
  );
};

/** 健康体检封面（卫健版）: the front of the jacket around the report; `GuardBack` is its back. */
export const CheckUpCoverGuard = (props: DrawnContent) => {
  const facts = coverFacts(props);
  return (
    <Cover kind="guard">
      <header className="gwr-band">国家基本公共卫生服务项目</header>
      <JacketMark size={34} />
      <h1>
        居民健康体检报告书
        <small>{facts.year} 年度</small>
      </h1>
      <CoverRows
        labels={4}
        rows={[...personRows(facts), ['体检日期', formatDay(facts.examDate)], ['现住址', facts.address]]}
      />
      <Barcode text={facts.archiveNumber} />
      <footer className="gwr-band gwr-band--foot">{facts.institution}</footer>
    </Cover>
  );
};

/** 封底: what everybody should know about their health, and where to ask. */
export const GuardBack = (props: DrawnContent) => {
  const { issuer } = props.subject;
  const facts = coverFacts(props);
  return (
    <Cover kind="guard">
      <header className="gwr-band">健康提示</header>
      <ol className="gwr-hints">
        {HEALTH_HINTS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ol>
      <div className="gwr-back-foot">
        <CoverRows
          labels={5}
          rows={[
            ['体检机构', facts.institution],
            ['地址', issuer.address ?? ''],
            ['联系电话', issuer.phone ?? ''],
            ['责任医生', facts.doctor],
          ]}
        />
        <figure>
          <QrCode text={facts.archiveNumber} size={27} />
          <figcaption>{facts.name}　健康档案编号</figcaption>
        </figure>
      </div>
      <footer className="gwr-band gwr-band--foot">每年体检一次，早发现、早治疗，做自己健康的第一责任人</footer>
    </Cover>
  );
};
