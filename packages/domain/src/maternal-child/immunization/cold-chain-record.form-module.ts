import type { FormModule } from '../../forms/index.ts';
import { coldChainRecord } from './cold-chain-record.form.ts';

/** What the chunk of 冷链设备与温度记录 exports. */
export const formModule: FormModule = {
  definition: coldChainRecord,
};
