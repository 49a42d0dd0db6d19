import type { Answers } from '@gongwei/domain/forms';
import type { Queryable } from '../database/database.port.ts';
import type { ResidentRecord } from './resident.mapper.ts';

export async function mirrorPersonalInfo(_inside: Queryable, _resident: ResidentRecord, _answers: Answers): Promise<void> {}
