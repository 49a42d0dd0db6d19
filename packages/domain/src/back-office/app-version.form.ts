import type { FormDefinition } from '../forms/index.ts';

/** 应用版本. */
export const appVersion: FormDefinition = {
  id: 'app-version',
  version: 1,
  title: '应用版本',
  module: 'back-office',
  routes: ['upms/bbkz'],
  subject: 'none',
  occurs: 'many',
  occurredOn: 'publishTime',
  source: '产品定义；功能参照常见后台管理（RuoYi、JeecgBoot）',
  verified: ['spec', 'recall'],
  sections: [
    {
      id: 'ver', title: '版本',
      fields: [
        {
          key: 'appName', label: '应用名称', type: 'single', required: true,
          options: [
            { code: '1', label: '随访APP' }, { code: '2', label: '体检一体机' }, { code: '3', label: '村医端小程序' },
            { code: '4', label: '管理端桌面壳' },
          ],
        },
        {
          key: 'platform', label: '平台', type: 'single', required: true,
          options: [{ code: 'android', label: 'Android' }, { code: 'ios', label: 'iOS' }, { code: 'windows', label: 'Windows' }],
        },
        { key: 'versionName', label: '版本号', type: 'text', required: true, pattern: '^\\d+\\.\\d+\\.\\d+$' },
        { key: 'versionCode', label: '内部版本', type: 'integer', required: true, min: 1 },
        { key: 'file', label: '安装包', type: 'text', upload: 'package', required: true, note: 'apk/exe，≤500MB；apk上传接口不附带令牌头（规格书7节）' },
        { key: 'size', label: '大小', type: 'integer', unit: 'KB' },
        { key: 'md5', label: '校验值', type: 'text', maxLength: 32 },
        { key: 'force', label: '强制更新', type: 'boolean', default: false },
        { key: 'minVersion', label: '最低可用版本', type: 'text' },
        { key: 'grayOrgs', label: '灰度机构', type: 'multi', optionsFrom: 'institution' },
        {
          key: 'grayShare', label: '其他机构灰度比例', type: 'single', note: '灰度机构之外，按终端随机抽取',
          options: [{ code: '5', label: '5%' }, { code: '10', label: '10%' }, { code: '20', label: '20%' }, { code: '50', label: '50%' }],
        },
        { key: 'content', label: '更新说明', type: 'longText', required: true, maxLength: 1000 },
        { key: 'publishTime', label: '发布时间', type: 'dateTime' },
        { key: 'downloads', label: '下载次数', type: 'integer', unit: '次', internal: true, note: '由服务器计数，见“终端版本”' },
        {
          key: 'state', label: '状态', type: 'single', required: true,
          options: [{ code: '0', label: '草稿' }, { code: '1', label: '灰度' }, { code: '2', label: '已发布' }, { code: '3', label: '已下架' }],
          default: '0',
        },
      ],
    },
  ],
};
