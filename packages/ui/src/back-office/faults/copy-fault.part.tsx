import type { ListRow } from '@gongwei/domain/lists';
import { faultTicket } from '@gongwei/domain/shell';
import { useRef, useState } from 'react';
import type { ActionTarget } from '../../lists/index.ts';
import { Button, DialogBox } from '../../shared/index.ts';
import { chinaTime } from '../../shared/format.ts';
import './faults.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

const SOURCES: { readonly [code: string]: string } = { '1': '前端', '2': '后端' };

const ticketOf = ({ cells }: ListRow): string => {
  const text = (key: string): string => String(cells[key] ?? '');
  const moment = (key: string): string => (text(key) === '' ? '' : chinaTime(text(key)).replace('T', ' '));
  return faultTicket(
    {
      numbers: text('numbers').split(' ').filter(Boolean),
      ...{ message: text('message'), code: text('code'), route: text('route'), source: SOURCES[text('source')] ?? '' },
      ...{ at: moment('at'), firstAt: moment('firstAt'), times: Number(text('times')), users: Number(text('users')) },
    },
    String(import.meta.env['GONGWEI_VERSION'] ?? ''),
  );
};

/** 复制信息: the text of a fault for a ticket, shown before it is copied. */
export const CopyFault = ({ target, onClose }: Props) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const [row] = target.rows;
  const text = row ? ticketOf(row) : '';
  const copy = async (): Promise<void> => {
    box.current?.select();
    // Pages without TLS have no clipboard; there the text stays marked for Ctrl+C.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done === true);
  };
  return (
    <DialogBox
      title="复制异常信息"
      width={560}
      initialFocus=".gw-fault-copy"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button look="primary" className="gw-fault-copy" onClick={() => void copy()}>
            复制
          </Button>
        </>
      }
    >
      <textarea ref={box} className="gw-input gw-fault-text" aria-label="异常信息" readOnly rows={8} value={text} />
      <p role="status" className="gw-muted">
        {copied === undefined
          ? '可直接发给技术支持：没有姓名、证件号等个人信息，也没有程序堆栈。'
          : copied
            ? '已复制。'
            : '浏览器不让复制：文字已选中，请按 Ctrl+C。'}
      </p>
    </DialogBox>
  );
};
