import { packageTrouble } from '@gongwei/domain/back-office';
import { createScope, faultOf, type Scope } from '../shared/index.ts';
import type { PackageGateway, PackageTicket, StoredPackage } from './package-gateway.port.ts';
import type { PackageFile, PackageUpload, PackageUploads, PackageUploadState } from './package-uploads.service.ts';

const IDLE: PackageUploadState = { step: 'idle' };

/** Sends packages piece by piece, so that a line that breaks costs one piece. */
export const createPackageUploads = (gateway: PackageGateway): PackageUploads => ({
  open: () => openUpload(gateway),
});

/** How far the file at hand is: its ticket, and what the server has of it. */
type Course = { readonly file: PackageFile; readonly line: Scope; opened?: PackageTicket; received: number };

function openUpload(gateway: PackageGateway): PackageUpload {
  const scope = createScope();
  const state$ = scope.behavior(IDLE);
  let course: Course | undefined;

  const leave = (): void => {
    course?.line.end();
    course = undefined;
  };
  const sendOn = async (on: Course): Promise<StoredPackage | undefined> => {
    const { file, line } = on;
    on.opened ??= await gateway.begin({ name: file.name, bytes: file.bytes });
    while (!line.ended) {
      const { ticket, pieceBytes } = on.opened;
      const [from, to] = [on.received, Math.min(on.received + pieceBytes, file.bytes)];
      const tell = (share: number): void => {
        if (!line.ended)
          state$.next({ step: 'sending', name: file.name, share: (from + (to - from) * share) / file.bytes });
      };
      tell(0);
      const { received, stored } = await gateway.send(
        { ticket, offset: from, bytes: await file.piece(from, to) },
        tell,
        line,
      );
      if (stored) return stored;
      on.received = received;
    }
    return undefined;
  };
  const run = async (on: Course): Promise<StoredPackage | undefined> => {
    try {
      const stored = await sendOn(on);
      if (course !== on) return undefined;
      state$.next(IDLE);
      leave();
      return stored;
    } catch (thrown) {
      if (course !== on) return undefined;
      const { message, category } = faultOf(thrown);
      const again = category === 'network' || category === 'session';
      state$.next({ step: 'failed', name: on.file.name, message, again });
      return undefined;
    }
  };

  scope.onEnd(leave);
  return {
    state$,
    async send(file) {
      leave();
      const trouble = packageTrouble(file.name, file.bytes);
      if (trouble !== undefined) {
        state$.next({ step: 'failed', name: file.name, message: trouble, again: false });
        return undefined;
      }
      course = { file, line: createScope(), received: 0 };
      return run(course);
    },
    resume: async () => (course && state$.value.step === 'failed' ? run(course) : undefined),
    cancel() {
      leave();
      state$.next(IDLE);
    },
    dispose: () => scope.end(),
  };
}
