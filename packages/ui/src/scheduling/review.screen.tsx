import { FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import { createReviewSheet, SchedulingGateway, type ReviewSheet } from '@gongwei/application/scheduling';
import { isEmptyAnswer, type FieldDefinition } from '@gongwei/domain/forms';
import { reviewLife, type FieldReason } from '@gongwei/domain/scheduling';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  Button,
  FaultState,
  LoadingState,
  recordPath,
  useMay,
  useLoaded,
  usePageTitle,
  useService,
} from '../shared/index.ts';
import { CriticalNoticeForm } from './critical-notice.part.tsx';
import { HandedOut } from './handed-out.part.tsx';
import { useAnswerLabels } from './use-answer-labels.ts';
import { Verdict } from './verdict.part.tsx';
import './scheduling.css';

const TITLE = 'gw-review-title';

/** One check-up sheet under a doctor's eye: what is missing and abnormal, every answer, and the verdict, with reasons at the fields themselves. */
export const CheckUpReviewScreen = () => {
  const { id = '' } = useParams();
  const { value, failure, reload } = useLoaded(
    createReviewSheet,
    useService(SchedulingGateway),
    useService(RecordRepository),
    useService(FormCatalogue),
    id,
  );
  const name = String(value?.record.data['name'] ?? '');
  usePageTitle('审核体检表', { tabName: name === '' ? undefined : `${name} · 审核`, on: value?.record.occurredOn });
  const state = value && `${value.review.recordVersion} ${value.review.state}`;
  const judged = useRef(false);
  useEffect(() => {
    if (!judged.current) return;
    // The button that was pressed is gone with what it did.
    judged.current = false;
    document.getElementById(TITLE)?.focus({ preventScroll: true });
  }, [state]);
  if (!value) return failure === undefined ? <LoadingState /> : <FaultState fault={failure} onRetry={reload} />;
  const changed = (): void => {
    judged.current = true;
    reload();
  };
  return <Sheet key={state} {...value} onChanged={changed} />;
};

