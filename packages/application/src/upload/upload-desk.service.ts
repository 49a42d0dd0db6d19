import type { Observable } from 'rxjs';
import type { Fault } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type {
  Reconciliation,
  TaskEvent,
  UploadDecision,
  UploadDetail,
  UploadPeriod,
  UploadTask,
} from './upload-gateway.port.ts';

/** What a window looks at. `busy`: something was asked for and is not answered; `refused`: why the last of it was not done. */
export type Shown<Value> = {
  readonly value?: Value;
  readonly fault?: Fault;
  readonly busy: boolean;
  readonly refused?: string;
};

/** One record's upload while a window shows it: it follows what the server tells. */
export interface EntryLook {
  readonly shown$: Behavior<Shown<UploadDetail>>;
  reload(): void;
  compare(): Promise<boolean>;
  /** Whether it was done. */
  decide(decision: UploadDecision): Promise<boolean>;
  end(): void;
}

/** An upload task as somebody looks at it. `steer`: whether the server took it. */
export interface TaskLook {
  readonly shown$: Behavior<Shown<UploadTask>>;
  reload(): void;
  steer(event: TaskEvent): Promise<boolean>;
  end(): void;
}

/** A comparison with the platform as somebody looks at it. `run`: whether it was made. */
export interface ReconcileLook {
  readonly shown$: Behavior<Shown<Reconciliation>>;
  run(period: UploadPeriod): Promise<boolean>;
  end(): void;
}

/** Uploads as windows see them. Everything is live: the server tells that something changed, and what is shown is asked for again. */
export interface UploadDesk {
  /** Something of the uploads one may see is another one now. */
  readonly changed$: Observable<void>;
  /** The platform refused an account whose uploads one may see; its tasks stand still. */
  readonly refused$: Observable<void>;
  entry(id: string): EntryLook;
  task(id: string): TaskLook;
  reconciliation(): ReconcileLook;
  dispose(): void;
}
export const UploadDesk = token<UploadDesk>('UploadDesk');
