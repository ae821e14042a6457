import type { Part } from '../words.ts'

/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick: Part<'zh', 'quick'> = {
  title: '快速翻译',
  demo: '它熟悉一场示例会议，其他文字显示为演示文字。',
  sent: '文字会发送到 {{host}}。',
  openParley: '打开 Parley',
  placeholder: '输入或粘贴文字。按 Enter 立即翻译。',
  empty: '译文显示在这里。',
  targets: '可用按键选择的语言',
  target: '{{language}} (Alt+{{number}})',
  copy: '复制译文',
  copyAndClose: '复制并关闭',
  pin: '保持在最前',
  earlier: '以前的文字',
  hide: '隐藏',
  clear: '清除文字',
}
