import type { CoverFacts } from '@gongwei/paper';
import { Barcode } from './codes.part.tsx';

/** Head of a letter or report of ours: who gives it, its name, whom it is about, the barcode on the right. */
export const ReportHead = ({
  title,
  facts,
  more,
}: {
  readonly title: string;
  readonly facts: CoverFacts;
  readonly more: readonly (readonly [label: string, answer: string])[];
}) => (
  <header className="gwr-head">
    <div className="gwr-head-line">
      <div>
        <p>{facts.institution}</p>
        <h1>{title}</h1>
      </div>
      <Barcode text={facts.archiveNumber} width={52} height={8} />
    </div>
    <dl>
      {[['姓名', facts.name], ['性别', facts.sex], ['年龄', `${facts.age} 岁`], ...more].map(([label, answer]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </header>
);
