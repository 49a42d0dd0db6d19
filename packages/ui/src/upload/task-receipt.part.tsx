import { ListGateway } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import { createTaskReceipt, type UploadTask } from '@gongwei/application/upload';
import type { ListRow } from '@gongwei/domain/lists';
import { BATCH_STATE_LABELS } from '@gongwei/domain/upload';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatCount, useLoaded, useNotify, useService, useUserSession, wordsOf } from '../shared/index.ts';
import { givenBack } from './upload-labels.rules.ts';
import { paperMoment, receiptLine } from './task-receipt.rules.ts';
import './task-receipt.css';

type Props = { readonly task: UploadTask; readonly onClose: () => void };

const HEADS = ['序号', '姓名', '身份证号', '数据类型', '业务日期', '结果', '时间', '平台编号或原因'];

/** 上传回执 on paper: what became of each record of a task, with room for who checked it. The printer is asked for as soon as it is drawn. */
export const TaskReceiptPrint = ({ task, onClose }: Props) => {
  const clock = useService(Clock);
  const institution = useUserSession()?.institution.name;
  const notify = useNotify();
  const { value, failure } = useLoaded(createTaskReceipt, useService(ListGateway), task.batchNo);
  useEffect(() => {
    if (failure === undefined) return;
    notify({ kind: 'danger', text: `没有打印：${wordsOf(failure).message}` });
    onClose();
  }, [failure, notify, onClose]);
  useEffect(() => {
    if (!value) return;
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onClose);
  }, [value, onClose]);
  if (!value) return null;
  return createPortal(
    <div className="gw-task-receipt">
      <h1>上传回执</h1>
      <p>
        任务 {task.batchNo}，{BATCH_STATE_LABELS[task.state]}；{institution}，账号 {task.account}；{task.creator}{' '}
        {paperMoment(task.createdAt)} 发起{task.endedAt === undefined ? '' : `，${paperMoment(task.endedAt)} 结束`}。
      </p>
      <p>
        总数 {task.total}，成功 {task.success}，失败 {task.fail}，未知 {task.unknown}，等待 {task.waiting}，跳过{' '}
        {task.skipped}
        {givenBack(task) > 0 ? `，停止时退回待上传 ${formatCount(givenBack(task))}` : ''}。
        {value.rows.length < value.all
          ? `打印前 ${formatCount(value.rows.length)} 条，其余请在“逐条回执”里导出。`
          : value.rows.length < task.total - givenBack(task)
            ? `下列 ${formatCount(value.rows.length)} 条；后来转入别的任务重传的，见那个任务的回执。`
            : ''}
      </p>
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.rows.map((row, at) => (
            <Line key={row.id} row={row} at={at} />
          ))}
        </tbody>
      </table>
      <footer>
        <span>打印：{paperMoment(clock.now().toISOString())}</span>
        <span>核对人：</span>
        <span>日期：</span>
      </footer>
    </div>,
    document.body,
  );
};

const Line = ({ row, at }: { readonly row: ListRow; readonly at: number }) => (
  <tr>
    <td>{at + 1}</td>
    {receiptLine(row.cells).map((text, place) => (
      <td key={place}>{text}</td>
    ))}
  </tr>
);
