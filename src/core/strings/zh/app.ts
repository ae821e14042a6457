import type { Part } from '../words.ts'

export const app: Part<'zh', 'app'> = {
  name: 'Parley',
  settings: '设置',
  connecting: '正在连接本机上的 Parley',
  notAdmitted: {
    title: '此页面需要新的链接',
    remedy: '每个链接只能用一次。请在运行 Parley 的终端中按 Enter，然后打开它显示的链接。',
  },
  hostGone: {
    title: 'Parley 已在本机退出',
    remedy: '您的字幕留在这里。请用“npm start”重新启动，然后打开它显示的链接。',
  },
  shutOut: {
    title: '对 Parley 的访问已结束，此页面需要新的链接',
    remedy:
      '您的字幕留在这里，进行中的会话可以停止。请在运行 Parley 的终端中按 Enter，然后打开它显示的链接。',
  },
  leaving: {
    live: {
      title: '有一个会话正在进行',
      detail: '会先结束会话，使最后说的话仍能翻译。',
      leave: '结束会话并退出',
      stay: '继续会话',
    },
    unsaved: {
      title: '有更改尚未保存',
      detail: '现在退出将丢失更改。',
      leave: '退出而不保存',
      stay: '留下',
    },
  },
  tryAgain: '重试',
  reload: '重新加载',
  checkConnection: '检查连接',
  close: '关闭',
  dismiss: '忽略',
  cancel: '取消',
  save: '保存',
  fillIn: '请填写此项。',
  copied: '已复制',
  notCopied: '无法复制。请选中后自行复制。',
}
