import { RosterImportService, type ChosenFile } from '@gongwei/application/resident';
import { useEffect, useRef } from 'react';
import { FaultState, useBehavior, useService } from '../../shared/index.ts';
import { RosterDrop } from './roster-drop.part.tsx';
import { RosterProgress } from './roster-progress.part.tsx';
import './roster.css';

/** Takes a roster and sends it; `onBegun` tells the import that came of it. */
export const RosterStart = ({ onBegun }: { readonly onBegun: (importId: string) => void }) => {
  const service = useService(RosterImportService);
  const state = useBehavior(service.state$);
  const mine = useRef(false);
  useEffect(() => {
    if (state.step !== 'open' || !mine.current) return;
    mine.current = false;
    onBegun(state.status.id);
  }, [state, onBegun]);
  const start = (file: File): void => {
    mine.current = true;
    service.start(chosen(file));
  };
  if (state.step === 'sending')
    return (
      <RosterProgress label={`正在上传 ${state.fileName}`} share={state.share} hint="上传完以前请不要关闭页面。" />
    );
  if (state.step === 'failed' && state.importId === undefined)
    return <FaultState fault={state.fault} onRetry={() => service.reset()} />;
  return <RosterDrop refusal={state.step === 'refused' ? state.message : undefined} onFile={start} />;
};

const chosen = (file: File): ChosenFile => ({
  name: file.name,
  size: file.size,
  bytes: async () => new Uint8Array(await file.arrayBuffer()),
});
