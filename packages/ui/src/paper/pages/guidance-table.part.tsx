import { codesOf, fieldOf, coverFacts, letterOf, type DrawnContent, type SubjectRecord } from '@gongwei/paper';
import type { ReactNode } from 'react';
import { ReportHead } from './report-head.part.tsx';
import { SignLine } from './sign-line.part.tsx';

/** 健康指导表: the evaluation and guidance of a check-up as a table that both sides sign, one for the file, one to take home. */
export const GuidanceTablePage = (props: DrawnContent) => {
  const { subject, record } = props;
  if (!record) return null;
  const facts = coverFacts(props);
  const letter = letterOf(record, subject);
  return (
    <section className="gwr-page gwr-letter">
      <ReportHead
        title="健康指导表"
        facts={facts}
        more={[
          ['体检日期', facts.examDate],
          ['责任医生', facts.doctor],
        ]}
      />
      <table className="gwr-table">
        <tbody>
          <Row title="健康评价">
            <Choice record={record} field="healthEvaluation" />
          </Row>
          <Row title="异常情况">
            <Lines lines={letter.findings} />
          </Row>
          <Row title="健康指导">
            <Choice record={record} field="healthGuidance" />
          </Row>
          <Row title={'复查与\n转诊'}>
            <Lines lines={letter.steps} />
          </Row>
          <Row title={'危险因素\n控制'}>
            <Choice record={record} field="riskFactorControl" />
          </Row>
          {letter.habits.map(({ title, advice }) => (
            <Row key={title} title={title}>
              {advice}
            </Row>
          ))}
          <Row title="下次体检">{letter.nextExam ?? ''}</Row>
          <Row title={'居民\n反馈'}>
            <span className="gwr-writing" />
          </Row>
        </tbody>
      </table>
      <footer className="gwr-sign">
        <SignLine />
      </footer>
    </section>
  );
};

const Row = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <tr>
    <th>{title}</th>
    <td>{children}</td>
  </tr>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length === 0 ? '无' : lines.map((line, at) => <p key={line}>{`${at + 1}. ${line}`}</p>);

/** All options with a box each: ticked where chosen, so that nobody needs to know codes. */
const Choice = ({ record, field: key }: { readonly record: SubjectRecord; readonly field: string }) => {
  const field = fieldOf(record.form, key);
  const chosen = codesOf(record.data[key]);
  if (!field || !('options' in field)) return null;
  return field.options?.map(({ code, label }) => (
    <span key={code} className="gwr-option">
      <span className="gwp-box">{chosen.includes(code) ? '✓' : ''}</span> {label}
    </span>
  ));
};
