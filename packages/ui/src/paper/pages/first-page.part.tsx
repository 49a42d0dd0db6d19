import { coverFacts, formatDay, EVALUATION_LABELS, letterOf, toldMeasures, type DrawnContent } from '@gongwei/paper';
import { MeasureTable } from './measure-table.part.tsx';
import { NumberedList } from './numbered-list.part.tsx';
import { ReportHead } from './report-head.part.tsx';

/** 健康体检首页: what the check-up found on one page, for the front of the bound report. */
export const FirstPage = (props: DrawnContent) => {
  const { subject, record } = props;
  if (!record) return null;
  const facts = coverFacts(props);
  const letter = letterOf(record, subject);
  return (
    <section className="gwr-page gwr-letter gwr-letter--dense">
      <ReportHead
        title="健康体检结果首页"
        facts={facts}
        more={[
          ['出生日期', subject.resident.birthDate ?? '—'],
          ['体检日期', facts.examDate],
          ['责任医生', facts.doctor],
          ['所属村居', facts.village],
          ['联系电话', facts.phone],
          ['现住址', facts.address],
        ]}
      />
      <h2>总检结论</h2>
      <p>{EVALUATION_LABELS[letter.evaluation ?? 'unknown']}</p>
      {letter.findings.length > 0 ? <NumberedList className="gwr-findings" texts={letter.findings} /> : null}
      <h2>主要检查结果</h2>
      <MeasureTable measures={toldMeasures(record, subject)} />
      <h2>建议</h2>
      <NumberedList texts={[...letter.steps, ...letter.habits.map(({ title, advice }) => `${title}：${advice}`)]} />
      <footer className="gwr-sign">
        <p>
          <span>总检医生：</span>
          <span>{letter.nextExam ? `下次体检：${formatDay(letter.nextExam)}` : ''}</span>
        </p>
      </footer>
    </section>
  );
};
