import type { AnalysisSession } from '@gongwei/application/measures';
import { useEffect } from 'react';
import { Button, useBehavior, useNotify } from '../shared/index.ts';

/** 重新取数: what the platform holds of what is looked at, compared anew. */
export const PullButton = ({ session, home }: { readonly session: AnalysisSession; readonly home: string }) => {
  const { pulling, found, fault } = useBehavior(session.pull$);
  const notify = useNotify();
  useEffect(() => {
    if (fault) notify({ kind: 'danger', text: `没有取数：${fault.message}` });
    else if (found)
      notify({ kind: 'good', text: `已取数：比对本地 ${found.compared} 条，仅平台 ${found.onlyThere} 条` });
  }, [found, fault, notify]);
  return (
    <Button
      disabled={pulling === true}
      onClick={() => void session.pull(home)}
      title="向平台再问一次本页机构和时间的记录"
    >
      {pulling ? '正在取数…' : '重新取数'}
    </Button>
  );
};
