import type { NucleicReport } from '@gongwei/application/nucleic-acid';
import { QrCode } from '../../paper/pages/codes.part.tsx';
import { chinaTime } from '../../shared/format.ts';
import { KINDS, SPECIMENS } from './print-labels.ts';

const minute = (moment: string | undefined): string =>
  moment === undefined ? '' : chinaTime(moment).slice(0, 16).replace('T', ' ');

/** 核酸检测报告单, half an A4; its code leads to the page on which anybody sees whether it holds. */
export const ReportSheet = ({ report }: { readonly report: NucleicReport }) => {
  const conclusion = report.conclusion === '1' ? '阳性' : '阴性';
  return (
    <section className="gw-nucleic-report">
      <header>
        <h1>新型冠状病毒核酸检测报告单</h1>
        <p>报告编号 {report.reportNo}</p>
      </header>
      <table>
        <tbody>
          <tr>
            <th>姓名</th>
            <td>{report.name}</td>
            <th>性别</th>
            <td>{report.sex === '1' ? '男' : report.sex === '2' ? '女' : ''}</td>
            <th>年龄</th>
            <td>{report.age === undefined ? '' : `${report.age} 岁`}</td>
          </tr>
          <tr>
            <th>证件号码</th>
            <td colSpan={3}>{report.idNo}</td>
            <th>联系电话</th>
            <td>{report.phone}</td>
          </tr>
          <tr>
            <th>标本类型</th>
            <td>{SPECIMENS[report.specimen ?? ''] ?? ''}</td>
            <th>采样方式</th>
            <td>{KINDS[report.kind] ?? ''}</td>
            <th>采样管</th>
            <td>{report.tubeCode}</td>
          </tr>
          <tr>
            <th>采样机构</th>
            <td colSpan={3}>{report.sampleOrg}</td>
            <th>采样时间</th>
            <td>{minute(report.sampledAt)}</td>
          </tr>
          <tr>
            <th>检测机构</th>
            <td colSpan={3}>{report.lab}</td>
            <th>接收时间</th>
            <td>{minute(report.receivedAt)}</td>
          </tr>
          <tr>
            <th>检测项目</th>
            <td colSpan={3}>新型冠状病毒核酸（ORF1ab、N），实时荧光RT-PCR法</td>
            <th>参考值</th>
            <td>阴性</td>
          </tr>
        </tbody>
      </table>
      <div className="gw-nucleic-verdict">
        <div>
          <p>
            结论：<b>{conclusion}</b>
          </p>
          <p>报告时间：{minute(report.reportedAt)}</p>
          <p>
            检验者：{report.tester ?? '　　　　'}　　审核者：{report.reviewer ?? '　　　　'}
          </p>
        </div>
        <figure>
          <QrCode text={`${window.location.origin}/verify/${report.code}`} size={22} />
          <figcaption>扫码查验真伪</figcaption>
        </figure>
      </div>
      <footer>本报告仅对所送样本负责{report.times > 1 ? `　　补打第 ${report.times - 1} 次` : ''}</footer>
    </section>
  );
};
