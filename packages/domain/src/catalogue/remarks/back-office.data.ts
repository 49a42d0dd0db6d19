import type { FormRemarks } from '../form-remarks.ts';

export const BACK_OFFICE_REMARKS: { readonly [formId: string]: FormRemarks } = {
  announcement: {
    rules: [
      '本机构及下级机构的人在首页看到，有效期内显示',
      '同一机构在发布的置顶公告最多 3 条',
    ],
  },
  'app-version': {
    rules: [
      '同一应用同一平台内部版本须递增',
      '发布后安装包不可替换',
    ],
  },
  'drug-catalogue': {
    rules: [
      '编码唯一；拼音码由通用名自动生成',
      '随访用药只能从启用目录选择，允许“目录外药品”自由填写',
    ],
  },
  'global-config': {
    rules: [
      '键在同一机构内唯一；取值顺序：本机构→上级→全平台→默认值',
      '安全类参数仅平台管理员可改',
    ],
  },
  'house-type': {
    rules: [
      '会员价不得高于门市价',
      'trtc页为音视频演示页',
    ],
  },
  'institution': {
    rules: [
      '机构编码唯一，停用机构须先停用下级与用户',
      '级别必须低于上级至少一级',
      '调整上级机构须县级及以上管理员确认',
    ],
  },
  'login': {
    rules: [
      '仅响应code为200时成功',
      '登录成功写入token（x-access-token，2小时）与permissions、menu、org',
    ],
  },
  'menu': {
    rules: [
      '子路径由前端以父路径为前缀',
      '有子菜单的目录不可删除',
      '权限码唯一',
    ],
  },
  'monitoring-item': {
    rules: [
      '参考下限不得大于上限；年龄段不重叠',
      '修改只影响之后的判定，历史结果保留当时区间',
    ],
  },
  'organisation-settings': {
    rules: [
      '保存后提示“保存成功”，其他用户下次登录生效',
    ],
  },
  'password-change': {
    rules: [
      '新密码8~20位含字母和数字，不得与原密码相同',
      '两次输入不一致时提示：两次输入的密码不一致',
    ],
  },
  'personal-signature': {
    rules: [
      '无手写且无图片时提示：请先书写或上传签名',
      '更换签名不改变已签发的报告',
    ],
  },
  'role': {
    rules: [
      '内置角色不可删除',
      '权限变更在用户下次取菜单时生效',
    ],
  },
  'settings-panel': {
    rules: [
      '默认值规格书未给出，此处为假设',
    ],
  },
  'user': {
    rules: [
      '用户名唯一',
      '初始密码首次登录必须修改；密码8~20位，含字母与数字',
      '停用用户立即失效其令牌',
      '不能停用或删除自己；不能授予高于自身的角色与机构',
    ],
  },
  'vip-level': {
    rules: [
      '等级序号唯一；成长值随等级递增',
    ],
  },
};
