import type { RosterImport } from '@gongwei/domain/resident';

const STEPS = ['上传名册', '核对', '确认导入', '结果'] as const;

const STEP_OF: Readonly<Record<RosterImport['state'], number>> = {
  reading: 0,
  columns: 1,
  checking: 1,
  checked: 2,
  saving: 2,
  done: 3,
  stopped: 3,
  withdrawing: 3,
  withdrawn: 3,
  failed: 1,
};

/** Where an import stands on its way: nothing is written before the third step. */
export const RosterSteps = ({ state }: { readonly state: RosterImport['state'] }) => (
  <ol className="gw-roster-steps" aria-label="导入步骤">
    {STEPS.map((step, at) => (
      <li
        key={step}
        aria-current={at === STEP_OF[state] ? 'step' : undefined}
        data-past={at < STEP_OF[state] || undefined}
      >
        <span aria-hidden="true">{at + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
