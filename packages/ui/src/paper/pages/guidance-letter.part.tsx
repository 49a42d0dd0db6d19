import {
  coverFacts,
  formatDay,
  EVALUATION_LABELS,
  letterOf,
  letterMeasures,
  toldMeasures,
  type DrawnContent,
} from '@gongwei/paper';
import { MeasureTable } from './measure-table.part.tsx';
import { NumberedList } from './numbered-list.part.tsx';
import { ReportHead } from './report-head.part.tsx';
import { SignLine } from './sign-line.part.tsx';

/** 健康指导: a letter to the resident about the check-up, to be taken home. */
export const GuidanceLetterPage = (props: DrawnContent) => {
  const { subject, record } = props;
  if (!record) return null;
  const facts = coverFacts(props);
  const letter = letterOf(record, subject);
  return (
    <section className="gwr-page gwr-letter gwr-letter--large">
      <ReportHead title="健康指导" facts={facts} more={[['体检日期', facts.examDate]]} />
      <p className="gwr-greeting">
        {facts.name}
        {subject.resident.sex === 'male' ? '先生' : '女士'}：
      </p>
      <p>
        您好！您于 {formatDay(facts.examDate)} 在{facts.institution}参加了健康体检。
        {EVALUATION_LABELS[letter.evaluation ?? 'unknown']}
      </p>
      {letter.findings.length > 0 ? <NumberedList className="gwr-findings" texts={letter.findings} /> : null}
      <h2>主要检查结果</h2>
      <MeasureTable measures={letterMeasures(toldMeasures(record, subject))} />
      {letter.steps.length > 0 ? (
        <>
          <h2>请您这样做</h2>
          <NumberedList texts={letter.steps} />
        </>
      ) : null}
      {letter.habits.length > 0 ? (
        <>
          <h2>生活中请注意</h2>
          <dl className="gwr-habits">
            {letter.habits.map(({ title, advice }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{advice}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {letter.nextExam ? (
        <p className="gwr-next">下次健康体检：{formatDay(letter.nextExam)}前后，请空腹前来。</p>
      ) : null}
      <footer className="gwr-sign">
        <p>
          有疑问请联系责任医生 {facts.doctor || '＿＿＿＿'}，电话 {subject.issuer.phone || '＿＿＿＿＿＿＿＿'}
          {subject.issuer.address ? `，地址 ${subject.issuer.address}` : ''}
        </p>
        <SignLine />
      </footer>
    </section>
  );
};
