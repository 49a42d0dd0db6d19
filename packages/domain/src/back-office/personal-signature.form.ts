import type { FormDefinition } from '../forms/index.ts';

/** 个人签名. What is written by hand goes before an uploaded picture; `previous.savedAt` is when it was last saved. */
export const personalSignature: FormDefinition = {
  id: 'personal-signature',
  version: 1,
  title: '个人签名',
  module: 'back-office',
  routes: ['info/sign'],
  subject: 'user',
  occurs: 'one',
  source: '规格书（info/sign；POST /files//uploadfileysqm）',
  verified: ['spec', 'recall'],
  sections: [
    {
      id: 'sign', title: '签名',
      fields: [
        { key: 'current', label: '当前签名', type: 'computed', computed: 'isMissing(draw) ? upload : draw' },
        { key: 'draw', label: '手写签名', type: 'signature', note: '手写板或鼠标书写' },
        { key: 'upload', label: '上传签名图片', type: 'image', note: 'jpg/png，透明底优先，≤500KB，建议300×120' },
        { key: 'agree', label: '授权用于电子报告', type: 'boolean', required: true },
        { key: 'updateTime', label: '更新时间', type: 'computed', computed: 'previous.savedAt' },
      ],
    },
  ],
  checks: [
    {
      id: 'empty', when: 'agree == true && isMissing(draw) && isMissing(upload)', severity: 'warning', message: '请先书写或上传签名',
      fields: ['draw', 'upload'],
    },
  ],
};
