import { UPLOAD_TOPIC } from '@gongwei/domain/upload';
import { filter, map, Subject } from 'rxjs';
import { createScope, type RealtimeChannel, type Scope } from '../shared/index.ts';
import type { UploadDesk } from './upload-desk.service.ts';
import type { Reconciliation, UploadGateway } from './upload-gateway.port.ts';
import { createLook } from './upload-look.ts';

const isRefusal = (body: unknown): boolean => (body as { readonly refused?: unknown } | null)?.refused === true;

/** Follows uploads over the realtime channel; it asks to be told, and again when the server began anew with this window. */
export function createUploadDesk(gateway: UploadGateway, channel: RealtimeChannel): UploadDesk {
  const scope = createScope();
  const told$ = new Subject<unknown>();
  const listen = (): void => void channel.ask(UPLOAD_TOPIC, {}).catch(() => undefined);
  scope.listen(channel.news(UPLOAD_TOPIC), (body) => told$.next(body));
  scope.listen(channel.begun$, () => {
    listen();
    told$.next({});
  });
  listen();
  const changed$ = told$.pipe(map(() => undefined));

  /** What a window looks with; it ends with the window, or with everything. */
  const looking = (): Scope => {
    const own = createScope();
    own.onEnd(scope.onEnd(() => own.end()));
    return own;
  };
  return {
    changed$,
    refused$: told$.pipe(
      filter(isRefusal),
      map(() => undefined),
    ),
    entry(id) {
      const look = createLook(looking(), () => gateway.entry(id), changed$);
      return {
        ...look,
        compare: () => look.act(() => gateway.compare(id)),
        decide: (decision) => look.act(() => gateway.decide(id, decision)),
      };
    },
    task(id) {
      const look = createLook(looking(), () => gateway.task(id), changed$);
      return { ...look, steer: (event) => look.act(() => gateway.steer(id, event)) };
    },
    reconciliation() {
      const look = createLook<Reconciliation>(looking());
      return { ...look, run: (period) => look.act(() => gateway.reconcile(period)) };
    },
    dispose: () => scope.end(),
  };
}
