import type { Part } from '../words.ts'

export const privacy: Part<'zh', 'privacy'> = {
  title: '隐私',
  sentDemo: '没有任何内容离开本机：演示服务在本机运行。',
  sentAccount: '您说的话、文本、文档、术语表和文体规则只发送到 {{host}}，不会发往别处。',
  keptHint: '会话，以及文本和译文。只有在下面开启后才会保存声音。',
  documentKeys:
    '文档不受此选项影响：译文会一直保留，直到您保存或移除它，其密钥未加密，与译文一同保留；只有您的用户可以读取该文件。失败或已保存的文档记录会随会话一同删除。',
  retention: '会话和文本保留',
  retentions: {
    'for-ever': '直到我删除',
    '30-days': '30 天',
    '1-day': '1 天',
    nothing: '不保留',
  },
  sound: {
    on: '同时保存会话的声音',
    hint: '会话听到的声音会随会话一起保存，只在本机，不加密，会话保留多久就保存多久：每小时约 {{size}}。静音时不保存任何声音。应让所有说话的人知道并同意。更改从下一次会话起生效。',
    nothingKept: '会话不保留，因此声音也不保留。',
    size_other: '{{count}} 个会话的声音占用 {{size}}。可以在“历史”中删除，字幕会保留。',
  },
  textFile: {
    on: '会话进行时写入文本文件',
    hint: '供其他程序使用：每句话一经确定就会添加。Parley 从不删除这些文件。如果选择不保存会话，则不写入文件。',
    folder: '文件夹：{{name}}',
    choose: '选择文件夹',
    other: '选择其他文件夹',
    dialog: '选择存放文本文件的文件夹',
    inBrowser: '桌面应用还可以写入随会话增长的文本文件，供其他程序使用。浏览器中的页面无法做到。',
  },
  confirm: {
    title: '减少保留？',

    remedy_other: '更早的内容现在会删除，其中有 {{count}} 个会话。无法恢复。',
    remedyAll: '所有保留的会话和文本现在都会删除。无法恢复。',
    submit: '删除并减少保留',
  },
}
