import type { PaperLayout } from '../../sheet-layout.ts';
import { c, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 疫苗批次与库存登记 (疫苗管理法 2019；预防接种工作规范 2023年版). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '疫苗批次与库存登记表',
  code: 'none',
  flows: true,
  pages: [
    page(
      [6, 17, 30, 17, 30],
      ...under('疫苗',
        [h('疫苗品种'), c('{vaccine:12:40}'), h('通用名'), c('{productName:12:60}')],
        [h('类别'), c('[programme]', 3)],
        [h('生产企业'), c('{manufacturer:12:50}'), h('上市许可持有人'), c('{holder:12:50}')],
        [h('批准文号'), c('{approvalNumber:10:30}'), h('规格'), c('{specification:10:30}')],
        [h('每最小包装剂次'), c('{dosesPerVial:3} 剂'), h('价格'), c('{price:4} 元/剂')],
        [h('剂型'), c('[packageForm]', 3)],
        [h('贮藏温度'), c('{storageMin:3} ～ {storageMax:3} ℃'), h('避光'), c('[protectFromLight]')],
      ),
      ...under('批次',
        [h('批号'), c('{batchNumber:10:30}'), h('批签发合格证编号'), c('{lotReleaseNumber:10:30}')],
        [h('进口通关单编号'), c('{importCertificate:10:30}'), h('追溯码'), c('{traceCodePrefix:10:30}')],
        [h('生产日期'), c('{productionDate:8}'), h('有效期至'), c('{expiryDate:8}')],
      ),
      ...under('库存',
        [h('库（冷链设备）'), c('{warehouse:12:40}'), h('安全库存'), c('{safetyStock:4} 剂')],
        [h('累计入库'), c('{quantityReceived:4} 剂'), h('累计使用'), c('{quantityUsed:4} 剂')],
        [h('累计报损'), c('{quantityLost:4} 剂'), h('现有库存'), c('{quantityOnHand:4} 剂')],
        [h('近效期'), c('{nearExpiry:8}'), h('状态'), c('{status:8}')],
        [h('状态原因'), c('{statusReason:20:100}', 3)],
      ),
    ),
  ],
};
