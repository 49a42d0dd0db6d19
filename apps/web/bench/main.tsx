import '@gongwei/ui/shared/tokens.css';
import '@gongwei/ui/shared/base.css';
import '@gongwei/ui/shared/controls.css';
import { RecordRepository } from '@gongwei/application/forms';
import { loadForm } from '@gongwei/domain/catalogue';
import { FormPage } from '@gongwei/ui/forms';
import { PrintPage } from '@gongwei/ui/paper';
import { NoticesProvider, ServicesProvider, type ServiceLocator } from '@gongwei/ui/shared';
import { Profiler, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { syntheticForm } from '../../../tests/bench-form/synthetic-form.ts';
import { earlierRecords } from './records.data.ts';
import { createBenchServices, RESIDENT } from './services.ts';

const query = new URLSearchParams(location.search);
const formId = query.get('form') ?? 'health-check-up';
const print = query.get('print');
const record = query.get('record');

const FORMS = [
  'health-check-up',
  'hypertension-follow-up',
  'resident-personal-info',
  'supplement-blood-routine',
  'supplement-urine-routine',
  'supplement-biochemistry',
];
const synthetic = /^synthetic-(100|300|1000)$/.exec(formId);
const modules = synthetic
  ? [syntheticForm(Number(synthetic[1]) as 100 | 300 | 1000)]
  : await Promise.all(FORMS.map((id) => loadForm(id)));
const { locate } = await createBenchServices(
  modules,
  query.get('sex') === 'male' ? 'male' : 'female',
  synthetic || query.get('earlier') === 'no' ? [] : earlierRecords,
);

const path = print
  ? `/cust/jkdn/${RESIDENT}/print/${print}`
  : `/cust/jkdn/${RESIDENT}/form/${formId}${record ? `/${record}` : ''}`;
const router = createMemoryRouter(
  [
    { path: '/cust/jkdn/:id/form/:formId', Component: FormPage },
    { path: '/cust/jkdn/:id/form/:formId/:recordId', Component: FormPage },
    { path: '/cust/jkdn/:id/print/:recordId', Component: PrintPage },
    { path: '*', element: <p>…</p> },
  ],
  { initialEntries: [path] },
);
const Bench = ({ locator }: { readonly locator: ServiceLocator }) => {
  const [shown, setShown] = useState(query.has('open'));
  return (
    <ServicesProvider locate={locator}>
      <NoticesProvider>
        {shown ? (
          <Profiler id="form" onRender={(_, phase, duration) => renders.push([phase, duration])}>
            <RouterProvider router={router} />
          </Profiler>
        ) : (
          <button type="button" id="mount" onClick={() => setShown(true)}>
            打开表单
          </button>
        )}
      </NoticesProvider>
    </ServicesProvider>
  );
};

/** What the profiler saw, the stored records and the way to other pages, for the measuring and checking scripts. */
const renders: [phase: string, milliseconds: number][] = [];
Object.assign(globalThis, { renders, records: locate(RecordRepository), router });

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bench locator={locate} />);
