import type { FormRemarks } from '../form-remarks.ts';

export const UPLOAD_REMARKS: { readonly [formId: string]: FormRemarks } = {
  'platform-account': {
    rules: [
      '新用户名与新密码都未变化时提示：用户名或密码未修改',
      '仅处于编辑状态的行参与提交',
      '保存成功显示服务端消息并移除该行；失败以错误提示显示服务端消息',
      '弹窗顶部固定警示：以上平台账号密码错误，影响上传，及时修正！',
    ],
  },
  'platform-password-check': {
    rules: [
      '返回-99时显示服务端消息；否则提示：检验通过',
    ],
  },
  'report-print-job': {
    rules: [
      '体检未完成必查项目时不能审核',
      '发放须登记领取人；补打记录次数',
    ],
  },
  'upload-data-verification': {
    rules: [
      '成功后返回data.url，前端提示并可下载核查文件',
      '文件为空、无“身份证号”列、格式不支持或超过大小时给出明确错误',
      '超过5000行提示分批上传（假设值）',
    ],
  },
  'upload-record': {
    rules: [
      'E02、E11、E12可自动重试：间隔1、5、30分钟，共3次，仍失败转“上传失败”待人工',
      'E01停止该账号全部任务并弹出平台账号窗口',
      'E03~E10、E13、E14须人工修正后再传，不自动重试',
      '上传成功后记录被修改则状态变为“需重新上传”',
    ],
  },
};
