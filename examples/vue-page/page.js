// A sheet that is open, saved and printed. What of it changes is a Behavior: `value` now, `subscribe` for what comes.
import { loadPrintJob } from '@gongwei/application/paper';
import { printRecord } from '@gongwei/paper';
import { onScopeDispose, shallowRef } from 'vue';

/** A Behavior as a ref, for as long as the component lives. */
export function useBehavior(behavior) {
  const ref = shallowRef(behavior.value);
  const listening = behavior.subscribe((value) => (ref.value = value));
  onScopeDispose(() => listening.unsubscribe());
  return ref;
}

export async function openPage({ desk, print }, formId, subjectId) {
  const form = await desk.open({ formId, subjectId });
  const [said, sheets] = [shallowRef(''), shallowRef([])];
  const save = async () => {
    const saved = await form.save({ acceptWarnings: true });
    if (!saved.ok) {
      said.value = saved.because === 'issues' ? `还有 ${saved.issues.length} 项要填或改正` : '没有保存成功';
      return;
    }
    said.value = `已保存，第 ${saved.record.version} 版`;
    const { papers, person } = await loadPrintJob(print, saved.record.id);
    sheets.value = papers.map((paper) => ({
      title: paper.layout.title,
      head: `姓名：${person.name}　编号：${person.archiveNumber}`,
      pages: printRecord(paper, new Set()).pages,
    }));
  };
  return { form, said, sheets, save };
}
