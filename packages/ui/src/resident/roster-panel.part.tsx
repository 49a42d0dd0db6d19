import { RosterImportService, type ChosenFile } from '@gongwei/application/resident';
import { useEffect, useRef } from 'react';
import { Button, DialogBox, FaultState, Icon, useBehavior, useService } from '../shared/index.ts';
import { RosterDrop } from './roster-drop.part.tsx';
import { RosterOutcome } from './roster-outcome.part.tsx';
import { RosterProgress } from './roster-progress.part.tsx';
import './roster.css';

/** A roster from choosing the file to the row-by-row result. Closing it while it runs does not stop the import. */
export const RosterPanel = ({
  title = '导入居民名册',
  onClose,
  onImported,
}: {
  readonly title?: string;
  readonly onClose: () => void;
  readonly onImported: () => void;
}) => {
  const service = useService(RosterImportService);
  const state = useBehavior(service.state$);
  const done = state.step === 'done';
  const told = useRef(done);
  useEffect(() => {
    if (done && !told.current) onImported();
    told.current = done;
  }, [done, onImported]);
  const start = (file: File) => service.start(chosen(file));
  const idle = state.step === 'idle' || state.step === 'refused';
  return (
    <DialogBox
      title={title}
      width={920}
      onClose={onClose}
      actions={
        <>
          {idle ? null : (
            <Button disabled={state.step === 'sending' || state.step === 'working'} onClick={() => service.reset()}>
              <Icon name="upload" />
              再导入一份
            </Button>
          )}
          <Button look={done ? 'primary' : 'normal'} onClick={onClose}>
            {done ? '完成' : state.step === 'working' ? '转到后台继续' : '关闭'}
          </Button>
        </>
      }
    >
      <div className="gw-roster">
        {idle ? <RosterDrop refusal={state.step === 'refused' ? state.message : undefined} onFile={start} /> : null}
        {state.step === 'sending' ? <RosterProgress label={`正在上传 ${state.fileName}`} share={state.share} /> : null}
        {state.step === 'working' ? <RosterProgress {...progressOf(state.status)} /> : null}
        {state.step === 'done' ? <RosterOutcome status={state.status} rows={state.rows} /> : null}
        {state.step === 'failed' ? <FaultState fault={state.fault} onRetry={() => service.reset()} /> : null}
      </div>
    </DialogBox>
  );
};

const WORKING_WORDS = {
  reading: '正在读取名册',
  checking: '正在逐行检查',
  saving: '正在保存',
  done: '已完成',
  failed: '没有完成',
} as const;

const progressOf = (status: {
  readonly state: keyof typeof WORKING_WORDS;
  readonly handled: number;
  readonly total?: number;
}) => ({
  label:
    status.total === undefined
      ? `${WORKING_WORDS[status.state]}，已处理 ${status.handled} 行`
      : `${WORKING_WORDS[status.state]}，${status.handled} / ${status.total} 行`,
  share: status.total ? status.handled / status.total : undefined,
});

const chosen = (file: File): ChosenFile => ({
  name: file.name,
  size: file.size,
  bytes: async () => new Uint8Array(await file.arrayBuffer()),
});