const Sheet = ({ review, record, sections, onChanged }: ReviewSheet & { readonly onChanged: () => void }) => {
  const may = useMay('gwtjdngl:M');
  const [reasons, setReasons] = useState<readonly FieldReason[]>(review.fields);
  const inWords = useAnswerLabels(sections, record.data);
  const offered = may ? reviewLife.eventsFrom(review.state) : [];
  const labels = new Map(sections.flatMap(({ fields }) => fields).map(({ key, label }) => [key, label]));
  const note = (field: string, reason: string | undefined): void =>
    setReasons((old) => [
      ...old.filter((one) => one.field !== field),
      ...(reason === undefined ? [] : [{ field, reason }]),
    ]);
  const isShown = ({ key, type }: FieldDefinition): boolean =>
    type !== 'table' && (!isEmptyAnswer(record.data[key]) || review.missing.includes(key));
  return (
    <div className="gw-review">
      <div className="gw-page-head">
        <h1 id={TITLE} tabIndex={-1}>
          体检表审核
        </h1>
        <span>
          {String(record.data['name'] ?? '')} {record.occurredOn}
        </span>
        <span className="gw-chip gw-chip--brand">{reviewLife.plan.states[review.state]}</span>
        <Link to={recordPath(review.residentId, 'health-check-up', review.recordId)}>打开体检表</Link>
      </div>
      <div className="gw-review-columns">
        <aside className="gw-panel gw-panel-body gw-review-side">
          <Findings review={review} labels={labels} />
          <CriticalValues review={review} name={String(record.data['name'] ?? '')} onChanged={onChanged} />
          <LastWord review={review} />
          <HandedOut delivery={review.delivery} />
          {offered.length > 0 ? (
            <Verdict review={review} offered={offered} reasons={reasons} onChanged={onChanged} />
          ) : null}
        </aside>
        <div className="gw-review-sections">
          {sections.map((section) => (
            <section key={section.id} className="gw-panel">
              <div className="gw-panel-head">
                <h2>{section.title}</h2>
              </div>
              <dl className="gw-review-answers">
                {section.fields.filter(isShown).map((field) => (
                  <AnswerLine
                    key={field.key}
                    field={field}
                    words={isEmptyAnswer(record.data[field.key]) ? '' : inWords(field)}
                    missing={review.missing.includes(field.key)}
                    reason={reasons.find((one) => one.field === field.key)?.reason}
                    onReason={offered.includes('SEND_BACK') ? (reason) => note(field.key, reason) : undefined}
                  />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
};

type Reviewed = { readonly review: ReviewSheet['review'] };

/** What was said of it last, and by whom. */
const LastWord = ({ review }: Reviewed) =>
  review.state !== '0' && review.byName !== undefined ? (
    <p>
      {review.byName}：{review.note || reviewLife.plan.states[review.state]}
    </p>
  ) : null;

/** What is missing, and what is abnormal. */
const Findings = ({ review, labels }: Reviewed & { readonly labels: ReadonlyMap<string, string> }) => {
  // As lists count them: a hint is nothing abnormal.
  const abnormal = review.findings.filter(({ severity }) => severity >= 1);
  const hints = review.findings.filter(({ severity }) => severity < 1).map(({ text }) => text);
  return (
    <>
      {review.missing.length > 0 ? (
        <section>
          <h2>缺 {review.missing.length} 项必查</h2>
          <p>{review.missing.map((key) => labels.get(key) ?? key).join('、')}</p>
          {review.without === undefined ? null : <p>原因：{review.without}</p>}
        </section>
      ) : (
        <p>必查项目齐全。</p>
      )}
      <section>
        <h2>异常 {abnormal.length} 项</h2>
        <ul>
          {abnormal.map(({ text, severity }) => (
            <li key={text} data-severity={severity}>
              {text}
            </li>
          ))}
        </ul>
        {hints.length > 0 ? <p className="gw-muted">提示：{hints.join('；')}</p> : null}
      </section>
    </>
  );
};

/** Whether the person was told of a critical value, and where that is noted. */
const CriticalValues = ({
  review,
  name,
  onChanged,
}: Reviewed & { readonly name: string; readonly onChanged: () => void }) => {
  const mayTell = useMay('gwtjdngl:E');
  if (!review.critical) return null;
  if (review.told) return <p className="gw-note">危急值已通知本人。</p>;
  return mayTell ? (
    <CriticalNoticeForm
      recordId={review.recordId}
      residentId={review.residentId}
      name={name}
      phone={review.phone}
      onDone={onChanged}
    />
  ) : (
    <p className="gw-note gw-note--danger">有危急值，还没有登记通知本人。</p>
  );
};

/** `onReason`: the reviewer may say what is wrong with it; `undefined` takes it back. */
const AnswerLine = ({
  field,
  words,
  missing,
  reason,
  onReason,
}: {
  readonly field: FieldDefinition;
  readonly words: string;
  readonly missing: boolean;
  readonly reason: string | undefined;
  readonly onReason: ((reason: string | undefined) => void) | undefined;
}) => (
  <div data-missing={missing || undefined} data-wrong={reason !== undefined || undefined}>
    <dt>{field.label}</dt>
    <dd>
      {missing && words === '' ? '没有填' : words}{' '}
      {onReason && reason === undefined ? (
        <Button small look="quiet" aria-label={`指出问题：${field.label}`} onClick={() => onReason('请核对')}>
          有问题
        </Button>
      ) : null}
      {reason === undefined ? null : (
        <input
          className="gw-input"
          aria-label={`${field.label}的问题`}
          maxLength={200}
          readOnly={!onReason}
          value={reason}
          onChange={(event) => onReason?.(event.target.value === '' ? undefined : event.target.value)}
        />
      )}
    </dd>
  </div>
);
