import { createRecordHistory, RecordRepository } from '@gongwei/application/forms';
import { type CompiledForm, differencesOf, wordsOfValue, type NameBook } from '@gongwei/domain/forms';
import { namesWanted } from '@gongwei/domain/organisation';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../shared/button.part.tsx';
import { Icon } from '../shared/icon.part.tsx';
import { useService } from '../shared/services.tsx';
import { FaultState, LoadingState } from '../shared/state.part.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import { formatMoment } from '../shared/format.ts';
import { useNames } from './people/use-names.ts';

type Props = {
  readonly form: CompiledForm;
  readonly recordId: string;
  readonly names: NameBook;
  readonly onClose: () => void;
};

/** Every stored version of a record: who, when, why, and what was different from the one before. */
export const HistoryDrawer = ({ form, recordId, names: known, onClose }: Props) => {
  const {
    value: versions,
    loading,
    failure,
    reload,
  } = useLoaded(createRecordHistory, useService(RecordRepository), recordId);
  const wanted = useMemo(
    () => namesWanted(form.fields, versions?.map(({ data }) => data) ?? [], known),
    [form, versions, known],
  );
  const names = useNames(known, wanted);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onClose]);
  return (
    <aside ref={panel} className="gwf-drawer" aria-label="修改历史" tabIndex={-1}>
      <header className="gw-panel-head">
        <h2>修改历史</h2>
        <Button look="icon" small aria-label="关闭" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {loading ? <LoadingState /> : null}
      <ol className="gwf-versions">
        {versions?.map((version, at) => {
          const changes = differencesOf(form, versions[at + 1]?.data, version.data);
          return (
            <li key={version.version}>
              <p>
                <b>
                  第 {version.version} 次{version.removed ? '：删除' : versions[at + 1]?.removed ? '：恢复' : '保存'}
                </b>{' '}
                {version.savedByName} · {formatMoment(version.savedAt, new Date())}
              </p>
              {version.reason ? <p className="gw-muted">原因：{version.reason}</p> : null}
              {versions[at + 1] ? (
                <dl>
                  {changes.map(({ field, before, after }) => (
                    <div key={field.key}>
                      <dt>{field.label}</dt>
                      <dd>
                        <del>{wordsOfValue(field, before, names)}</del> → <ins>{wordsOfValue(field, after, names)}</ins>
                      </dd>
                    </div>
                  ))}
                  {changes.length === 0 && !version.removed && !versions[at + 1]?.removed ? (
                    <p className="gw-muted">内容没有变化</p>
                  ) : null}
                </dl>
              ) : (
                <p className="gw-muted">首次填写，共 {Object.keys(version.data).length} 项</p>
              )}
            </li>
          );
        })}
      </ol>
    </aside>
  );
};
