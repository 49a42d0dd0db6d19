// Checks records off the main thread. In a browser: new Worker(new URL('./checks.js', import.meta.url), { type: 'module' }).
import { compileForm, loadForm, validateRecord } from '@gongwei/domain';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  worker.once('message', (issues) => {
    for (const { severity, message } of issues.slice(0, 2)) console.log(`${severity}: ${message}`);
    void worker.terminate();
  });
  worker.postMessage({
    formId: 'visit-record',
    answers: { name: '王秀英', visitDate: '2027-01-01' },
    today: '2026-11-22',
  });
} else {
  parentPort.on('message', async ({ formId, answers, today }) => {
    parentPort.postMessage(validateRecord(compileForm(await loadForm(formId)), answers, { today }));
  });
}
